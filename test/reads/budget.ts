import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { imageStore } from '../../functions/src/images/image-store.ts'
import { anOrder, aProduct, api, aSoldOutProduct } from '../../functions/test/support/api.ts'
import { aPng } from '../../functions/test/support/images.ts'
import { aCustomer, anAdmin, db, type Person, tester } from '../../functions/test/support/people.ts'
import { listBudget } from './list-budget.ts'
import { mailBudget } from './mail-budget.ts'
import { type BudgetLine, usageOf } from './usage.ts'

type Actors = { alice: Person; admin: Person }
type Request = { call: string; by?: Person; body?: object; headers?: Record<string, string> }

let actors: Promise<Actors> | undefined

async function meet(): Promise<Actors> {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  for (const by of [alice, admin]) await api(`PUT /user/${by.email}`, { by })
  const product = await aProduct({ available_quantity: 100 })
  for (let order = 0; order < 12; order++) await anOrder(alice, product)
  return { alice, admin }
}

/** Prepares one request for each measurement. A refused request is an error. */
function line(
  what: string,
  reads: number,
  writes: number,
  request: (actors: Actors) => Promise<Request>,
): BudgetLine {
  const spend = async () => {
    actors ??= meet()
    const { call, ...options } = await request(await actors)
    return usageOf(async () => {
      const { status } = await api(call, options)
      if (status !== 200) throw new Error(`${call} was answered with ${status}`)
    })
  }
  return { what, most: { reads, writes }, spend }
}

async function seen({ admin }: Actors): Promise<Person> {
  await api(`PUT /user/${admin.email}`, { by: admin })
  return admin
}

const orderOf = async (by: Person, named: (id: string, name: string) => object) => {
  const { _id, product } = await aProduct()
  return { call: 'POST /orders', by, body: { ...named(_id, product), quantity: 2 } }
}

const byId = (productId: string) => ({ productId })
const byName = (_id: string, product: string) => ({ product })
const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } })
const pending = async (by: Person) => anOrder(by, await aProduct())

