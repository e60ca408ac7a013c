import fc from 'fast-check'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, test } from 'vitest'
import type { Overview } from '../../functions/src/contract/overview.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ParcelStore } from '../../functions/src/domains/orders/parcels/parcel-store.ts'
import { changePurchaseLines } from '../../functions/src/domains/orders/purchases/change-lines.ts'
import { OverviewStore } from '../../functions/src/domains/overview/overview-store.ts'
import { SalesRollups } from '../../functions/src/domains/overview/sales-rollups.ts'
import { ManagedProductStore } from '../../functions/src/domains/products/managed-product-store.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { findStockMismatches } from '../../functions/src/domains/products/reconcile-stock.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { interceptFirestore } from '../../functions/src/platform/firestore/firestore-interceptor.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { emptyDatabase } from '../../functions/test/support/empty-database.ts'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { tester } from '../../functions/test/support/people.ts'
import { runs } from '../../functions/test/support/runs.ts'
import { inRequest } from './support/in-request.ts'

const db = interceptFirestore(emptyDatabase())
const events = new EventLog(db)
const products = new ProductStore(events)
const orders = new OrderStore(events)
const parcels = new ParcelStore(events)
const managed = new ManagedProductStore(events, products)
const mails = new Outbox(db)
const rollups = new SalesRollups(db, 0)
const overview = new OverviewStore(db, rollups, products)
const buyer = { ...tester, name: 'Alice Example' }
const periods = [7, 30, 365]

beforeEach(async () => {
  for (const name of [
    'events',
    'orders',
    'purchases',
    'products',
    'salesRollups',
    'eventReaders',
  ]) {
    await db.recursiveDelete(db.collection(name))
  }
})

/** What a period sold, in a form that can be compared. */
interface Recount {
  days: Map<string, { revenueCents: number; orders: number }>
  products: Map<string, { revenueCents: number; pieces: number }>
}

function add(recount: Recount, day: string, id: string, cents: number, pieces: number): void {
  const sums = recount.days.get(day) ?? { revenueCents: 0, orders: 0 }
  recount.days.set(day, { revenueCents: sums.revenueCents + cents, orders: sums.orders + 1 })
  const sold = recount.products.get(id) ?? { revenueCents: 0, pieces: 0 }
  recount.products.set(id, {
    revenueCents: sold.revenueCents + cents,
    pieces: sold.pieces + pieces,
  })
}

function expectEqual(answer: Overview, length: number, { days, products }: Recount): void {
  const sold = [...days].filter(([day]) => answer.days.some((shown) => shown.day === day))
  expect(answer.days).toHaveLength(length)
  expect(answer.days.filter((day) => day.orders > 0)).toEqual(
    sold.map(([day, sums]) => ({ day, ...sums })).sort((a, b) => (a.day < b.day ? -1 : 1)),
  )
  const cents = sold.reduce((sum, [, day]) => sum + day.revenueCents, 0)
  const count = sold.reduce((sum, [, day]) => sum + day.orders, 0)
  expect(answer.revenueCents).toBe(cents)
  expect(answer.orders).toBe(count)
  expect(answer.averageOrderCents).toBe(count ? Math.round(cents / count) : 0)
  const top = answer.topProducts.map(({ productId, revenueCents, pieces }) => [
    productId,
    { revenueCents, pieces },
  ])
  const best = [...products].sort(
    ([a, { revenueCents: x }], [b, { revenueCents: y }]) => y - x || (a < b ? -1 : 1),
  )
  expect(top).toEqual(best.slice(0, 10))
}

const pick = fc.nat({ max: 50 })
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order'), pick, n: fc.nat({ max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('batch'), pick, n: fc.nat({ max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), pick, n: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver'), pick, n: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete'), pick, n: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change'), pick, n: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add'), pick, n: fc.nat({ max: 9999 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard'), pick, n: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct'), pick, n: fc.nat({ max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('price'), pick, n: fc.nat({ max: 9999 }) }) },
)
const wave = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 8 }),
  folds: fc.nat({ max: 3 }),
  /** A fold that is interrupted after so many ms. */
  interrupted: fc.option(fc.nat({ max: 12 })),
})

