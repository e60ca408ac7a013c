import { randomUUID } from 'node:crypto'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, test } from 'vitest'
import { interceptFirestore } from '../../functions/src/firestore/firestore-interceptor.ts'
import { orderStore } from '../../functions/src/orders/order-store.ts'
import {
  checkStock,
  findStockMismatches,
  type StockMismatch,
} from '../../functions/src/products/reconcile-stock.ts'
import {
  beginning,
  readCheckpoint,
  saveCheckpoint,
} from '../../functions/src/products/stock-checkpoint.ts'
import { emptyDatabase } from '../../functions/test/support/empty-database.ts'
import { tester } from '../../functions/test/support/people.ts'
import { inRequest } from './support/in-request.ts'
import { aProduct } from './support/products.ts'

const db = interceptFirestore(emptyDatabase())
const orders = orderStore(db)
const buyer = { ...tester, name: 'Alice Example' }
const order = (productId: string) => orders.place({ productId, quantity: 1 }, buyer)

beforeEach(async () => {
  for (const name of ['events', 'orders', 'products', 'stockCheckpoint']) {
    await db.recursiveDelete(db.collection(name))
  }
})

/** A check that takes every event as complete, so no order may run beside it, and its reads. */
async function check(): Promise<{ mismatches: StockMismatch[]; reads: number }> {
  let mismatches: StockMismatch[] = []
  const { reads } = await inRequest(async () => {
    mismatches = await checkStock(db, 0)
  })
  return { mismatches, reads }
}

/** Two products, one of them with 20 orders: 22 events. */
async function aShop() {
  const [ordered, other] = [await aProduct(db, tester, 50), await aProduct(db, tester, 50)]
  for (let count = 0; count < 20; count++) await order(ordered)
  return { ordered, other }
}

/** The queries of the checkpoint and of events, which cost a read without rows, and two products. */
const otherReads = 5

test('after a check without mismatch the next one reads only the new events [API-24]', async () => {
  const { ordered } = await aShop()
  const first = await check()
  expect(first.mismatches).toEqual([])
  expect(first.reads).toBeGreaterThanOrEqual(22)
  expect((await check()).reads).toBeLessThanOrEqual(otherReads)
  for (let count = 0; count < 3; count++) await order(ordered)
  const next = await check()
  expect(next.mismatches).toEqual([])
  expect(next.reads).toBeGreaterThanOrEqual(3)
  expect(next.reads).toBeLessThanOrEqual(otherReads + 3)
  expect((await check()).reads).toBeLessThanOrEqual(otherReads)
})

test('a mismatch is reported by every check until it is corrected, also among new orders [API-24]', async () => {
  const { ordered, other } = await aShop()
  await check()
  const { checkpoint } = await readCheckpoint(db)
  const product = db.doc(`products/${other}`)
  await product.update({ available_quantity: 49 })
  for (const recorded of [50, 49, 48]) {
    const expected = [{ productId: other, recorded, available: recorded - 1 }]
    expect((await check()).mismatches).toEqual(expected)
    expect(await findStockMismatches(db)).toEqual(expected)
    await order(other)
    await order(ordered)
  }
  expect((await readCheckpoint(db)).checkpoint).toEqual(checkpoint)
  await product.update({ available_quantity: FieldValue.increment(1) })
  expect((await check()).mismatches).toEqual([])
  expect((await check()).reads).toBeLessThanOrEqual(otherReads)
})

test('a deleted product and one without events are compared, too [API-24]', async () => {
  const { ordered, other } = await aShop()
  await check()
  await db.doc(`products/${ordered}`).delete()
  await db.doc('products/by-hand').set({ available_quantity: 7 })
  const { mismatches } = await check()
  expect(mismatches).toHaveLength(2)
  expect(mismatches).toContainEqual({ productId: ordered, recorded: 30, available: 0 })
  expect(mismatches).toContainEqual({ productId: 'by-hand', recorded: 0, available: 7 })
  expect(mismatches.map(({ productId }) => productId)).not.toContain(other)
})

