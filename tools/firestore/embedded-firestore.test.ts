import { deleteApp, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import { createProcesses } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { startFirestore } from './start-firestore.ts'

const processes = createProcesses()
const { host } = await startFirestore(processes, { kind: 'embedded' })
Object.assign(process.env, emulatorEnv(host))
const app = initializeApp({ projectId: 'demo-tech-house' }, 'embedded')
const db = initializeFirestore(app)

afterAll(async () => {
  await deleteApp(app)
  await processes.stopAll()
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

test('each project has a database of its own', async () => {
  const other = initializeApp({ projectId: 'demo-other' }, 'other')
  const same = initializeFirestore(other).doc('projects/one')
  await db.doc('projects/one').set({ of: 'demo-tech-house' })
  expect((await same.get()).exists).toBe(false)
  await same.set({ of: 'demo-other' })
  expect((await db.doc('projects/one').get()).get('of')).toBe('demo-tech-house')
  await deleteApp(other)
})
