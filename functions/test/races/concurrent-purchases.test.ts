import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Product } from '../../src/contract/catalog/product.ts'
import { OrderStore } from '../../src/domains/orders/order-store.ts'
import { aProduct, api } from '../support/api.ts'
import { expectStocks } from '../support/expect-stock.ts'
import { aCustomer, events } from '../support/people.ts'

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
const aBuild = (stock: number, parts = 8): Promise<Product[]> =>
  Promise.all(times(parts, () => aProduct({ available_quantity: stock })))

/** The parts in another order for each buyer. */
const linesOf = (parts: Product[], turn = 0) =>
  [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)].map(({ _id }) => ({
    productId: _id,
    quantity: 1,
  }))

const expectSoldOut = (parts: Product[]) => expectStocks(parts, Array(parts.length).fill(0))

test('100 buyers at once on 7 complete builds of 8 parts get exactly 7, and no half build [FIT-3]', async () => {
  const parts = await aBuild(7)
  const buyers = await Promise.all(times(100, () => aCustomer()))
  const answers = await Promise.all(
    buyers.map((by, n) => api('POST /orders/batch', { by, body: { lines: linesOf(parts, n) } })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  // 503 for the last ones in the queue of a busy machine.
  const refused = statuses.filter((status) => status === 409 || status === 503)
  expect(refused).toHaveLength(93)
  await expectSoldOut(parts)
  const mine = await Promise.all(
    buyers.map(async (by) => (await api('GET /myorders', { by })).body),
  )
  expect(mine.map(({ length }) => length).filter((length) => length > 0)).toEqual(times(7, () => 8))
}, 600_000)

test('buyers on several instances get exactly the complete builds [FIT-3]', async () => {
  const parts = await aBuild(7, 4)
  const buyer = { ...(await aCustomer()), requestId: 'test' }
  const booked = await Promise.allSettled(
    times(6, () => new OrderStore(events)).flatMap((store, instance) =>
      times(3, (n) => store.purchase({ lines: linesOf(parts, instance + n) }, buyer)),
    ),
  )
  const refusals = booked.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  // `busy` for the last ones in the queue of a busy machine.
  for (const { code } of refusals) expect(['lines-refused', 'busy']).toContain(code)
  expect(refusals).toHaveLength(18 - 7)
  await expectSoldOut(parts)
})

test('one key on ten concurrent connections books one build of the last pieces [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([aCustomer(), aBuild(1)])
  const request = { by: alice, body: { lines: linesOf(parts) }, key: randomUUID() }
  const headers = { connection: 'close' }
  const answers = await Promise.all(
    times(10, () => api('POST /orders/batch', { ...request, headers })),
  )
  // 503 on a busy machine.
  const booked = answers.filter(({ status }) => status !== 503)
  expect(new Set(booked.map(({ body }) => JSON.stringify(body.insertedIds))).size).toBe(1)
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(parts.length)
  await expectSoldOut(parts)
})
