import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imageStore } from '../../functions/src/images/image-store.ts'
import { aPng } from '../../functions/test/support/images.ts'
import { aCustomer, anAdmin, db, type Person, tester } from '../../functions/test/support/people.ts'
import { firestoreHost, startApi } from './support/fault-shop.ts'
import { grpcProxy } from './support/grpc-proxy.ts'
import { ask, order } from './support/orders.ts'
import { aProduct } from './support/products.ts'

const proxy = await grpcProxy(firestoreHost)
const [{ url }, admin] = await Promise.all([startApi(proxy.host), anAdmin()])

/** One call of a writing endpoint, and what it must store. */
interface Write {
  call: string
  by?: Person
  body?: object | FormData
  headers?: Record<string, string>
  /** A text that only the commit of this call contains. */
  containing: string
  response: object
  /** The stored state after the call; a `0` is a lost write. */
  effects: () => Promise<unknown>
  expected: unknown
}

const opening = 20
const stockOf = async (id: string) =>
  (await db.doc(`products/${id}`).get()).get('available_quantity')

async function eventsOf(subject: string): Promise<string[]> {
  const { docs } = await db.collection('events').where('subject', '==', subject).get()
  return docs.map((event) => event.get('type')).sort()
}

async function mailsTo({ email }: Person): Promise<string[]> {
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  return docs.map((mail) => mail.get('kind')).sort()
}

const count = async (collection: string, field: string, value: string) =>
  (await db.collection(collection).where(field, '==', value).get()).size

async function anOrder() {
  const [by, product] = await Promise.all([aCustomer(), aProduct(db, tester, opening)])
  const { body } = await order(url, { by, productId: product, key: randomUUID() })
  return { by, product, id: body.insertedId ?? '' }
}