const aProduct = (price: number): Promise<string> =>
  products.add(newProduct({ price, available_quantity: 30 }), tester)

test('after random orders, changes, cancellations, deliveries, deletions, stock corrections and price changes, and folds that compete and fail, the overview equals a recount, with at most 50 reads [STAFF-9, PURCH-3]', async () => {
  const shop = { products: [await aProduct(19.99)], orders: [''] }
  type Effect = (product: string, order: string, n: number) => Promise<unknown>
  const effects: Record<string, Effect> = {
    order: async (productId, _, quantity) =>
      shop.orders.push(...(await orders.purchase({ productId, quantity }, buyer)).orderIds),
    batch: async (product, _, quantity) => {
      const ids = [...new Set([product, shop.products[0] ?? ''])]
      const lines = ids.map((productId) => ({ productId, quantity }))
      shop.orders.push(...(await orders.purchase({ lines }, buyer)).orderIds)
    },
    change: async (productId, orderId, quantity) => {
      const purchase = (await db.doc(`orders/${orderId}`).get()).get('purchase') ?? 'none'
      const { revision = 0 } = (await db.doc(`purchases/${purchase}`).get()).data() ?? {}
      const lines = { orders: [{ orderId, quantity }], added: [{ productId, quantity: 1 }] }
      const change = { id: purchase, revision, lines }
      // A product that it has already is refused.
      await changePurchaseLines({ events, mails }, change, tester).catch(() =>
        changePurchaseLines(
          { events, mails },
          { ...change, lines: { ...lines, added: [] } },
          tester,
        ),
      )
      const ids: string[] = (await db.doc(`purchases/${purchase}`).get()).get('orderIds')
      shop.orders.push(...ids.filter((id) => !shop.orders.includes(id)))
    },
    add: async (_product, _order, n) => shop.products.push(await aProduct((n + 1) / 100)),
    correct: (product, _, n) =>
      managed.correctStock(product, { delta: n - 20, reason: 'counted' }, tester),
    price: async (product, _, n) => {
      const { _id, available_quantity, revision, ...edit } = await managed.read(product)
      const request = { id: product, revision, edit: { ...edit, price: (n + 1) / 100 } }
      return managed.edit(request, tester)
    },
    discard: (product) => products.remove(product, tester),
    cancel: (_, order) => orders.changeOne('order-cancelled', order, tester),
    deliver: (_, order) => parcels.deliver(order, tester),
    delete: (_, order) => orders.changeOne('order-deleted', order, tester),
  }
  async function send({ do: what, pick, n }: { do: string; pick: number; n: number }) {
    const product = shop.products[pick % shop.products.length] ?? ''
    const order = shop.orders[pick % shop.orders.length] || 'none'
    await effects[what]?.(product, order, n)
  }

  for (const what of ['correct', 'price', 'order']) await send({ do: what, pick: 0, n: 25 })
  await send({ do: 'change', pick: 1, n: 24 })

  await fc.assert(
    fc.asyncProperty(fc.array(wave, { minLength: 1, maxLength: 4 }), async (waves) => {
      for (const { commands, folds, interrupted } of waves) {
        // Refused commands change nothing.
        for (const command of commands) await send(command).catch(() => {})
        await Promise.allSettled([
          ...Array.from({ length: folds }, () => rollups.reader.run()),
          findStockMismatches(db),
          ...(interrupted === null ? [] : [inRequest(() => rollups.reader.run(), interrupted)]),
        ])
      }
      expect(await findStockMismatches(db)).toEqual([])
      const recount = await recountLog()
      for (const length of periods) {
        await overview.read(length)
        let answer: Overview | undefined
        const { reads } = await inRequest(async () => {
          answer = await overview.read(length)
        })
        if (!answer) throw new Error('no answer')
        expectEqual(answer, length, recount)
        expect(reads).toBeLessThanOrEqual(50)
        await expectTrueStock(answer)
      }
    }),
    { numRuns: runs.overviews, endOnFailure: true, includeErrorInReport: true },
  )
  const { docs } = await db.collection('events').get()
  const types = new Set(docs.map((event) => event.get('type')))
  expect([...types]).toEqual(
    expect.arrayContaining(['stock-corrected', 'product-edited', 'order-changed']),
  )
})

