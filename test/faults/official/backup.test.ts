import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findStockMismatches } from '../../../functions/src/domains/products/reconcile-stock.ts'
import { demoProject } from '../../../tools/project.ts'
import { startApi, startFirestore } from '../support/fault-shop.ts'
import { killed } from '../support/launch.ts'
import { ask, orderWithRetries } from '../support/orders.ts'
import { aProduct } from '../support/products.ts'
import { saveFirestore, startSavedFirestore } from '../support/saved-firestore.ts'

const { host, child, db, aCustomer, tester } = await startFirestore()

test('a database that was exported, emptied and imported is the same, and its stock agrees with the events', async () => {
  const [{ url }, buyer] = await Promise.all([startApi(host), aCustomer()])
  const productId = await aProduct(db, tester, 20)
  const key = randomUUID()
  const ordered = await orderWithRetries(url, { by: buyer, productId, key })
  const before = await allDocuments()
  const saved = await saveFirestore(host)

  await emptyFirestore()
  expect(await allDocuments()).toEqual(new Map())
  expect((await ask(`${url}/product/${productId}`)).status).toBe(404)

  await killed(child)
  await startSavedFirestore(host, saved)
  expect(await allDocuments()).toEqual(before)
  expect(await findStockMismatches(db)).toEqual([])
  // The replay finds the order of before, and a new order takes the next piece.
  const replay = await orderWithRetries(url, { by: buyer, productId, key })
  expect(replay.body).toEqual(ordered.body)
  const next = await orderWithRetries(url, { by: buyer, productId, key: randomUUID() })
  expect(next.status).toBe(200)
  expect((await db.doc(`products/${productId}`).get()).get('available_quantity')).toBe(18)
  expect(await findStockMismatches(db)).toEqual([])
})

async function allDocuments(): Promise<Map<string, unknown>> {
  const collections = await db.listCollections()
  const snapshots = await Promise.all(collections.map((collection) => collection.get()))
  return new Map(snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])))
}

async function emptyFirestore(): Promise<void> {
  const documents = `http://${host}/emulator/v1/projects/${demoProject}/databases/(default)/documents`
  const { ok, status } = await fetch(documents, { method: 'DELETE' })
  if (!ok) throw new Error(`The emulator answered ${status} when asked to delete everything`)
}
