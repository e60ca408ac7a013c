/** The first part of each query key: a write invalidates all queries that begin with it. */
export const queryKeys = {
  products: ['products'],
  product: ['product'],
  managedProducts: ['managed-products'],
  reviews: ['reviews'],
  orders: ['orders'],
  enquiries: ['enquiries'],
  users: ['users'],
  registration: ['registration'],
} as const

/** What a change of products or their stock makes stale. */
export const productKeys = [queryKeys.products, queryKeys.product, queryKeys.managedProducts]

/** Orders change the stock. */
export const orderKeys = [queryKeys.orders, ...productKeys]