/** Sums all orders that were placed and neither cancelled nor deleted. */
async function recountLog(): Promise<Recount> {
  const { docs } = await db.collection('events').get()
  const subjects = (...types: string[]) =>
    new Set(docs.filter((event) => types.includes(event.get('type'))).map((e) => e.get('subject')))
  const removed = subjects('order-cancelled', 'order-deleted')
  const changes = docs.filter((event) => event.get('type') === 'order-changed')
  changes.sort((a, b) => a.get('at').toMillis() - b.get('at').toMillis())
  const latest = new Map(changes.map((event) => [event.get('subject'), event]))
  const recount: Recount = { days: new Map(), products: new Map() }
  for (const event of docs.filter((event) => event.get('type') === 'order-placed')) {
    const subject = event.get('subject')
    if (removed.has(subject)) continue
    const { productId, price } = event.get('after')
    const { quantity } = latest.get(subject)?.get('after') ?? event.get('after')
    const day = event.get('at').toDate().toISOString().slice(0, 10)
    add(recount, day, productId, Math.round(price * 100) * quantity, quantity)
  }
  return recount
}

async function expectTrueStock({ stock }: Overview): Promise<void> {
  const { docs } = await db.collection('products').get()
  const pieces = docs.map((product) => product.get('available_quantity'))
  const cents = docs.map((doc, n) => Math.round(doc.get('price') * 100) * pieces[n])
  expect(stock).toEqual({
    products: docs.length,
    lowStock: pieces.filter((count) => count < 10).length,
    valueCents: cents.reduce((sum, value) => sum + value, 0),
  })
}

const dated = fc.record({
  /** Days ago. */
  ago: fc.nat({ max: 420 }),
  product: fc.nat({ max: 14 }),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** Days until it is cancelled, if it is. */
  cancelled: fc.option(fc.nat({ max: 100 }), { freq: 3 }),
})

test('orders of 420 days, folded at random times, give the figures of each period [STAFF-9]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(dated, { minLength: 1, maxLength: 60 }),
      fc.array(fc.nat({ max: 40 }), { maxLength: 4 }),
      async (sold, folds) => {
        for (const name of ['events', 'salesRollups', 'eventReaders'])
          await db.recursiveDelete(db.collection(name))
        const now = Date.now() - 60_000
        const log = sold.flatMap((sale, n) => eventsOf(sale, n, now)).sort((a, b) => a.ms - b.ms)
        for (const count of [...folds, log.length]) {
          await write(log.splice(0, count))
          await Promise.all([rollups.reader.run(count), rollups.reader.run(7)])
        }
        for (const length of periods) {
          const answer = await overview.read(length)
          expectEqual(answer, length, recountOf(sold, now, answer))
        }
      },
    ),
    { numRuns: runs.salesLogs, endOnFailure: true, includeErrorInReport: true },
  )
})

const dayMs = 86_400_000
type DatedSale = typeof dated extends fc.Arbitrary<infer S> ? S : never

function eventsOf({ ago, product, cents, quantity, cancelled }: DatedSale, n: number, now: number) {
  const ms = now - ago * dayMs + n
  const productId = `product-${product}`
  const order = { productId, quantity, totalPrice: cents / 100, status: 'pending' }
  const placed = { type: 'order-placed', ms, before: null, after: order }
  if (cancelled === null || cancelled > ago) return [placed]
  const before = { ...order, createdAt: new Date(ms).toISOString() }
  const at = ms + cancelled * dayMs + 1000
  return [placed, { type: 'order-cancelled', ms: at, before, after: null }]
}

async function write(events: ReturnType<typeof eventsOf>): Promise<void> {
  const batch = db.batch()
  for (const { ms, ...event } of events) {
    batch.create(db.collection('events').doc(), { ...event, at: Timestamp.fromMillis(ms) })
  }
  await batch.commit()
}

