import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import prices from '../../emulator-data/prices.json' with { type: 'json' }
import { toCents } from '../../functions/src/contract/money.ts'
import type { Return } from '../../functions/src/contract/orders/return.ts'
import { OverviewStore } from '../../functions/src/domains/overview/overview-store.ts'
import { SalesRollups } from '../../functions/src/domains/overview/sales-rollups.ts'
import { readHistory } from '../../functions/src/domains/prices/price-store.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { findStockMismatches } from '../../functions/src/domains/products/reconcile-stock.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { createProcesses } from '../process/processes.ts'
import { demoProject, emulatorEnv } from '../project.ts'
import { seedShop } from './seed-shop.ts'

const startOfToday = new Date().setUTCHours(0, 0, 0, 0)
const processes = createProcesses()
afterAll(() => processes.stopAll())

test('the seeded shop has been open for months, and stock and figures equal a recount, with a return in each state [OPS-4, PURCH-1, BACK-3, PRICE-1, PRICE-2]', async () => {
  const { host } = await startFirestore(processes, { kind: 'embedded' })
  Object.assign(process.env, emulatorEnv(host))
  const app = initializeApp({ projectId: demoProject }, 'seeded shop')
  const db = getFirestore(app)
  await seedShop(db)

  expect(await findStockMismatches(db)).toEqual([])
  const orders = (await db.collection('orders').get()).docs.map((order) => order.data())
  const rollups = new SalesRollups(db, 0)
  await rollups.reader.run()
  const overview = await new OverviewStore(db, rollups, { all: async () => [] }).read(365)
  const cents = orders.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0)
  const purchases = (await db.collection('purchases').get()).docs
  const returns: Return[] = purchases.flatMap((purchase) => purchase.get('returns') ?? [])
  const states = ['agreed', 'asked', 'received', 'refused', 'settled']
  expect(returns.map(({ state }) => state).sort()).toEqual(states)
  const refunds = returns.reduce((sum, { refundCents = 0 }) => sum + refundCents, 0)
  const returned = { returnedPieces: 2, writtenOffPieces: 1 }
  const revenueCents = cents - refunds
  expect(overview).toMatchObject({ orders: orders.length, revenueCents, ...returned })
  expect(overview.days.filter(({ orders }) => orders > 0).length).toBeGreaterThan(40)

  // Twelve products have a year of prices, and the reductions are true.
  for (const { product, changes, reduced } of prices) {
    const id = slugOf(product)
    const { entries } = await readHistory(db, id)
    expect(entries.slice(1).map(({ cents }) => cents / 100)).toEqual([
      ...changes.map(({ price }) => price),
      ...(reduced === undefined ? [] : [reduced]),
    ])
    const stored = await db.doc(`products/${id}`).get()
    const reference = reduced === undefined ? undefined : changes.at(-1)?.price
    expect(stored.get('reduction.reference')).toBe(reference)
  }
  expect(prices).toHaveLength(12)

  // Three purchases have several lines, and one of them 14.
  const sizes = [...Map.groupBy(orders, ({ purchase }) => purchase).values()].map(
    ({ length }) => length,
  )
  expect(sizes.filter((size) => size > 1).sort()).toEqual([14, 3, 4])
  expect(purchases).toHaveLength(sizes.length)
  const total = purchases.reduce((sum, purchase) => sum + purchase.get('totalCents'), 0)
  expect(total).toBe(cents)
  const paying = purchases.filter((purchase) => purchase.get('sums.deliveryCents') > 0)
  const fees = paying.reduce((sum, purchase) => sum + purchase.get('sums.deliveryCents'), 0)
  expect(overview.deliveryCents).toBe(fees)
  expect(new Set(paying.map((purchase) => purchase.get('tax.country'))).size).toBeGreaterThan(3)

  const partlyPaid = purchases.filter(
    (purchase) => purchase.get('payment.paidCents') && purchase.get('payment.state') === 'open',
  )
  expect(partlyPaid).toHaveLength(1)
  const unpaid = purchases.filter((purchase) => !purchase.get('payment.paidCents'))
  expect(unpaid.some((purchase) => purchase.get('status') === 'delivered')).toBe(true)
  expect(orders.some(({ paid }) => paid)).toBe(true)

  // Each has its recipient, and they look like those of an open shop.
  expect(orders.filter(({ recipient }) => !recipient?.city)).toEqual([])
  const partly = orders.filter(
    ({ status, deliveredPieces }) => status === 'pending' && deliveredPieces,
  )
  expect(partly.map(({ quantity, deliveredPieces }) => [quantity, deliveredPieces])).toEqual([
    [4, 2],
  ])
  expect(purchases.filter((purchase) => purchase.get('unanswered'))).toHaveLength(2)
  expect((await db.collection('notes').get()).size).toBeGreaterThan(0)
  const texts = (await db.collection('messages').get()).docs.map((message) => message.get('at'))
  const parcels = purchases.flatMap((purchase) => purchase.get('parcels') ?? [])
  for (const at of [...texts, ...parcels.map((parcel) => parcel.at)]) {
    expect(at.toMillis()).toBeLessThan(startOfToday)
  }

  const events = await db.collection('events').orderBy('at').get()
  const types = events.docs.map((event) => event.get('type'))
  expect(types.lastIndexOf('product-added')).toBeLessThan(types.indexOf('order-placed'))
  const mails = await db.collection('mail').get()
  expect(mails.size).toBeGreaterThan(purchases.length)
  expect(mails.docs.filter((mail) => mail.get('delivery.state') !== 'SUCCESS')).toEqual([])
  await deleteApp(app)
})
