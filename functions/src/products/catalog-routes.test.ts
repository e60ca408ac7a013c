import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../test/support/api.ts'
import { anAdmin, db, tester } from '../../test/support/people.ts'
import type { Catalog } from '../contract/catalog.ts'
import { type CatalogRow, catalogRows } from '../contract/catalog-rows.ts'
import type { Specifications } from '../contract/specifications.ts'
import { productStore } from './product-store.ts'

const drive: Specifications = {
  kind: 'storage',
  capacityGb: 2000,
  form: 'M.2 2280',
  sources: [{ url: 'https://example.com/drive', checkedOn: '2026-11-22' }],
}
const { sources: _, ...driveInFeed } = drive

/** A new instance that has just loaded the catalog. */
async function anInstance() {
  const store = productStore(db)
  const read = async (since?: string): Promise<Catalog> =>
    JSON.parse(Buffer.from((await store.feed({ since })).body).toString())
  return { store, read, first: await read() }
}

const ids = (answer: Catalog) => answer.products._id
const rowOf = (answer: Catalog, id: string): CatalogRow | undefined =>
  catalogRows(answer).find(({ _id }) => _id === id)

test('product and feed contain the specifications that an admin adds, lists do not [CAT-1]', async () => {
  const admin = await anAdmin()
  const { _id: other, ...product } = await aProduct()
  const body = { ...product, specs: drive }
  const { insertedId } = (await api('POST /products', { by: admin, body })).body

  const read = await api(`GET /product/${insertedId}`)
  expect(read.body).toEqual({ ...body, _id: insertedId, revision: 0 })
  expect((await api(`GET /product/${other}`)).body).not.toHaveProperty('specs')
  for (const list of ['GET /products', 'GET /products?fresh=1', 'GET /products?view=admin']) {
    const rows: { _id: string }[] = (await api(list, { by: admin })).body
    expect(rows.find(({ _id }) => _id === insertedId)).toEqual({ ...product, _id: insertedId })
  }
  const { body: feed } = await api('GET /catalog')
  expect(rowOf(feed, insertedId)).toMatchObject({ ...product, specs: driveInFeed })
  expect(rowOf(feed, insertedId)?.specs).toEqual(driveInFeed)
  expect(rowOf(feed, insertedId)?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(rowOf(feed, other)).not.toHaveProperty('specs')
})

test('a product with specifications can be ordered and keeps them [CAT-1]', async () => {
  const admin = await anAdmin()
  const { _id, ...product } = await aProduct({ specs: drive })
  const order = await api('POST /orders', { by: admin, body: { productId: _id, quantity: 1 } })
  expect(order.status).toBe(200)
  const [placed] = (await api('GET /myorders', { by: admin })).body
  expect(placed).not.toHaveProperty('specs')
  // The newest event is the order's.
  const [, added] = (await api(`GET /events?subject=products/${_id}`, { by: admin })).body
  expect(added.after).toEqual(product)
})

test.each([
  ['a zero', { kind: 'storage', capacityGb: 0 }, 'specs.capacityGb'],
  ['terabytes', { kind: 'storage', capacityGb: 2 }, 'specs.capacityGb'],
  ['text for a number', { kind: 'storage', capacityGb: '2000' }, 'specs.capacityGb'],
  ['a field of another kind', { kind: 'storage', lengthMm: 80 }, 'specs'],
  ['an unknown kind', { kind: 'toaster' }, 'specs.kind'],
  ['no kind', { capacityGb: 2000 }, 'specs.kind'],
  ['nothing', null, 'specs'],
])('specifications with %s are refused with the field named [CAT-1]', async (_, specs, path) => {
  const { _id, ...product } = await aProduct()
  const answer = await api('POST /products', { by: await anAdmin(), body: { ...product, specs } })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-body', fields: [{ path }] },
  })
})