const post = (path: string, by: Person, body: object) =>
  ask(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const put = (path: string, by: Person) =>
  ask(`${url}${path}`, { method: 'PUT', headers: { authorization: `Bearer ${by.token}` } })

/** Each endpoint that writes to Firestore. */
const writes: Record<string, () => Promise<Write>> = {
  async 'POST /orders'() {
    const [by, product] = await Promise.all([aCustomer(), aProduct(db, tester, opening)])
    return {
      call: 'POST /orders',
      by,
      body: { productId: product, quantity: 2 },
      containing: product,
      response: { insertedId: /./ },
      effects: async () => [
        await count('orders', 'uid', by.uid),
        await stockOf(product),
        await mailsTo(by),
      ],
      expected: [1, opening - 2, ['order-placed']],
    }
  },
  async 'POST /orders/batch'() {
    const [by, cpu, ssd] = await Promise.all([
      aCustomer(),
      aProduct(db, tester, opening),
      aProduct(db, tester, opening),
    ])
    const lines = [cpu, ssd].map((productId) => ({ productId, quantity: 2 }))
    return {
      call: 'POST /orders/batch',
      by,
      body: { lines },
      containing: cpu,
      response: { insertedIds: [/./, /./] },
      effects: async () => [
        await count('orders', 'uid', by.uid),
        await stockOf(cpu),
        await stockOf(ssd),
      ],
      expected: [2, opening - 2, opening - 2],
    }
  },
  async 'DELETE /myorder/:id'() {
    const { by, product, id } = await anOrder()
    return {
      call: `DELETE /myorder/${id}`,
      by,
      containing: id,
      response: { deletedCount: 1 },
      effects: async () => [
        await eventsOf(`orders/${id}`),
        await stockOf(product),
        await mailsTo(by),
      ],
      expected: [['order-cancelled', 'order-placed'], opening, ['order-cancelled', 'order-placed']],
    }
  },
  async 'POST /orders/batch/cancel'() {
    const { by, product, id } = await anOrder()
    return {
      call: 'POST /orders/batch/cancel',
      by,
      body: { ids: [id] },
      containing: id,
      response: { results: [{ id, outcome: 'done' }] },
      effects: async () => [
        await eventsOf(`orders/${id}`),
        await stockOf(product),
        await mailsTo(by),
      ],
      expected: [['order-cancelled', 'order-placed'], opening, ['order-cancelled', 'order-placed']],
    }
  },
  async 'DELETE /order/:id'() {
    const { product, id } = await anOrder()
    return {
      call: `DELETE /order/${id}`,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      effects: async () => [await eventsOf(`orders/${id}`), await stockOf(product)],
      expected: [['order-deleted', 'order-placed'], opening],
    }
  },
  async 'POST /orders/deliver'() {
    const { product, id } = await anOrder()
    return {
      call: 'POST /orders/deliver',
      by: admin,
      body: { ids: [id] },
      containing: id,
      response: { results: [{ id, outcome: 'done' }] },
      effects: async () => [await eventsOf(`orders/${id}`), await stockOf(product)],
      expected: [['order-delivered', 'order-placed'], opening - 1],
    }
  },
  async 'POST /orders/delete'() {
    const { product, id } = await anOrder()
    return {
      call: 'POST /orders/delete',
      by: admin,
      body: { ids: [id] },
      containing: id,
      response: { results: [{ id, outcome: 'done' }] },
      effects: async () => [await eventsOf(`orders/${id}`), await stockOf(product)],
      expected: [['order-deleted', 'order-placed'], opening],
    }
  },
  async 'PUT /deliver/:id'() {
    const { by, product, id } = await anOrder()
    return {
      call: `PUT /deliver/${id}`,
      by: admin,
      containing: id,
      response: { modifiedCount: 1 },
      effects: async () => [
        await eventsOf(`orders/${id}`),
        await stockOf(product),
        await mailsTo(by),
      ],
      expected: [
        ['order-delivered', 'order-placed'],
        opening - 1,
        ['order-delivered', 'order-placed'],
      ],
    }
  },
  async 'POST /products'() {
    const product = `Drive ${randomUUID()}`
    const slug = product.toLowerCase().replace(' ', '-')
    return {
      call: 'POST /products',
      by: admin,
      body: {
        product,
        type: 'SSD',
        price: 79.99,
        available_quantity: opening,
        minimum_order: 1,
        image: '/products/test.svg',
        description: 'A drive that only tests buy.',
      },
      containing: product,
      response: { insertedId: slug },
      effects: async () => [
        await count('products', 'product', product),
        await eventsOf(`products/${slug}`),
      ],
      expected: [1, ['product-added']],
    }
  },
  async 'POST /products/import'() {
    const product = `Drive ${randomUUID()}`
    const slug = product.toLowerCase().replace(' ', '-')
    const row = {
      product,
      type: 'SSD',
      price: 79.99,
      available_quantity: opening,
      minimum_order: 1,
      image: '/products/test.svg',
      description: 'A drive that only tests buy.',
    }
    return {
      call: 'POST /products/import',
      by: admin,
      body: { products: [row] },
      containing: product,
      response: { results: [{ id: slug, outcome: 'added' }] },
      effects: async () => [
        await count('products', 'product', product),
        await eventsOf(`products/${slug}`),
      ],
      expected: [1, ['product-added']],
    }
  },
  async 'PUT /product/:id'() {
    const id = await aProduct(db, tester, opening)
    const product = `Edited drive ${randomUUID()}`
    return {
      call: `PUT /product/${id}`,
      by: admin,
      body: {
        product,
        type: 'SSD',
        price: 80,
        minimum_order: 1,
        image: '/products/test.svg',
        description: 'A drive that only tests buy.',
        draft: false,
      },
      headers: { 'if-match': '"0"' },
      containing: product,
      response: { modifiedCount: 1, revision: 1 },
      effects: async () => [
        (await db.doc(`products/${id}`).get()).get('revision'),
        await eventsOf(`products/${id}`),
      ],
      expected: [1, ['product-added', 'product-edited']],
    }
  },
  async 'POST /product/:id/stock'() {
    const id = await aProduct(db, tester, opening)
    return {
      call: `POST /product/${id}/stock`,
      by: admin,
      body: { delta: -3, reason: 'damaged' },
      containing: id,
      response: { available_quantity: opening - 3 },
      effects: async () => [await stockOf(id), await eventsOf(`products/${id}`)],
      expected: [opening - 3, ['product-added', 'stock-corrected']],
    }
  },
  async 'DELETE /product/:id'() {
    const id = await aProduct(db, tester, opening)
    return {
      call: `DELETE /product/${id}`,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      effects: async () => [
        (await db.doc(`products/${id}`).get()).exists,
        await eventsOf(`products/${id}`),
      ],
      expected: [false, ['product-added', 'product-deleted']],
    }
  },
  async 'PUT /admin/:email'() {
    const { uid, email } = await aCustomer()
    return {
      call: `PUT /admin/${email}`,
      by: admin,
      containing: uid,
      response: { modifiedCount: 1 },
      effects: () => eventsOf(`users/${uid}`),
      expected: ['admin-made'],
    }
  },
  async 'DELETE /admin/:email'() {
    const { uid, email } = await anAdmin()
    return {
      call: `DELETE /admin/${email}`,
      by: admin,
      containing: uid,
      response: { modifiedCount: 1 },
      effects: () => eventsOf(`users/${uid}`),
      expected: ['admin-made', 'admin-removed'],
    }
  },
  async 'PUT /user/:email'() {
    const by = await aCustomer()
    return {
      call: `PUT /user/${by.email}`,
      by,
      body: {},
      containing: by.uid,
      response: { role: 'customer', claimsUpdated: false, token: by.token },
      effects: () => count('users', 'email', by.email),
      expected: 1,
    }
  },
  async 'DELETE /user/:email'() {
    const { by, product } = await anOrder()
    return {
      call: `DELETE /user/${by.email}`,
      by,
      containing: by.uid,
      response: { deletedCount: 1 },
      effects: async () => [
        await stockOf(product),
        await count('orders', 'uid', by.uid),
        await count('events', 'actor.uid', by.uid),
      ],
      expected: [opening, 0, 0],
    }
  },
  async 'POST /review'() {
    const by = await aCustomer()
    return {
      call: 'POST /review',
      by,
      body: { rating: 4, review: 'Packed with care.' },
      containing: by.uid,
      response: { insertedId: /./ },
      effects: () => count('reviews', 'uid', by.uid),
      expected: 1,
    }
  },
  async 'DELETE /review/:id'() {
    const by = await aCustomer()
    const { insertedId: id = '' } = (await post('/review', by, { rating: 4, review: 'Fine.' })).body
    return {
      call: `DELETE /review/${id}`,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      effects: async () => [await count('reviews', 'uid', by.uid), await eventsOf(`reviews/${id}`)],
      expected: [0, ['review-deleted']],
    }
  },
  async 'POST /images'() {
    const by = await aCustomer()
    const bytes = aPng()
    const id = createHash('sha256').update(bytes).digest('hex')
    const body = new FormData()
    body.set('image', new Blob([bytes]), 'image.png')
    return {
      call: 'POST /images',
      by,
      body,
      containing: by.uid,
      response: { success: true, data: { url: `/api/images/${id}` } },
      effects: async () => [
        await count('images', 'uid', by.uid),
        (await db.doc(`uploads/${by.uid}`).get()).get('count'),
      ],
      expected: [1, 1],
    }
  },
  async 'DELETE /images/:id'() {
    const by = await aCustomer()
    const id = await imageStore(db, 10).add(aPng(), { ...by, requestId: 'test' })
    return {
      call: `DELETE /images/${id}`,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      effects: async () => [
        (await db.doc(`images/${id}`).get()).get('bytes'),
        await eventsOf(`images/${id}`),
      ],
      expected: [undefined, ['image-deleted']],
    }
  },
  async 'PUT /user/:id/block'() {
    const by = await aCustomer()
    await put(`/user/${by.email}`, by)
    return {
      call: `PUT /user/${by.uid}/block`,
      by: admin,
      containing: by.uid,
      response: { modifiedCount: 1 },
      effects: async () => [
        (await db.doc(`users/${by.uid}`).get()).get('blocked'),
        await eventsOf(`users/${by.uid}`),
      ],
      expected: [true, ['user-blocked']],
    }
  },
  async 'PUT /product/:id/stock-alert'() {
    const [by, product] = await Promise.all([aCustomer(), aProduct(db, tester, 0)])
    return {
      call: `PUT /product/${product}/stock-alert`,
      by,
      containing: by.uid,
      response: { requested: true },
      effects: () => count('stockAlerts', 'uid', by.uid),
      expected: 1,
    }
  },
  async 'DELETE /product/:id/stock-alert'() {
    const [by, product] = await Promise.all([aCustomer(), aProduct(db, tester, 0)])
    await put(`/product/${product}/stock-alert`, by)
    const [alert] = (await db.collection('stockAlerts').where('uid', '==', by.uid).get()).docs
    return {
      call: `DELETE /product/${product}/stock-alert`,
      by,
      containing: alert?.id ?? '',
      response: { requested: false },
      effects: () => count('stockAlerts', 'uid', by.uid),
      expected: 0,
    }
  },
  async 'DELETE /myorder/:id, and the mail about the stock'() {
    const [buyer, waiting] = await Promise.all([aCustomer(), aCustomer()])
    const product = await aProduct(db, tester, 1)
    const { body } = await order(url, { by: buyer, productId: product, key: randomUUID() })
    await put(`/product/${product}/stock-alert`, waiting)
    return {
      call: `DELETE /myorder/${body.insertedId}`,
      by: buyer,
      containing: waiting.email,
      response: { deletedCount: 1 },
      effects: async () => [
        await mailsTo(waiting),
        await count('stockAlerts', 'productId', product),
      ],
      expected: [['back-in-stock'], 0],
    }
  },
  async 'POST /newsletter'() {
    const email = `${randomUUID()}@example.com`
    return {
      call: 'POST /newsletter',
      body: { email },
      containing: email,
      response: { subscribed: true },
      effects: () => count('newsletter', 'email', email),
      expected: 1,
    }
  },
}

const statuses = [
  ['UNKNOWN', 2],
  ['DEADLINE_EXCEEDED', 4],
  ['INTERNAL', 13],
  ['UNAVAILABLE', 14],
] as const

// Each endpoint once in a row, because concurrent calls of one wait for each other in Firestore.
const cases = statuses.flatMap(([status, code]) =>
  ['after', 'before'].flatMap((when) =>
    Object.keys(writes).map((endpoint) => ({ endpoint, status, code, when })),
  ),
)

describe.concurrent('a commit whose response is lost', () => {
  test.for(cases)(
    '$endpoint returns the true result when its commit ends with $status $when it was written [API-8, API-12, FIX-5, FIT-3, MAIL-1, MAIL-3]',
    async ({ endpoint, code, when }, { expect }) => {
      const write = await writes[endpoint]?.()
      if (!write) throw new Error(`There is no call of ${endpoint}`)
      const { call, by, body, headers, containing, response, effects, expected } = write
      const loss = { containing, code, isWritten: when === 'after' }
      proxy.lose(loss)
      const [method = '', path = ''] = call.split(' ')
      const isForm = body instanceof FormData
      const answer = await ask(`${url}${path}`, {
        method,
        headers: {
          ...(by && { authorization: `Bearer ${by.token}` }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      expect(proxy.hasLost(loss)).toBe(true)
      const fields = Object.entries(response).map(([name, value]) => [name, matching(value)])
      expect(answer.body).toEqual(Object.fromEntries(fields))
      expect(answer.status).toBe(200)
      expect(await effects()).toEqual(expected)
    },
  )
})

/** A pattern stands for a text that the call makes up. */
function matching(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(matching)
  return value instanceof RegExp ? expect.stringMatching(value) : value
}
