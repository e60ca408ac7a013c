import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import {
  bookStockMismatch,
  findStockMismatches,
} from '../../functions/src/domains/products/reconcile-stock.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { createProcesses } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { demoProject, emulatorEnv } from '../project.ts'
import { addToShop, readImport } from './open-db-import.ts'

const path = 'tools/import/testing/open-db-sample.jsonl'
const by = { uid: 'import-open-db', email: 'import@techhouse.example', requestId: 'import' }
const silent = () => () => {}
const processes = createProcesses()
let db: Firestore

beforeAll(async () => {
  const { host } = await startFirestore(processes, { kind: 'embedded' })
  Object.assign(process.env, emulatorEnv(host))
  db = getFirestore(initializeApp({ projectId: demoProject }, 'imported shop'))
})
beforeEach(async () => {
  await Promise.all([
    db.recursiveDelete(db.collection('products')),
    db.recursiveDelete(db.collection('events')),
  ])
})
afterAll(() => processes.stopAll())

const idsOf = async (collection: string) =>
  (await db.collection(collection).get()).docs.map(({ id }) => id)

test('the sample is added as the product store does, and a second run adds nothing [IMPORT-3]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const first = await addToShop(db, read, by, silent)
  expect(first.get('added as drafts without a price')).toBe(read.products.length)
  const all = await new ProductStore(new EventLog(db)).all()
  expect(all).toHaveLength(read.products.length)
  for (const { _id, ...stored } of all) expect(NewProduct.safeParse(stored).error).toBeUndefined()
  expect(await findStockMismatches(db)).toEqual([])

  const events = await idsOf('events')
  expect(events).toHaveLength(1)
  const second = await addToShop(db, readImport({ path }, '2026-11-27'), by, silent)
  expect(second.get('added as drafts without a price')).toBe(0)
  expect(second.get('left out: The shop has it')).toBe(read.products.length)
  expect(await idsOf('events')).toEqual(events)
})

test('an interrupted run is continued, and what was deleted since stays deleted [IMPORT-3]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const half = { ...read, products: read.products.slice(0, 7) }
  await addToShop(db, half, by, silent)
  const [deleted = ''] = await idsOf('products')
  await new ProductStore(new EventLog(db)).remove(deleted, by)
  const outcomes = await addToShop(db, read, by, silent)
  expect(outcomes.get('added as drafts without a price')).toBe(read.products.length - 7)
  expect(outcomes.get('left out: It was deleted in the shop')).toBe(1)
  const ids = await idsOf('products')
  expect(ids).toHaveLength(read.products.length - 1)
  expect(ids).not.toContain(deleted)
})

test('one event of an import is the ledger of all its stock, also of products that are sold and deleted [REAL-4, API-24]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const products = read.products.slice(0, 4).map(({ product, ...one }, n) => ({
    ...one,
    product: { ...product, price: 99.99, draft: false, available_quantity: 10 * n },
  }))
  await addToShop(db, { ...read, products }, by, silent)
  const [none = '', sold = '', discarded = '', removed = ''] = products.map(({ id }) => id)
  const buyer = { ...by, name: 'Alice Example' }
  await new OrderStore(new EventLog(db)).purchase({ productId: sold, quantity: 3 }, buyer)
  await new ProductStore(new EventLog(db)).remove(discarded, by)
  expect(await findStockMismatches(db)).toEqual([])

  await db.doc(`products/${none}`).update({ available_quantity: 1 })
  await db.doc(`products/${sold}`).update({ available_quantity: 8 })
  await db.doc(`products/${removed}`).delete()
  const expected = [
    { productId: none, recorded: 0, available: 1 },
    { productId: removed, recorded: 30, available: 0 },
    { productId: sold, recorded: 7, available: 8 },
  ]
  const found = await findStockMismatches(db)
  expect(new Set(found)).toEqual(new Set(expected))
  await Promise.all(found.map(({ productId }) => bookStockMismatch(db, productId, by)))
  expect(await findStockMismatches(db)).toEqual([])
})

test('a commit whose response was lost is not repeated [IMPORT-3]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const batch = db.batch.bind(db)
  vi.spyOn(db, 'batch').mockImplementationOnce(() => {
    const first = batch()
    const commit = first.commit.bind(first)
    first.commit = async () => {
      await commit()
      throw Object.assign(new Error('The response was lost'), { code: 14 })
    }
    return first
  })
  await addToShop(db, read, by, silent)
  expect(await idsOf('products')).toHaveLength(read.products.length)
  expect(await idsOf('events')).toHaveLength(1)
})

test('an instance that looked during a slow commit finds its products afterwards [REAL-4]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const batch = db.batch.bind(db)
  vi.spyOn(db, 'batch').mockImplementationOnce(() => {
    const first = batch()
    const commit = first.commit.bind(first)
    first.commit = async () => {
      const results = await commit()
      await pause(1600)
      return results
    }
    return first
  })
  await addToShop(db, read, by, silent)
  const { docs } = await db.collection('products').get()
  const late = docs.filter((one) => one.get('updatedAt').isEqual(one.get('createdAt')))
  expect([docs.length, late.length]).toEqual([read.products.length, 0])
})

test('a part that the shop has from elsewhere is no double, nor is another product of its name [IMPORT-3]', async () => {
  const read = readImport({ path }, '2026-11-26')
  const [own, other] = read.products
  const store = new ProductStore(new EventLog(db))
  await store.add({ ...newProduct(), specs: own?.product.specs }, by)
  await store.add({ ...newProduct(), product: String(other?.product.product) }, by)
  await addToShop(db, read, by, silent)
  const ids = await idsOf('products')
  expect(ids).toHaveLength(read.products.length + 1)
  expect(ids).not.toContain(own?.id)
  expect(ids).toContain(other?.id)
})

test('kinds and a number of parts can be chosen; another kind or file is refused with a reason [IMPORT-3]', async () => {
  const kindsOf = async (choice: object) =>
    readImport({ path, ...choice }, '2026-11-26').products.map(({ product }) => product.specs?.kind)
  expect(new Set(await kindsOf({ kinds: 'processor,memory' }))).toEqual(
    new Set(['processor', 'memory']),
  )
  const some = await kindsOf({ limit: '6' })
  expect(some).toHaveLength(6)
  expect(new Set(some).size).toBeGreaterThan(4)
  await expect(kindsOf({ kinds: 'toaster' })).rejects.toThrow(
    'toaster is no kind. Kinds are processor',
  )
  await expect(kindsOf({ limit: 'all' })).rejects.toThrow('--limit')
  await expect(kindsOf({ path: 'nowhere.jsonl' })).rejects.toThrow(
    'There is no file or folder nowhere.jsonl.',
  )
  await expect(kindsOf({ path: 'package.json' })).rejects.toThrow(
    'package.json has no part of OpenDB on each line.',
  )
  const folder = mkdtempSync(join(tmpdir(), 'open-db-'))
  const broken = join(folder, 'open-db/CPU/broken.json')
  mkdirSync(dirname(broken), { recursive: true })
  writeFileSync(broken, '{"category":')
  await expect(kindsOf({ path: folder })).rejects.toThrow(
    new UserError(`${broken} is no part of OpenDB.`),
  )
  rmSync(folder, { recursive: true })
  await expect(kindsOf({ prices: 'nowhere.csv' })).rejects.toThrow('There is no file nowhere.csv.')
})
