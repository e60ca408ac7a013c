import type { PagePath } from '@tech-house/api/contract/page-paths'

/** Every URL of the shop, with parameters in the router's syntax; `to…` fills them in. */
export const paths = {
  home: '/',
  services: '/#services',
  blogs: '/blogs',
  portfolio: '/portfolio',
  login: '/login',
  signup: '/signup',
  reset: '/reset',
  compare: '/compare',
  quickOrder: '/quick-order',
  build: '/build',
  developers: '/developers',
  product: '/product/:id',
  payment: '/payment/:id',
  dashboard: '/dashboard',
  myProfile: '/dashboard/myprofile',
  profileUpdate: '/dashboard/profileUpdate',
  myOrder: '/dashboard/myorder',
  addReview: '/dashboard/addreview',
  order: '/dashboard/order/:id',
  manageOrder: '/dashboard/manageOrder',
  addProduct: '/dashboard/addProduct',
  makeAdmin: '/dashboard/makeAdmin',
  manageProducts: '/dashboard/ManageProducts',
  importProducts: '/dashboard/importProducts',
  restock: '/dashboard/restock',
  editProduct: '/dashboard/editProduct/:id',
  manageReviews: '/dashboard/manageReviews',
  outbox: '/dashboard/outbox',
  overview: '/dashboard/overview',
  browsers: '/dashboard/browsers',
  activity: '/dashboard/activity',
} as const satisfies Record<string, PagePath | `${PagePath}#${string}`>

export const toProduct = (id: string) => `/product/${encodeURIComponent(id)}`
export const toEditProduct = (id: string) => `/dashboard/editProduct/${encodeURIComponent(id)}`
export const toOrder = (id: string) => `/dashboard/order/${encodeURIComponent(id)}`
export const toPayment = (id: string) => `/payment/${encodeURIComponent(id)}`
export const toCompare = (ids: string[]) => `/compare?ids=${ids.map(encodeURIComponent).join(',')}`
