import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { type SaleEvent, saleOf } from './sales.ts'

const order = { productId: 'p', quantity: 2, totalPrice: 99.9, createdAt: '2026-11-20T23:59:00Z' }
const back = { day: '2026-11-20', productId: 'p', cents: -9990, pieces: -2, orders: -1 }

test.each<[SaleEvent['type'], 'pending' | 'delivered', object | undefined]>([
  ['order-cancelled', 'pending', back],
  ['order-deleted', 'pending', back],
  ['order-deleted', 'delivered', back],
  ['order-delivered', 'pending', undefined],
])('%s of a %s order changes the sales of its day: %j [STAFF-9]', (type, status, sale) => {
  const at = Timestamp.fromDate(new Date('2026-11-22'))
  expect(saleOf({ type, at, before: { ...order, status }, after: {} })).toEqual(sale)
})

test('a received return counts its pieces and a refund its amount, on their own day [BACK-3]', () => {
  const at = Timestamp.fromDate(new Date('2026-11-22'))
  const facts = { productId: 'p', product: 'P', kind: 'warranty', pieces: 2 } as const
  const saleAfter = (after: object) =>
    saleOf({ type: 'return-changed', at, before: {}, after: { ...facts, ...after } })
  const day = { day: '2026-11-22', productId: 'p', orders: 0 }
  const received = { ...day, cents: 0, pieces: 0, returned: 2, writtenOff: 1 }
  expect(saleAfter({ state: 'received', writtenOff: 1 })).toEqual(received)
  const refunded = { ...day, cents: -9000, pieces: -2 }
  expect(saleAfter({ state: 'settled', refundCents: 9000 })).toEqual(refunded)
  expect(saleAfter({ state: 'settled' })).toBeUndefined()
  expect(saleAfter({ state: 'agreed' })).toBeUndefined()
})

test('a changed quantity changes the sales of the day on which the order was placed by the difference [PURCH-3]', () => {
  const before = { ...order, status: 'pending' as const }
  const after = { ...before, quantity: 5, totalPrice: 249.75 }
  const at = Timestamp.fromDate(new Date('2026-11-22'))
  const sale = { day: '2026-11-20', productId: 'p', cents: 14_985, pieces: 3, orders: 0 }
  expect(saleOf({ type: 'order-changed', at, before, after })).toEqual(sale)
})
