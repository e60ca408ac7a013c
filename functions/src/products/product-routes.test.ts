import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../../test/support/api.ts'
import { newProduct } from '../../test/support/new-product.ts'
import { aCustomer, anAdmin, db } from '../../test/support/people.ts'

test('anyone reads the products, with any token or none [API-2]', async () => {
  const product = await aProduct()
  const plain = await api('GET /products?fresh=1')
  expect(plain.status).toBe(200)
  expect(plain.body).toContainEqual(product)
  const garbage = await api('GET /products', { headers: { authoraization: 'bearer garbage' } })
  expect(garbage.status).toBe(200)
})

test('only admins read the admin list of products [API-2]', async () => {
  const product = await aProduct()
  expect((await api('GET /products?view=admin')).status).toBe(401)
  expect((await api('GET /products?view=admin', { by: await aCustomer() })).status).toBe(403)
  const list = await api('GET /products?view=admin', { by: await anAdmin() })
  expect(list.status).toBe(200)
  expect(list.body).toContainEqual(product)
})

test('anyone reads one product [API-4]', async () => {
  const product = await aProduct()
  const answer = await api(`GET /product/${product._id}`)
  expect(answer).toMatchObject({ status: 200, body: product })
})

test.each([
  'no-such-product',
  '..',
  '__name__',
  '____0',
  'a%2Fb',
  '%00',
  '%E0%A4%A',
  'x'.repeat(2000),
])('product %s is not there [API-4, API-21]', async (id) => {
  const answer = await api(`GET /product/${id}`)
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('a stored product that does not fit the contract is not found, read or ordered [API-4, API-5]', async () => {
  const [alice, { _id }] = await Promise.all([aCustomer(), aProduct()])
  await db.doc(`products/${_id}`).update({ price: 'cheap' })
  expect((await api(`GET /product/${_id}`)).status).toBe(404)
  const body = { productId: _id, quantity: 1 }
  expect((await api('POST /orders', { by: alice, body })).status).toBe(404)
})

test('an admin adds a product, whose id is the slug of its name [API-17]', async () => {
  const admin = await anAdmin()
  const product = newProduct()
  const { status, body } = await api('POST /products', { by: admin, body: product })
  expect(status).toBe(200)
  expect(body.insertedId).toMatch(/^test-drive-/)
  const stored = { ...product, _id: body.insertedId }
  const read = await api(`GET /product/${body.insertedId}`)
  expect(read.body).toEqual({ ...stored, revision: 0 })
  expect(await ledgerOf(stored)).toBe(20)

  const second = await api('POST /products', { by: admin, body: product })
  expect(second.body.insertedId).not.toBe(body.insertedId)
})

test.each(Object.keys(newProduct()))('a product without %s is refused [API-17]', async (field) => {
  const { [field as 'type']: _, ...body } = newProduct()
  const answer = await api('POST /products', { by: await anAdmin(), body })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-body', fields: [{ path: field }] },
  })
})

test('a product that is added again gets a new id and no data of the old one [API-17, API-18]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const old = await aProduct({ available_quantity: 10 })
  const { body } = await api('POST /orders', {
    by: alice,
    body: { productId: old._id, quantity: 10 },
  })
  await api(`DELETE /product/${old._id}`, { by: admin })
  const again = await aProduct({ product: old.product, available_quantity: 5 })
  expect(again._id).not.toBe(old._id)
  await api(`DELETE /myorder/${body.insertedId}`, { by: alice })
  expect(await stockOf(again)).toBe(5)
  expect(await ledgerOf(again)).toBe(5)
})

test('an Idempotency-Key that is sent several times adds one product [FIX-5]', async () => {
  const [admin, body] = [await anAdmin(), newProduct()]
  const headers = { 'idempotency-key': randomUUID() }
  const add = () => api('POST /products', { by: admin, body, headers })
  const answers = [...(await Promise.all([add(), add(), add()])), await add()]
  const ids = answers.map(({ status, body }) => [status, body.insertedId])
  const [, id] = ids[0] ?? []
  expect(id).toMatch(/^test-drive-/)
  expect(ids).toEqual(answers.map(() => [200, id]))
  expect(await ledgerOf({ _id: id })).toBe(20)

  await api(`DELETE /product/${id}`, { by: admin })
  expect((await add()).body.insertedId).toBe(id)
  expect((await api(`GET /product/${id}`)).status).toBe(404)
})

test('products with the same name that are added concurrently get different ids [API-17]', async () => {
  const [admin, body] = [await anAdmin(), newProduct()]
  const add = () => api('POST /products', { by: admin, body })
  const answers = await Promise.all([add(), add()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(2)
})

test('an Idempotency-Key cannot add another product, and is separate for each admin [FIX-5]', async () => {
  const [admin, other, body] = [await anAdmin(), await anAdmin(), newProduct()]
  const headers = { 'idempotency-key': randomUUID() }
  const { insertedId } = (await api('POST /products', { by: admin, body, headers })).body
  const another = { ...body, product: `Another ${randomUUID()}` }
  expect(await api('POST /products', { by: admin, body: another, headers })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const theirs = await api('POST /products', { by: other, body, headers })
  expect(theirs.status).toBe(200)
  expect(theirs.body.insertedId).not.toBe(insertedId)
})

test('an admin deletes a product, and orders keep their copy of it [API-18]', async () => {
  const [admin, buyer, product] = await Promise.all([anAdmin(), aCustomer(), aProduct()])
  await api('POST /orders', { by: buyer, body: { productId: product._id, quantity: 2 } })
  const deleted = await api(`DELETE /product/${product._id}`, { by: admin })
  expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
  expect((await api(`GET /product/${product._id}`)).status).toBe(404)
  expect((await api(`DELETE /product/${product._id}`, { by: admin })).status).toBe(404)
  const [order] = (await api('GET /myorders', { by: buyer })).body
  expect(order).toMatchObject({ product: product.product, price: product.price, quantity: 2 })
  expect((await api(`DELETE /myorder/${order._id}`, { by: buyer })).status).toBe(200)
  expect(await ledgerOf(product)).toBe(0)
})

test.each([
  ['a price that is text', { price: 'free' }, 0],
  ['a stock that is text', { available_quantity: 'many' }, 20],
])('a product with %s is deleted [API-18]', async (_, change, recorded) => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct()])
  await db.doc(`products/${product._id}`).update(change)
  const deleted = await api(`DELETE /product/${product._id}`, { by: admin })
  expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
  expect((await api(`GET /product/${product._id}`)).status).toBe(404)
  expect(await ledgerOf(product)).toBe(recorded)
  // Other tests expect that the stock of every product equals the sum of its events.
  if (recorded > 0) await removeEvents(product)
})

async function removeEvents({ _id }: { _id: string }): Promise<void> {
  const { docs } = await db.collection('events').where('subject', '==', `products/${_id}`).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
