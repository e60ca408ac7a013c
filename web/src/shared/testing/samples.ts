import type { ManagedProduct } from '@tech-house/api/contract/managed-product'
import type { Order } from '@tech-house/api/contract/order'
import type { Product } from '@tech-house/api/contract/product'

export const aProduct = (special: Partial<Product> = {}): Product => ({
  _id: 'test-ssd-1tb',
  product: 'Test SSD 1TB',
  type: 'SSD',
  price: 80.5,
  available_quantity: 20,
  minimum_order: 5,
  image: '/products/test-ssd-1tb.svg',
  description: 'A drive for tests.',
  ...special,
})

export const aManagedProduct = (special: Partial<ManagedProduct> = {}): ManagedProduct => ({
  ...aProduct(),
  draft: false,
  revision: 0,
  ...special,
})

export const anOrder = (special: Partial<Order> = {}): Order => ({
  _id: 'order1',
  name: 'Bea Buyer',
  email: 'bea@example.com',
  productId: 'test-ssd-1tb',
  product: 'Test SSD 1TB',
  price: 80.5,
  quantity: 5,
  totalPrice: 402.5,
  status: 'pending',
  paid: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...special,
})

/** A user of Firebase Auth. */
export const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada' as string | null,
  photoURL: null as string | null,
  metadata: {} as { lastSignInTime?: string },
  getIdToken: async (_forceRefresh?: boolean) => 'token',
  getIdTokenResult: async () => ({
    expirationTime: new Date(Date.now() + 3_600_000).toISOString(),
    claims: { name: 'Ada' },
  }),
}
