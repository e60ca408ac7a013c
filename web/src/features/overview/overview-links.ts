import { paths } from '#shared/paths.ts'

export function toOrders(search: { from: string; to: string; productId?: string }): string {
  return `${paths.manageOrder}?${new URLSearchParams({ ...search, utc: '1' })}`
}

export const toPendingOrders = `${paths.manageOrder}?status=pending`
export const toStockValue = `${paths.manageProducts}?sort=value-desc`
export const toLowStock = `${paths.manageProducts}?state=low`
