import { FieldValue } from 'firebase-admin/firestore'
import { expect, test, vi } from 'vitest'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { newProduct } from '../../../test/support/new-product.ts'
import { tester } from '../../../test/support/people.ts'
import { EventLog } from '../../platform/events/event-log.ts'
import { OrderStore } from '../orders/order-store.ts'
import { ManagedProductStore } from './managed-product-store.ts'
import { ProductStore } from './product-store.ts'
import { bookStockMismatch, findStockMismatches, logStockMismatches } from './reconcile-stock.ts'

const db = emptyDatabase()
const events = new EventLog(db)
const products = new ProductStore(events)
const orders = new OrderStore(events)
const buyer = { ...tester, name: 'Alice Example' }
const order = (productId: string) => orders.purchase({ productId, quantity: 3 }, buyer)

const addProduct = (product: string, store = products) =>
  store.add(newProduct({ product, available_quantity: 50 }), tester)

test('a product whose stock differs from its events is reported, also a deleted one and one without events [API-24]', async () => {
  const ids = ['sound', 'changed', 'removed', 'discarded', 'cancelled']
  for (const id of ids) await addProduct(id)
  const placed = await Promise.all(ids.map(order))
  await products.remove('discarded', tester)
  await orders.changeOne('order-cancelled', placed.at(-1)?.orderIds[0] ?? '', buyer)
  expect(await findStockMismatches(db)).toEqual([])

  await db.doc('products/changed').update({ available_quantity: FieldValue.increment(1) })
  await db.doc('products/removed').delete()
  await db.doc('products/by-hand').set({ available_quantity: 7 })
  const expected = [
    { productId: 'by-hand', recorded: 0, available: 7 },
    { productId: 'changed', recorded: 47, available: 48 },
    { productId: 'removed', recorded: 47, available: 0 },
  ]
  expect(await findStockMismatches(db)).toEqual(expected)
  await order('changed')
  const next = { productId: 'changed', recorded: 44, available: 45 }
  expect(await findStockMismatches(db)).toContainEqual(next)
})

test('after the incident "Stock mismatches" is followed to the letter, the check finds nothing more [API-24]', async () => {
  const own = emptyDatabase()
  const catalog = new ProductStore(new EventLog(own))
  const id = await addProduct('sold', catalog)
  await own.doc(`products/${id}`).update({ available_quantity: FieldValue.increment(7) })
  // "Count the pieces and correct the stock": 52 are there, and the shop has 57.
  const managed = new ManagedProductStore(new EventLog(own), catalog)
  await managed.correctStock(id, { delta: -5, reason: 'counted' }, tester, undefined)
  const left = { productId: id, recorded: 45, available: 52 }
  expect(await findStockMismatches(own)).toEqual([left])
  // "Repeat with --write".
  await Promise.all([1, 2].map(() => bookStockMismatch(own, id, tester)))
  expect(await findStockMismatches(own)).toEqual([])
  expect((await own.doc(`products/${id}`).get()).get('available_quantity')).toBe(52)
})

test('checks among orders find no mismatch [API-24]', async () => {
  const own = emptyDatabase()
  const shop = new OrderStore(new EventLog(own))
  const id = await addProduct('sold', new ProductStore(new EventLog(own)))
  const booked = Array.from({ length: 12 }, () =>
    shop.purchase({ productId: id, quantity: 1 }, buyer),
  )
  const checks = Array.from({ length: 3 }, () => findStockMismatches(own))
  expect((await Promise.all(checks)).flat()).toEqual([])
  await Promise.all(booked)
  expect(await findStockMismatches(own)).toEqual([])
})

test('a check repeats a read that gets no response [API-24]', async () => {
  const own = emptyDatabase()
  await own.doc('products/by-hand').set({ available_quantity: 7 })
  const away = Object.assign(new Error('away'), { code: 14 })
  const read = vi.spyOn(own, 'runTransaction').mockRejectedValueOnce(away)
  expect(await findStockMismatches(own)).toHaveLength(1)
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  [0, { severity: 'INFO' }],
  [80, { severity: 'ERROR', message: expect.stringMatching(/80$/), mismatches: { length: 50 } }],
])('a check that finds %i mismatches logs it, and the first 50 [API-24]', (count, line) => {
  const log: object[] = []
  const mismatch = { productId: 'ssd', recorded: 5, available: 4 }
  logStockMismatches(Array(count).fill(mismatch), (entry) => log.push(entry))
  expect(log).toMatchObject([line])
})
