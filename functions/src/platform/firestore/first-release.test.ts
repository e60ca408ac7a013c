import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { aCustomer, anAdmin, db, events } from '../../../test/support/people.ts'
import { ProductStore } from '../../domains/products/product-store.ts'
import { ReviewStore } from '../../domains/reviews/review-store.ts'

const createdAt = Timestamp.now()

/** Stores one document of each kind with the fields of the first release, and none of later ones. */
async function aFirstRelease(buyer: { uid: string; email: string }) {
  const id = randomUUID()
  const person = { uid: buyer.uid, name: 'Alice Example', email: buyer.email }
  const product = {
    product: `First release drive ${id}`,
    type: 'SSD',
    price: 79.99,
    available_quantity: 20,
    minimum_order: 5,
    image: '/products/no-picture.svg',
    description: 'A drive of the first release.',
  }
  const order = {
    ...person,
    productId: id,
    product: product.product,
    price: 79.99,
    quantity: 5,
    totalPrice: 399.95,
    status: 'pending',
    paid: false,
  }
  const review = {
    ...person,
    image: '/avatars/default.svg',
    rating: 4.5,
    review: `First release review ${id}`,
  }
  const event = {
    actor: { uid: buyer.uid, email: buyer.email },
    before: null,
    fingerprint: null,
    at: createdAt,
    requestId: 'first-release',
  }
  await Promise.all([
    db.doc(`products/${id}`).create({ ...product, createdAt, updatedAt: createdAt }),
    db.doc(`orders/${id}`).create({ ...order, createdAt }),
    db.doc(`reviews/${id}`).create({ ...review, createdAt }),
    db.doc(`users/${buyer.uid}`).set({ email: buyer.email, role: 'customer', createdAt }),
    db.doc(`events/${id}-added`).create({
      ...event,
      type: 'product-added',
      subject: `products/${id}`,
      stock: { productId: id, delta: 25 },
      after: product,
    }),
    db.doc(`events/${id}-placed`).create({
      ...event,
      type: 'order-placed',
      subject: `orders/${id}`,
      stock: { productId: id, delta: -5 },
      after: order,
    }),
  ])
  return { id, product }
}

test('documents of the first release are in every list, and can be ordered, delivered and deleted', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { id, product } = await aFirstRelease(buyer)
  const itself = expect.objectContaining({ _id: id })
  const rows = async (call: string, by = admin) => (await api(call, { by })).body

  // An order of before is its own purchase.
  expect(await rows(`GET /purchase/${id}`, buyer)).toMatchObject({
    _id: id,
    status: 'pending',
    totalCents: 39995,
    lines: [{ _id: id }],
    timeline: [{ type: 'order-placed', by: 'buyer', orderIds: [id] }],
  })

  expect((await api(`GET /product/${id}`)).body).toMatchObject(product)
  const fresh = id.slice(0, 8)
  expect(await rows(`GET /products?fresh=${fresh}`)).toContainEqual(itself)
  const search = new URLSearchParams({ q: product.product, fresh })
  expect((await api(`GET /search?${search}`)).body.products[0]).toMatchObject({ _id: id })
  // A new instance reads whole lists; a running one reads only changes.
  expect(await new ProductStore(events).all()).toContainEqual(itself)
  const page = { limit: 500, fresh: undefined, cursor: undefined }
  const reviews = await new ReviewStore(events).list(page)
  expect(reviews.rows).toContainEqual(itself)
  expect(await rows('GET /myorders', buyer)).toEqual([itself])
  expect(await rows('GET /orders')).toContainEqual(itself)
  expect(await rows(`GET /users?email=${buyer.email}`)).toMatchObject([
    { email: buyer.email, role: 'customer', emailVerified: false },
  ])
  expect(await rows(`GET /events?subject=orders/${id}`)).toMatchObject([{ type: 'order-placed' }])

  const order = await api('POST /orders', { by: buyer, body: { productId: id, quantity: 5 } })
  expect(order.status).toBe(200)
  expect((await api(`PUT /deliver/${id}`, { by: admin })).body).toMatchObject({ modifiedCount: 1 })
  expect((await api(`DELETE /order/${id}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  expect((await api(`DELETE /product/${id}`, { by: admin })).status).toBe(200)
})
