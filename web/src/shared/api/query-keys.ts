/** The first word of each cached read, so that a write knows what it makes stale. */
export const queryKeys = {
  products: ['products'],
  product: ['product'],
  managedProducts: ['managed-products'],
  reviews: ['reviews'],
  orders: ['orders'],
  users: ['users'],
  registration: ['registration'],
} as const