function recountOf(sold: DatedSale[], now: number, { days }: Overview): Recount {
  const recount: Recount = { days: new Map(), products: new Map() }
  for (const [n, { ago, product, cents, quantity, cancelled }] of sold.entries()) {
    const day = new Date(now - ago * dayMs + n).toISOString().slice(0, 10)
    const isCancelled = cancelled !== null && cancelled <= ago
    if (!isCancelled && days.some((shown) => shown.day === day)) {
      add(recount, day, `product-${product}`, cents, quantity)
    }
  }
  return recount
}

test('when there are more young events than an answer may read, it says until when it counts [STAFF-9]', async () => {
  const cautious = new SalesRollups(db)
  const answering = new OverviewStore(db, cautious, products)
  const now = Date.now() - 30_000
  const sale = { ago: 0, product: 1, cents: 100, quantity: 1, cancelled: null }
  await write(Array.from({ length: 60 }, (_, n) => eventsOf(sale, n, now)).flat())
  await products.all()
  let answer: Overview | undefined
  const { reads } = await inRequest(async () => {
    answer = await answering.read(365)
  })
  const counted = answer?.orders ?? 0
  expect(reads).toBeLessThanOrEqual(50)
  expect(counted).toBeGreaterThanOrEqual(10)
  expect(answer?.asOf).toBe(new Date(now + counted - 1).toISOString())
  expect(answer?.revenueCents).toBe(100 * counted)
})

/** A placed order of product-1 for a dollar; orders of one batch have one time. */
const placedAt = (ms: number) => ({
  type: 'order-placed',
  ms,
  before: null,
  after: { productId: 'product-1', quantity: 1, totalPrice: 1, status: 'pending' },
})

test.each([
  ['before', 0],
  ['after', 5],
])(
  'no period shows a part of a batch of 50 lines, %s its other events are folded [STAFF-9]',
  async (_, earlier) => {
    const answering = new OverviewStore(db, new SalesRollups(db), products)
    const now = Date.now() - 30_000
    const before = Array.from({ length: earlier }, (_, n) => placedAt(now - 100 + n))
    await write([...before, ...Array.from({ length: 50 }, () => placedAt(now))])
    for (const length of periods) {
      const answer = await answering.read(length)
      expect([answer.orders, answer.asOf]).toEqual([earlier, new Date(now - 1).toISOString()])
    }
    await rollups.reader.run()
    for (const length of periods) expect((await answering.read(length)).orders).toBe(earlier + 50)
  },
)

test('a fold ends between two batches [STAFF-9]', async () => {
  const now = Date.now() - 90_000
  for (const batch of [0, 1]) {
    await write(Array.from({ length: 100 }, () => placedAt(now + batch)))
  }
  expect(await rollups.reader.run(1)).toBe(100)
  expect((await rollups.reader.position.get()).get('at').toMillis()).toBe(now)
  expect(await rollups.reader.run()).toBe(100)
})

test('the overview does not wait for a fold that takes long or fails [STAFF-9]', async () => {
  const now = Date.now() - 90_000
  await write(Array.from({ length: 60 }, (_, n) => placedAt(now + n)))
  const never = new Promise<number>(() => {})
  for (const fold of [() => never, async () => Promise.reject(new Error('lost'))]) {
    const failing = new SalesRollups(db, 0)
    failing.reader.run = fold
    const answer = await new OverviewStore(db, failing, products).read(7)
    expect(answer.orders).toBeGreaterThan(9)
    expect(answer.asOf).toBe(new Date(now + answer.orders - 1).toISOString())
  }
})

test('a value of a rollup that does not fit is left out, and the other values count [STAFF-9]', async () => {
  await write([placedAt(Date.now() - 90_000)])
  await rollups.reader.run()
  const today = new Date().toISOString().slice(0, 10)
  const odd = { days: { '2026-11-00': 'none' }, products: { odd: { cents: '1', pieces: 1 } } }
  await rollups.doc(today.slice(0, 7)).set(odd, { merge: true })
  for (const length of periods) {
    expect(await overview.read(length)).toMatchObject({ orders: 1, revenueCents: 100 })
  }
  await rollups.doc(today.slice(0, 7)).set({ days: 7, products: null })
  expect(await overview.read(7)).toMatchObject({ orders: 0 })
})
