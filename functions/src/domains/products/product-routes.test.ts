import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, ledgerOf, placeOrder } from '../../../test/support/api.ts'
import { expectStock } from '../../../test/support/expect-stock.ts'
import { newProduct } from '../../../test/support/new-product.ts'
import { anAdmin, db } from '../../../test/support/people.ts'
import { idOfKey } from '../../platform/http/request/idempotency.ts'

test.each(['no-such-product', '__name__', 'a%2Fb', '%E0%A4%A', 'x'.repeat(2000)])(
  'product %s is not there [API-4, API-21]',
  async (id) => {
    const answer = await api(`GET /product/${id}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
  },
)

test('a stored product that does not fit the contract is not found, read or ordered [API-4, API-5]', async () => {
  const { alice, product } = await aShop()
  await db.doc(`products/${product._id}`).update({ price: 'cheap' })
  expect((await api(`GET /product/${product._id}`)).status).toBe(404)
  expect((await placeOrder(alice, product)).status).toBe(404)
})

test('an admin adds a product, whose id is the slug of its name, and anyone reads it [API-4, API-17]', async () => {
  const [admin, product] = [await anAdmin(), newProduct()]
  const { status, body } = await api('POST /products', { by: admin, body: product })
  expect(status).toBe(200)
  expect(body.insertedId).toMatch(/^test-drive-/)
  const stored = { ...product, _id: body.insertedId }
  expect((await api(`GET /product/${stored._id}`)).body).toEqual({ ...stored, revision: 0 })
  expect(await ledgerOf(stored)).toBe(20)
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
  const { alice, admin, product: old } = await aShop()
  const order = await anOrder(alice, old, 10)
  await api(`DELETE /product/${old._id}`, { by: admin })
  const next = `products/${old._id}-${idOfKey(old.product, '1').slice(0, 8)}`
  await db.doc(next).create({ product: 'Stored without an event' })
  const again = await aProduct({ product: old.product, available_quantity: 5 })
  expect(again._id).not.toBe(old._id)
  await api(`DELETE /myorder/${order}`, { by: alice })
  await expectStock(again, 5)
})

test('an Idempotency-Key that is sent several times adds one product, and no other one [FIX-5]', async () => {
  const [admin, other, body] = [await anAdmin(), await anAdmin(), newProduct()]
  const key = randomUUID()
  const add = (by = admin) => api('POST /products', { by, body, key })
  const answers = [...(await Promise.all([add(), add(), add()])), await add()]
  const ids = answers.map(({ status, body }) => [status, body.insertedId])
  const [, id] = ids[0] ?? []
  expect(id).toMatch(/^test-drive-/)
  expect(ids).toEqual(answers.map(() => [200, id]))
  expect(await ledgerOf({ _id: id })).toBe(20)

  const another = { ...body, product: `Another ${randomUUID()}` }
  expect(await api('POST /products', { by: admin, body: another, key })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const theirs = await add(other)
  expect(theirs.status).toBe(200)
  expect(theirs.body.insertedId).not.toBe(id)

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

test('an admin deletes a product, and orders keep their copy of it [API-18]', async () => {
  const { alice, admin, product } = await aShop()
  await anOrder(alice, product, 2)
  const remove = () => api(`DELETE /product/${product._id}`, { by: admin })
  expect(await remove()).toMatchObject({ status: 200, body: { deletedCount: 1 } })
  expect((await api(`GET /product/${product._id}`)).status).toBe(404)
  expect((await remove()).status).toBe(404)
  const [order] = (await api('GET /myorders', { by: alice })).body
  expect(order).toMatchObject({ product: product.product, price: product.price, quantity: 2 })
  expect((await api(`DELETE /myorder/${order._id}`, { by: alice })).status).toBe(200)
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