test.each([
  ['of an unknown kind', { kind: 'toaster', slots: 2 }, undefined],
  ['that are text', 'AM5', undefined],
  ['with a field of a later release', { ...drive, colour: 'red' }, drive],
  ['with a zero', { ...drive, capacityGb: 0 }, { kind: 'storage', form: 'M.2 2280' }],
])('a product with stored specifications %s is still listed [CAT-1]', async (_, specs, shown) => {
  const { _id, ...product } = await aProduct()
  const { store, first, read } = await anInstance()
  await db.doc(`products/${_id}`).update({ specs, updatedAt: FieldValue.serverTimestamp() })
  store.invalidate()
  const { body } = await api(`GET /product/${_id}`)
  expect(body).toMatchObject(product)
  expect(body.specs).toEqual(shown && expect.objectContaining(shown))
  expect(rowOf(await read(first.version), _id)).toMatchObject(product)
})

test('the feed since a version contains only added, changed and deleted products [CAT-1]', async () => {
  const [kept, changed, deleted] = [await aProduct(), await aProduct(), await aProduct()]
  const { store, read, first } = await anInstance()
  expect(first).toMatchObject({ isWhole: true, removed: [] })
  expect(ids(first)).toEqual(expect.arrayContaining([kept._id, changed._id, deleted._id]))

  await db.doc(`products/${changed._id}`).update({
    available_quantity: 3,
    updatedAt: FieldValue.serverTimestamp(),
  })
  await store.remove(deleted._id, tester)
  const added = await aProduct({ specs: drive })
  store.invalidate()

  const changes = await read(first.version)
  expect(changes.isWhole).toBe(false)
  expect(ids(changes)).toEqual(expect.arrayContaining([added._id, changed._id]))
  expect(ids(changes)).not.toContain(kept._id)
  expect(changes.removed).toContain(deleted._id)
  expect(rowOf(changes, changed._id)?.available_quantity).toBe(3)
  expect(rowOf(changes, added._id)?.specs).toEqual(driveInFeed)
})

test('the feed since the current version is empty and has the same version [CAT-1]', async () => {
  const { read, first } = await anInstance()
  const now = await read(first.version)
  expect(now).toMatchObject({ version: first.version, isWhole: false, removed: [], specs: {} })
  expect(ids(now)).toEqual([])
})

test.each(['', 'x', '99999', '999999999999.999999999', '063000000000.000000000_abcdefghijk'])(
  'since the unknown or too old version "%s" the feed is whole [CAT-1]',
  async (since) => {
    const { _id } = await aProduct()
    const { read } = await anInstance()
    const answer = await read(since)
    expect(answer.isWhole).toBe(true)
    expect(ids(answer)).toContain(_id)
  },
)

test('an instance that has missed a deletion answers the whole feed [CAT-1]', async () => {
  const [{ _id }, before] = [await aProduct(), await anInstance()]
  await before.store.remove(_id, tester)
  // The deleted product had the last change, so the two states differ only in their rows.
  const after = await anInstance()
  const answer = await after.read(before.first.version)
  expect(answer.isWhole).toBe(true)
  expect(ids(answer)).not.toContain(_id)
})

test('an instance answers the changes since a version of another that is newer than its start [CAT-1]', async () => {
  const here = await anInstance()
  const earlier = await aProduct()
  const there = await anInstance()
  const later = await aProduct()
  here.store.invalidate()
  const answer = await here.read(there.first.version)
  expect(answer.isWhole).toBe(false)
  expect(ids(answer)).toContain(later._id)
  expect(ids(answer)).not.toContain(earlier._id)
})

test('with `fresh` the feed contains what another instance has just added [CAT-1]', async () => {
  const { store } = await anInstance()
  const { _id } = await aProduct()
  const read = async (fresh?: string): Promise<Catalog> =>
    JSON.parse(Buffer.from((await store.feed({ fresh })).body).toString())
  expect(ids(await read())).not.toContain(_id)
  expect(ids(await read('now'))).toContain(_id)
})