/** The Firestore usage of the important calls; a test fails when a call costs more. */
export const budget: BudgetLine[] = [
  // First: the events of the calls below, once a minute old, would be folded meanwhile.
  ...['7', '30', '365'].map((days) =>
    line(`GET /overview, ${days} days`, 50, 0, async (actors) => {
      const by = await seen(actors)
      const call = `GET /overview?days=${days}`
      // Refreshes the products.
      await api(call, { by })
      return { call, by }
    }),
  ),
  line('GET /product/{id}', 1, 0, async () => ({ call: `GET /product/${(await aProduct())._id}` })),
  line('GET /product/{id}?view=admin', 1, 0, async (actors) => {
    const { _id } = await aProduct()
    return { call: `GET /product/${_id}?view=admin`, by: await seen(actors) }
  }),
  line('PUT /product/{id}', 2, 2, async ({ admin }) => {
    const { _id, available_quantity, ...product } = await aProduct()
    return {
      call: `PUT /product/${_id}`,
      by: admin,
      headers: { 'if-match': '"0"', ...withKey().headers },
      body: { ...product, price: 5, draft: false },
    }
  }),
  line('POST /product/{id}/stock, more pieces', 3, 2, async ({ admin }) => ({
    call: `POST /product/${(await aProduct())._id}/stock`,
    by: admin,
    ...withKey(),
    body: { delta: 1, reason: 'counted' },
  })),
  line('POST /products/import, of two new products and a known one', 9, 4, async ({ admin }) => {
    const { _id, ...known } = await aProduct()
    const added = ['one', 'two'].map((name) => ({ ...known, product: `${known.product} ${name}` }))
    return {
      call: 'POST /products/import',
      by: admin,
      ...withKey(),
      body: { products: [known, ...added] },
    }
  }),
  line('POST /products/restock, of two products, with more pieces', 5, 4, async ({ admin }) => {
    const products = await Promise.all([aProduct(), aProduct()])
    const lines = products.map(({ _id }) => ({ productId: _id, pieces: 5 }))
    return {
      call: 'POST /products/restock',
      by: admin,
      body: { delivery: randomUUID(), lines },
    }
  }),
  line('POST /check, of products in memory', 0, 0, async () => {
    const { _id } = await aProduct()
    const request = { call: 'POST /check', body: { lines: [{ productId: _id }] } }
    await api('GET /products?fresh=check')
    return request
  }),
  line('POST /orders', 1, 4, ({ alice }) => orderOf(alice, byId)),
  line('POST /orders by name', 1, 4, ({ alice }) => orderOf(alice, byName)),
  line('POST /orders with a key', 1, 4, async ({ alice }) => ({
    ...(await orderOf(alice, byId)),
    ...withKey(),
  })),
  line('POST /orders by name with a key', 1, 4, async ({ alice }) => ({
    ...(await orderOf(alice, byName)),
    ...withKey(),
  })),
  line('POST /orders by an admin with a key', 1, 4, async ({ admin }) => ({
    ...(await orderOf(admin, byId)),
    ...withKey(),
  })),
  line('POST /orders with a key, of a product just ordered', 0, 4, async ({ alice, admin }) => {
    const order = await orderOf(admin, byId)
    await api(order.call, order)
    return { ...order, by: alice, ...withKey() }
  }),
  line('POST /orders/batch of 5 products with a key', 5, 16, async ({ alice }) => {
    const products = await Promise.all(Array.from({ length: 5 }, () => aProduct()))
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
    return { call: 'POST /orders/batch', by: alice, body: { lines }, ...withKey() }
  }),
  line('DELETE /myorder/{id}', 3, 4, async ({ alice }) => ({
    call: `DELETE /myorder/${await pending(alice)}`,
    by: alice,
  })),
  line('POST /orders/batch/cancel, 5 orders', 15, 20, async ({ alice }) => ({
    call: 'POST /orders/batch/cancel',
    by: alice,
    body: { ids: await Promise.all(Array.from({ length: 5 }, () => pending(alice))) },
  })),
  line('DELETE /myorder/{id}, one person waits for the product', 5, 6, async ({ alice, admin }) => {
    const product = await aProduct()
    const id = await anOrder(admin, product, 20)
    await api(`PUT /product/${product._id}/stock-alert`, { by: alice })
    return { call: `DELETE /myorder/${id}`, by: admin }
  }),
  line('GET /product/{id}/stock-alert', 2, 0, async ({ alice: by }) => ({
    call: `GET /product/${(await aSoldOutProduct())._id}/stock-alert`,
    by,
  })),
  line('PUT /product/{id}/stock-alert', 2, 1, async ({ alice: by }) => ({
    call: `PUT /product/${(await aSoldOutProduct())._id}/stock-alert`,
    by,
  })),
  line('DELETE /product/{id}/stock-alert', 1, 1, async ({ alice: by }) => ({
    call: `DELETE /product/${(await aSoldOutProduct())._id}/stock-alert`,
    by,
  })),
  line('POST /unsubscribe/{id}, one request', 3, 1, async () => {
    // Alice has requested more in the lines above.
    const by = await aCustomer()
    const mail = db.doc(`mail/${'0'.repeat(20)}-1`)
    await mail.set({ to: by.email })
    await api(`PUT /product/${(await aSoldOutProduct())._id}/stock-alert`, { by })
    return { call: `POST /unsubscribe/${mail.id}` }
  }),
  line('POST /mail/{id}/send', 2, 1, async ({ alice, admin }) => {
    const id = `${await pending(alice)}-placed`
    await db.doc(`mail/${id}`).update({ sendAt: FieldValue.delete() })
    return { call: `POST /mail/${id}/send`, by: admin }
  }),
  line('POST /review', 2, 1, async ({ alice: by }) => ({
    call: 'POST /review',
    by,
    body: { rating: 4, review: 'As described.' },
  })),
  line('PUT /user/{id}/block', 2, 2, async ({ admin }) => {
    const { uid, ...eve } = await aCustomer()
    await api(`PUT /user/${eve.email}`, { by: { uid, ...eve } })
    return { call: `PUT /user/${uid}/block`, by: admin }
  }),
  line('DELETE /images/{id}', 3, 2, async ({ admin }) => ({
    call: `DELETE /images/${await imageStore(db, 10).add(aPng(), tester)}`,
    by: admin,
  })),
  line('PUT /deliver/{id}', 2, 3, async ({ alice, admin }) => ({
    call: `PUT /deliver/${await pending(alice)}`,
    by: admin,
  })),
  line('POST /orders/deliver, 2 orders', 3, 6, async ({ alice, admin }) => ({
    call: 'POST /orders/deliver',
    by: admin,
    body: { ids: [await pending(alice), await pending(alice)] },
  })),
  line('PUT /user/{email}, nothing new, customer', 1, 0, async ({ alice }) => ({
    call: `PUT /user/${alice.email}`,
    by: alice,
  })),
  line('PUT /user/{email}, nothing new, admin', 1, 0, async ({ admin }) => ({
    call: `PUT /user/${admin.email}`,
    by: admin,
  })),
  line('POST /user/{email}/export of a new account', 10, 0, async () => {
    const by = await aCustomer()
    return { call: `POST /user/${by.email}/export`, by }
  }),
  line('DELETE /user/{email} of a new account', 14, 6, async () => {
    const by = await aCustomer()
    return { call: `DELETE /user/${by.email}`, by }
  }),
  line('GET /users of a customer', 1, 0, async ({ alice: by }) => ({ call: 'GET /users', by })),
  line('GET /myorders, 10 rows', 10, 0, async ({ alice: by }) => ({
    call: 'GET /myorders?limit=10',
    by,
  })),
  line('POST /browser-reports', 0, 1, async () => ({
    call: 'POST /browser-reports',
    body: { release: 'test', page: '/' },
  })),
  line('GET /browser-reports', 2, 0, async (actors) => ({
    call: 'GET /browser-reports',
    by: await seen(actors),
  })),
  ...['orders', 'events', 'mail'].map((list) =>
    line(`GET /${list}, 10 rows`, 10, 0, async (actors) => ({
      call: `GET /${list}?limit=10`,
      by: await seen(actors),
    })),
  ),
  line('GET /events of a person, 10 rows', 10, 0, async (actors) => ({
    call: `GET /events?actor=${actors.alice.email}&limit=10`,
    by: await seen(actors),
  })),
  line('GET /events of a product with its orders, 10 rows', 10, 0, async (actors) => {
    const product = await aProduct()
    for (let order = 0; order < 10; order++) await anOrder(actors.alice, product)
    return { call: `GET /events?subject=${product._id}&limit=10`, by: await seen(actors) }
  }),
  line('GET /orders, 10 pending rows', 10, 0, async (actors) => ({
    call: 'GET /orders?status=pending&limit=10',
    by: await seen(actors),
  })),
  line('GET /orders of a buyer by the beginning of the email, 10 rows', 10, 0, async (actors) => ({
    call: `GET /orders?q=${actors.alice.email.slice(0, 12)}&limit=10`,
    by: await seen(actors),
  })),
  line('GET /orders/count, pending', 1, 0, async (actors) => ({
    call: 'GET /orders/count?status=pending',
    by: await seen(actors),
  })),
  line('GET /order/{id}, pending', 2, 0, async ({ alice }) => ({
    call: `GET /order/${await pending(alice)}`,
    by: alice,
  })),
  line('GET /users, 2 rows', 2, 0, async (actors) => ({
    call: 'GET /users?limit=2',
    by: await seen(actors),
  })),
  ...mailBudget,
  ...listBudget('products', 100),
  ...listBudget('products', 10_000),
  ...listBudget('reviews', 10_000),
]
