import { pagePaths } from '@tech-house/api/contract/page-paths'

/** Every URL of the shop, with parameters in the router's syntax; `to…` fills them in. */
export const paths = { ...pagePaths, services: '/#services' } as const

export const toProduct = (id: string) => `/product/${encodeURIComponent(id)}`
export const toEditProduct = (id: string) => `/dashboard/editProduct/${encodeURIComponent(id)}`
export const toOrder = (id: string) => `/dashboard/order/${encodeURIComponent(id)}`
export const toTakeBack = (id = '') => `${paths.changePrices}?takeBack=${id}`
export const toPriceHistory = (id: string) => `${paths.activity}?subject=priceChanges/${id}`
export const toCustomer = (id: string) => `/dashboard/customer/${encodeURIComponent(id)}`
export const toCustomers = (q: string) => `${paths.customers}?${new URLSearchParams({ q })}`
export const toPayment = (id: string) => `/payment/${encodeURIComponent(id)}`
export const toWithdraw = (number: string) => `/withdraw?purchase=${encodeURIComponent(number)}`
export const toCompare = (ids: string[]) => `/compare?ids=${ids.map(encodeURIComponent).join(',')}`
/** The catalog with the products that meet a condition of its URL. */
export const toProducts = (condition: { type: string } | { brand: string }) =>
  `/?${new URLSearchParams(condition)}#services`
