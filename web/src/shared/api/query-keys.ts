/** The first part of each query key, which writes use to invalidate queries. */
export const queryKeys = {
  products: ['products'],
  product: ['product'],
  managedProducts: ['managed-products'],
  reviews: ['reviews'],
  orders: ['orders'],
  users: ['users'],
  registration: ['registration'],
} as const
