import { expect, test } from 'vitest'
import indexes from '../../../../firestore.indexes.json' with { type: 'json' }
import { shopEvents } from '../shop-events.ts'
import { OrderEvent, OrderStatus } from './order.ts'
import { orderTransition, orderTransitions } from './order-status.ts'

test('every status has a transition to it, and an admin can delete its orders', () => {
  for (const status of OrderStatus.options) {
    expect(orderTransitions.some(({ to }) => to === status)).toBe(true)
    expect(orderTransition('order-deleted', status)).toBeDefined()
  }
})

test('every event of an order has a transition, and is in the event log', () => {
  for (const event of OrderEvent.options) {
    expect(orderTransitions.some((row) => row.event === event)).toBe(true)
    expect(shopEvents).toHaveProperty(event)
  }
})

test('firestore.indexes.json exempts the time of each later status', () => {
  const [, ...later] = OrderStatus.options
  const exempt = indexes.fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === 'orders')
    .map(({ fieldPath }) => fieldPath)
  expect(exempt).toEqual(expect.arrayContaining(later.map((status) => `${status}At`)))
})

test('on every path through the transitions stock is taken once and returned at most once', () => {
  const followed = new Set<string>()
  const follow = (from: OrderStatus | undefined, taken: number): void => {
    // An undone delivery leads back.
    if (followed.has(`${from} ${taken}`)) return
    followed.add(`${from} ${taken}`)
    for (const { to, stock } of orderTransitions.filter((row) => row.from === from)) {
      const next = taken + (stock === 'taken' ? 1 : stock === 'returned' ? -1 : 0)
      expect([0, 1]).toContain(next)
      if (to) follow(to, next)
    }
  }
  follow(undefined, 0)
})
