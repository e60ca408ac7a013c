import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, initializeFirestore } from 'firebase-admin/firestore'
import { afterAll, expect, test } from 'vitest'
import { interceptFirestore } from '../../functions/src/platform/firestore/firestore-interceptor.ts'
import {
  type RequestContext,
  runInContext,
} from '../../functions/src/platform/http/request/request-context.ts'
import type { Usage } from '../embedded-firestore/firestore-service.ts'
import { createProcesses } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { startFirestore } from './start-firestore.ts'

const processes = createProcesses()
const { host, counters = '' } = await startFirestore(processes, { kind: 'embedded' })
Object.assign(process.env, emulatorEnv(host))
const app = initializeApp({ projectId: 'demo-tech-house' }, 'intercepted')
const db = interceptFirestore(initializeFirestore(app))
const shelf = db.collection('shelf')

afterAll(async () => {
  await deleteApp(app)
  await processes.stopAll()
})

for (const id of ['a', 'b', 'c']) await shelf.doc(id).set({ id })

test.each([
  ['a document', () => shelf.doc('a').get(), 1, 0],
  ['a document that is not there', () => shelf.doc('x').get(), 1, 0],
  ['several documents', () => db.getAll(shelf.doc('a'), shelf.doc('b')), 2, 0],
  ['a query', () => shelf.orderBy('id').limit(2).get(), 2, 0],
  ['a query that finds nothing', () => shelf.where('id', '==', 'x').get(), 1, 0],
  ['a write', () => shelf.doc('d').set({ id: 'd' }), 0, 1],
  ['a deletion', () => shelf.doc('d').delete(), 0, 1],
  ['a batch', () => db.batch().set(shelf.doc('e'), {}).delete(shelf.doc('e')).commit(), 0, 2],
  ['a transaction', transact, 2, 2],
  [
    'a refused write',
    () =>
      shelf
        .doc('a')
        .create({})
        .catch(() => {}),
    0,
    0,
  ],
])('%s is counted in its request as Firestore bills it', async (_, work, reads, writes) => {
  const before = await counted()
  const context = await contextOf(work)
  const after = await counted()
  expect(context).toMatchObject({ reads, writes })
  expect({ reads: after.reads - before.reads, writes: after.writes - before.writes }).toEqual({
    reads,
    writes,
  })
})

test('concurrent requests are counted separately', async () => {
  const [one, two] = await Promise.all([contextOf(transact), contextOf(() => shelf.doc('a').get())])
  expect(one).toMatchObject({ reads: 2, writes: 2 })
  expect(two).toMatchObject({ reads: 1, writes: 0 })
})

test('after its timeout a request cannot call Firestore, and its transaction writes nothing', async () => {
  const book = contextOf(async (context) => {
    await db.runTransaction(async (transaction) => {
      await transaction.get(shelf.doc('a'))
      context.timedOut = true
      transaction.create(shelf.doc('late'), {})
    })
  })
  await expect(book).rejects.toThrow('The request is out of time')
  expect((await shelf.doc('late').get()).exists).toBe(false)
})

test.each([
  ['a document', () => shelf.doc('a').get()],
  ['a query', () => shelf.limit(2).get()],
  ['a transaction', transact],
  ['a write', () => shelf.doc('late').set({})],
])('%s is rejected after the timeout of its request', async (_, work) => {
  const asked = contextOf((context) => {
    context.timedOut = true
    return work()
  })
  await expect(asked).rejects.toThrow('The request is out of time')
})

function transact() {
  return db.runTransaction(async (transaction) => {
    await transaction.get(shelf.doc('a'))
    await transaction.get(shelf.doc('b'))
    transaction.update(shelf.doc('a'), { at: FieldValue.serverTimestamp() })
    transaction.update(shelf.doc('b'), { at: FieldValue.serverTimestamp() })
  })
}

function contextOf(work: (context: RequestContext) => Promise<unknown>): Promise<RequestContext> {
  return new Promise((resolve, reject) => {
    runInContext((context) => void work(context).then(() => resolve(context), reject))
  })
}

/** The counters of the embedded Firestore. */
async function counted() {
  const response = await fetch(counters)
  return (await response.json()) as Usage
}
