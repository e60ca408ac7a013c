import { deleteApp, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import type { Usage } from '../embedded-firestore/firestore-service.ts'
import { createProcesses } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { startFirestore } from './start-firestore.ts'

const processes = createProcesses()
const { host, counters = '' } = await startFirestore(processes, { kind: 'embedded' })
Object.assign(process.env, emulatorEnv(host))
const app = initializeApp({ projectId: 'demo-tech-house' })
const db = initializeFirestore(app)

afterAll(async () => {
  await deleteApp(app)
  await processes.stopAll()
})

const usage = async () => (await (await fetch(counters)).json()) as Usage

test('each project has its own database', async () => {
  const other = initializeApp({ projectId: 'demo-other' }, 'other')
  await db.doc('projects/one').set({ n: 1 })
  expect((await initializeFirestore(other).doc('projects/one').get()).exists).toBe(false)
  await deleteApp(other)
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

test('the counters state what Firestore charges for', async () => {
  const [a, b, none] = [db.doc('counted/a'), db.doc('counted/b'), db.doc('counted/none')]
  const start = await usage()
  const since = async () => {
    const { reads, writes } = await usage()
    return [reads - start.reads, writes - start.writes]
  }
  await db.batch().set(a, { n: 1 }).set(b, { n: 2 }).commit()
  expect(await since()).toEqual([0, 2])
  await db.getAll(a, none)
  expect(await since()).toEqual([2, 2])
  const counted = db.collection('counted')
  await counted.limit(1).get()
  await counted.where('n', '>', 2).get()
  expect(await since()).toEqual([4, 2])
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(a)
    transaction.update(b, { n: snapshot.get('n') }).delete(a)
  })
  expect(await since()).toEqual([5, 4])
})
