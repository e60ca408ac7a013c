import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, initializeFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import type { Bill } from '../embedded-firestore/bill.ts'
import { freePort } from '../process/ports.ts'
import { createProcesses } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { startFirestore } from './start-firestore.ts'

const processes = createProcesses()
const { host, counters = '' } = await startFirestore(
  processes,
  { kind: 'embedded' },
  await freePort(),
)
Object.assign(process.env, emulatorEnv(host))
const app = initializeApp({ projectId: 'demo-tech-house' })
const db = initializeFirestore(app)

afterAll(async () => {
  await deleteApp(app)
  await processes.stopAll()
})

const bill = async () => (await (await fetch(counters)).json()) as Bill

test('documents are created, read, updated and deleted', async () => {
  const ssd = db.doc('crud/ssd')
  await ssd.create({
    name: 'SSD',
    price: 79.9,
    tags: [],
    maker: {},
    at: FieldValue.serverTimestamp(),
  })
  await ssd.update({ price: 80, 'maker.name': 'Acme', sold: FieldValue.increment(2) })
  expect((await ssd.get()).data()).toMatchObject({
    name: 'SSD',
    price: 80,
    tags: [],
    maker: { name: 'Acme' },
    sold: 2,
  })
  await ssd.delete()
  expect((await ssd.get()).exists).toBe(false)
})

test('creating a document twice is refused, and the batch around it writes nothing', async () => {
  await db.doc('twice/a').create({ n: 1 })
  const batch = db.batch().set(db.doc('twice/b'), { n: 2 }).create(db.doc('twice/a'), { n: 3 })
  await expect(batch.commit()).rejects.toMatchObject({ code: 6 })
  expect((await db.doc('twice/b').get()).exists).toBe(false)
  await expect(db.doc('twice/c').update({ n: 1 })).rejects.toMatchObject({ code: 5 })
})

test('queries filter, sort, page by cursor and count', async () => {
  const parts = db.collection('parts')
  const batch = db.batch()
  for (const n of [1, 2, 3, 4, 5, 6])
    batch.set(parts.doc(`p${n}`), { n, type: n % 2 ? 'odd' : 'even' })
  await batch.commit()

  const even = parts.where('type', '==', 'even').orderBy('n', 'desc')
  const first = await even.limit(2).get()
  expect(first.docs.map(({ id }) => id)).toEqual(['p6', 'p4'])
  const next = await even.startAfter(first.docs[1]).get()
  expect(next.docs.map(({ id }) => id)).toEqual(['p2'])
  const several = await parts.where('n', 'in', [1, 3]).where('type', '==', 'odd').get()
  expect(several.size).toBe(2)
  expect((await parts.where('n', '>', 2).count().get()).data().count).toBe(4)
})

test('a collection is deleted with its subcollections', async () => {
  await db.doc('tree/a/below/b').set({ n: 1 })
  await db.doc('tree/a').set({ n: 1 })
  await db.recursiveDelete(db.collection('tree'))
  expect((await db.collection('tree').get()).size).toBe(0)
  expect((await db.doc('tree/a/below/b').get()).exists).toBe(false)
})

test('60 buyers at once on 10 pieces get exactly 10 [API-7]', async () => {
  const product = db.doc('contention/product')
  await product.set({ stock: 10 })
  const buy = (buyer: number) =>
    db.runTransaction(async (transaction) => {
      const stock = (await transaction.get(product)).get('stock')
      if (stock < 1) return false
      transaction.update(product, { stock: stock - 1 })
      transaction.create(db.doc(`contention/order-${buyer}`), { buyer })
      return true
    })
  const bought = await Promise.all(Array.from({ length: 60 }, (_, buyer) => buy(buyer)))
  expect(bought.filter(Boolean)).toHaveLength(10)
  expect((await product.get()).get('stock')).toBe(0)
})

test('a transaction that conflicts with a plain write is repeated', async () => {
  const product = db.doc('overtaken/product')
  await product.set({ stock: 5 })
  let attempts = 0
  await db.runTransaction(async (transaction) => {
    attempts += 1
    const stock = (await transaction.get(product)).get('stock')
    if (attempts === 1) await product.set({ stock: 3 })
    transaction.update(product, { stock: stock - 1 })
  })
  expect(attempts).toBe(2)
  expect((await product.get()).get('stock')).toBe(2)
})

test('a transaction that throws writes nothing and does not block the next one', async () => {
  const product = db.doc('thrown/product')
  await product.set({ stock: 1 })
  const failing = db.runTransaction(async (transaction) => {
    await transaction.get(product)
    transaction.update(product, { stock: 0 })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const stock = await db.runTransaction(async (transaction) =>
    (await transaction.get(product)).get('stock'),
  )
  expect(stock).toBe(1)
})

test('a listener receives a change', async () => {
  const product = db.doc('heard/product')
  const { promise: heard, resolve } = Promise.withResolvers<number>()
  const stop = product.onSnapshot((snapshot) => {
    if (snapshot.exists) resolve(snapshot.get('stock'))
  })
  await product.set({ stock: 7 })
  expect(await heard).toBe(7)
  stop()
})

test('the counters state what Firestore would bill', async () => {
  const [a, b, none] = [db.doc('counted/a'), db.doc('counted/b'), db.doc('counted/none')]
  const start = await bill()
  const since = async () => {
    const { reads, writes, deletes } = await bill()
    return [reads - start.reads, writes - start.writes, deletes - start.deletes]
  }
  await db.batch().set(a, { n: 1 }).set(b, { n: 2 }).commit()
  expect(await since()).toEqual([0, 2, 0])
  await db.getAll(a, none)
  expect(await since()).toEqual([2, 2, 0])
  const counted = db.collection('counted')
  await counted.limit(1).get()
  await counted.where('n', '>', 2).get()
  expect(await since()).toEqual([4, 2, 0])
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(a)
    transaction.update(b, { n: snapshot.get('n') }).delete(a)
  })
  expect(await since()).toEqual([5, 3, 1])
})
