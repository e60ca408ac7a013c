import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { Product } from '@tech-house/api/contract/catalog/product'
import type { Order } from '@tech-house/api/contract/orders/order'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import type { SearchResult } from '@tech-house/api/contract/search'

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

/** A result of `GET /search` with these products. */
export const aSearchResult = (
  products: (Product & Partial<SearchResult['products'][number]>)[],
  special: Partial<SearchResult> = {},
): SearchResult => ({
  products: products.map((product) => ({ chips: [], ...product })),
  total: products.length,
  facets: {
    types: Object.entries(Object.groupBy(products, ({ type }) => type)).map(([value, of = []]) => ({
      value,
      label: value,
      count: of.length,
    })),
    prices: [],
    brands: [],
    inStock: products.length,
    deals: 0,
    specs: [],
  },
  relaxations: [],
  ...special,
})

/** The response to `POST /check` for lines of products that the shop has, without any rule. */
export const aCheck = (lines: { productId: string; part: string }[]) => ({
  lines: lines.map((line) => ({ ...line, quantity: 1, status: 'available' })),
  rules: [],
  stillToChoose: [],
  load: { watts: 0, isComplete: false },
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
  purchase: '7K4M9QXT',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...special,
})

export const anAddress = (special: Partial<Recipient> = {}): Recipient => ({
  name: 'Carlos Mendes',
  lines: ['Lindenstraße 12'],
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  ...special,
})

/** A purchase of this order alone, unless it says otherwise. */
export const aPurchase = (special: Partial<PurchaseDetails> = {}): PurchaseDetails => {
  const { lines = [anOrder()] } = special
  const left = lines.filter(({ status }) => status !== 'cancelled' && status !== 'deleted')
  const cents = left.reduce((sum, { totalPrice }) => sum + totalPrice * 100, 0)
  return {
    _id: lines[0]?.purchase ?? '7K4M9QXT',
    name: 'Bea Buyer',
    email: 'bea@example.com',
    orderIds: lines.map(({ _id }) => _id),
    status: 'pending',
    totalCents: Math.round(cents),
    delivery: { method: 'collection', name: 'Collection', days: '1', priceCents: 0 },
    tax: { country: 'US', percent: 0 },
    sums: {
      deliveryCents: 0,
      netCents: special.totalCents ?? Math.round(cents),
      taxCents: 0,
      grossCents: special.totalCents ?? Math.round(cents),
    },
    payment: { state: 'open' },
    parcels: [],
    returns: [],
    revision: 0,
    createdAt: '2026-11-01T10:00:00.000Z',
    lines,
    messages: [],
    timeline: [],
    ...special,
  }
}

/** An ID token with these claims, without a valid signature. */
export function aToken(claims: object, seconds = 3600): string {
  const exp = Math.floor(Date.now() / 1000) + seconds
  const bytes = new TextEncoder().encode(JSON.stringify({ ...claims, exp }))
  return `header.${btoa(String.fromCharCode(...bytes))}.signature`
}

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
