import { expect, test } from 'vitest'
import { maxAmount, toCents } from './money.ts'
import { Overview } from './overview.ts'

const overviewOf = (cents: number): Overview => ({
  asOf: '2026-11-22T10:15:00.000Z',
  revenueCents: cents,
  deliveryCents: cents,
  orders: 2,
  returnedPieces: 1,
  writtenOffPieces: 1,
  averageOrderCents: cents,
  days: [{ day: '2026-11-22', revenueCents: cents, orders: 2 }],
  topProducts: [{ productId: 'ssd', product: 'Fast SSD', revenueCents: cents, pieces: 4 }],
  stock: { valueCents: cents, products: 48, lowStock: 3 },
})

test.each([toCents(maxAmount) * 100_000, toCents(maxAmount) * 1_000_000 * 1000])(
  'the overview of a shop with a wrong price is readable: %d cents [STAFF-9]',
  (cents) => {
    expect(cents).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    const large = overviewOf(cents)
    expect(Overview.parse(JSON.parse(JSON.stringify(large)))).toEqual(large)
  },
)

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a stock value of %d cents is refused [STAFF-9]',
  (valueCents) => {
    const overview = overviewOf(71_996)
    const wrong = { ...overview, stock: { ...overview.stock, valueCents } }
    expect(Overview.safeParse(wrong).success).toBe(false)
  },
)