/** Writes an event of this age, as if its commit had taken as long. */
async function commit(productId: string, delta: number, secondsAgo: number): Promise<void> {
  const batch = db.batch()
  const at = Timestamp.fromMillis(Date.now() - secondsAgo * 1000)
  batch.create(db.collection('events').doc(), { at, stock: { productId, delta } })
  const change = { available_quantity: FieldValue.increment(delta) }
  batch.set(db.doc(`products/${productId}`), change, { merge: true })
  await batch.commit()
}

test('an event that appears after later events were checked is counted by the next check [API-24]', async () => {
  const id = randomUUID()
  await commit(id, 9, 120)
  await commit(id, -1, 5)
  expect(await checkStock(db)).toEqual([])
  await commit(id, -2, 30)
  expect(await checkStock(db)).toEqual([])
  const { checkpoint } = await readCheckpoint(db)
  expect([...checkpoint.stock]).toEqual([[id, 9]])
})

/** Makes the events two minutes older, so that checks take them as complete. */
async function passTime(): Promise<void> {
  const { docs } = await db.collection('events').get()
  const batch = db.batch()
  for (const event of docs) {
    const at: Timestamp = event.get('at')
    batch.update(event.ref, { at: Timestamp.fromMillis(at.toMillis() - 120_000) })
  }
  await batch.commit()
}

test('checks that run at once, and among orders, find no mismatch and leave one checkpoint [API-24]', async () => {
  const { ordered, other } = await aShop()
  for (let round = 0; round < 3; round++) {
    await passTime()
    const booked = [ordered, other, ordered, other].map(order)
    const checks = await Promise.all([checkStock(db), checkStock(db), checkStock(db)])
    expect(checks.flat()).toEqual([])
    await Promise.all(booked)
  }
  const { checkpoint } = await readCheckpoint(db)
  expect(checkpoint.stock).toEqual(
    new Map([
      [ordered, 26],
      [other, 46],
    ]),
  )
  expect((await check()).mismatches).toEqual([])
  expect((await check()).reads).toBeLessThanOrEqual(otherReads)
})

test.each<[string, (document: DocumentReference) => Promise<unknown>]>([
  ['is missing', (document) => document.delete()],
  ['is unreadable', (document) => document.update({ stock: { x: 'many' } })],
  ['has no position', (document) => document.update({ at: null })],
  ['lacks a part', (document) => document.update({ parts: 2 })],
])('if the checkpoint %s, the check reads the whole log [API-24]', async (_, damage) => {
  await aShop()
  await check()
  await damage(db.doc('stockCheckpoint/0'))
  const { mismatches, reads } = await check()
  expect(mismatches).toEqual([])
  expect(reads).toBeGreaterThanOrEqual(22)
  expect((await check()).reads).toBeLessThanOrEqual(otherReads)
})

test('the checkpoint of 12,000 products is stored in three documents, without those of stock 0 [API-24]', async () => {
  const position = { at: Timestamp.now(), eventId: 'x' }
  const products = Array.from({ length: 12_000 }, (_, n): [string, number] => [
    `${n}-${'x'.repeat(80)}`,
    n + 1,
  ])
  await saveCheckpoint(db, { position, stock: new Map([...products, ['deleted', 0]]) })
  expect((await readCheckpoint(db)).checkpoint).toEqual({ position, stock: new Map(products) })
  await saveCheckpoint(db, { position, stock: new Map([['ssd', 5]]) })
  expect((await readCheckpoint(db)).checkpoint.stock).toEqual(new Map([['ssd', 5]]))
  await saveCheckpoint(db, { position, stock: new Map(products) })
  await db.doc('stockCheckpoint/1').delete()
  expect((await readCheckpoint(db)).checkpoint).toEqual(beginning)
})
