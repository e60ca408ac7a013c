import { randomBytes, randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { isGranted } from '../../functions/src/contract/accounts/role.ts'
import type { Endpoint } from '../../functions/src/contract/endpoint.ts'
import { AccountErasure } from '../../functions/src/domains/account-data/erase-account.ts'
import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { anOrder, aProduct, api, aSoldOutProduct } from '../../functions/test/support/api.ts'
import { callOf, endpoints } from '../../functions/test/support/contract.ts'
import { pathFor, recordOf } from '../../functions/test/support/endpoint-records.ts'
import { aWithdrawal } from '../../functions/test/support/enquiries.ts'
import {
  aCustomer,
  anAdmin,
  auth,
  db,
  events,
  type Person,
} from '../../functions/test/support/people.ts'
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
  request: (actors: Actors) => Request | Promise<Request>,
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

/** The valid request of an endpoint, by an admin if the endpoint is only for staff. */
function lineOf(endpoint: Endpoint): BudgetLine[] {
  const name = callOf(endpoint)
  const { request: make, usage } = recordOf(name)
  if (usage === 'varies') return []
  const [reads, writes] = usage
  const measured = line(name, reads, writes, async ({ alice, admin }) => {
    const { id, parcel, query = '', ...request } = (await make?.(alice)) ?? {}
    const by = isGranted('admin', endpoint.audience) ? admin : alice
    return { call: pathFor(name, { id, parcel }) + query, by, ...request }
  })
  return [measured]
}

const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } })
const pending = async (by: Person) => anOrder(by, await aProduct())

const purchaseOf = async (by: Person): Promise<string> =>
  (await db.doc(`orders/${await pending(by)}`).get()).get('purchase')

const orderOf = async (by: Person) => {
  const body = { productId: (await aProduct())._id, quantity: 2 }
  return { call: 'POST /orders', by, body, ...withKey() }
}

/** The Firestore usage of the important calls; a test fails when a call costs more. */
export const budget: BudgetLine[] = [
  // First: the events of the calls below, once a minute old, would be folded meanwhile.
  ...['7', '30', '365'].map((days) =>
    line(`GET /overview, ${days} days`, 50, 0, async ({ admin: by }) => {
      const call = `GET /overview?days=${days}`
      // Refreshes the products.
      await api(call, { by })
      return { call, by }
    }),
  ),
  ...endpoints.flatMap(lineOf),
  line('POST /products/import, of two new products and a known one', 25, 4, async ({ admin }) => {
    const { _id, ...known } = await aProduct()
    // Reads what has changed; the import reads again what has changed in the last seconds.
    await api('GET /products?view=admin', { by: admin })
    const added = ['one', 'two'].map((name) => ({ ...known, product: `${known.product} ${name}` }))
    const body = { products: [known, ...added] }
    return { call: 'POST /products/import', by: admin, ...withKey(), body }
  }),
  line('POST /products/restock, of two products, with more pieces', 5, 4, async ({ admin }) => {
    const products = await Promise.all([aProduct(), aProduct()])
    const lines = products.map(({ _id }) => ({ productId: _id, pieces: 5 }))
    return { call: 'POST /products/restock', by: admin, body: { delivery: randomUUID(), lines } }
  }),
  line('POST /products/changes, of two products, with more pieces', 5, 4, async ({ admin }) => {
    const products = await Promise.all([aProduct(), aProduct()])
    const stock = { delta: 5, reason: 'counted' }
    const changes = products.map(({ _id }) => ({
      productId: _id,
      revision: 0,
      set: { price: 5 },
      stock,
    }))
    return { call: 'POST /products/changes', by: admin, ...withKey(), body: { changes } }
  }),
  line('POST /products/changes, of two prices of one change', 3, 5, async ({ admin }) => {
    const products = await Promise.all([aProduct(), aProduct()])
    const changes = products.map(({ _id }) => ({ productId: _id, revision: 0, set: { price: 5 } }))
    const priceChange = { id: randomUUID(), name: 'Sale', products: 2 }
    return {
      call: 'POST /products/changes',
      by: admin,
      ...withKey(),
      body: { changes, priceChange },
    }
  }),
  line('POST /products/match, of two rows', 25, 0, async ({ admin }) => {
    const { product } = await aProduct()
    // Reads what has changed; the call reads again what has changed in the last seconds.
    await api('GET /products?view=admin', { by: admin })
    const body = { rows: [{ product }, { gtin: '4006381333931' }] }
    return { call: 'POST /products/match', by: admin, body }
  }),
  line('POST /check, of products in memory', 0, 0, async () => {
    const { _id } = await aProduct()
    await api('GET /products?fresh=check')
    return { call: 'POST /check', body: { lines: [{ productId: _id }] } }
  }),
  line('POST /purchase/{id}/messages with a key, buyer', 2, 4, async ({ alice }) => {
    const id = await purchaseOf(alice)
    const body = { text: 'Please ring twice.' }
    return { call: `POST /purchase/${id}/messages`, by: alice, body, ...withKey() }
  }),
  line('POST /purchase/{id}/messages with a key, admin', 2, 3, async ({ alice, admin }) => {
    const id = await purchaseOf(alice)
    const body = { text: 'On Friday.' }
    return { call: `POST /purchase/${id}/messages`, by: admin, body, ...withKey() }
  }),
  line('POST /purchase/{id}/notes with a key', 2, 1, async ({ alice, admin }) => {
    const id = await purchaseOf(alice)
    const body = { text: 'Pays late.' }
    return { call: `POST /purchase/${id}/notes`, by: admin, body, ...withKey() }
  }),
  line('POST /orders with a key', 1, 5, ({ alice }) => orderOf(alice)),
  line('POST /orders by name with a key', 1, 5, async ({ alice }) => {
    const { product } = await aProduct()
    return { ...(await orderOf(alice)), body: { product, quantity: 2 } }
  }),
  line('POST /orders by an admin with a key', 1, 5, ({ admin }) => orderOf(admin)),
  line('POST /orders with a key, of a product just ordered', 0, 5, async ({ alice, admin }) => {
    const order = await orderOf(admin)
    await api(order.call, order)
    return { ...order, by: alice, ...withKey() }
  }),
  line('POST /orders/batch of 5 products with a key', 5, 17, async ({ alice }) => {
    const products = await Promise.all(Array.from({ length: 5 }, () => aProduct()))
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
    return { call: 'POST /orders/batch', by: alice, body: { lines }, ...withKey() }
  }),
  line('POST /orders/batch/cancel, 5 orders', 30, 25, async ({ alice }) => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => pending(alice)))
    return { call: 'POST /orders/batch/cancel', by: alice, body: { ids } }
  }),
  line('POST /orders/deliver, 2 orders', 8, 8, async ({ alice, admin }) => {
    const ids = [await pending(alice), await pending(alice)]
    return { call: 'POST /orders/deliver', by: admin, body: { ids } }
  }),
  line('POST /orders/deliver, 5 orders of one purchase', 12, 12, async ({ alice, admin }) => {
    const products = await Promise.all(Array.from({ length: 5 }, () => aProduct()))
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
    const { body } = await api('POST /orders/batch', { by: alice, body: { lines } })
    return { call: 'POST /orders/deliver', by: admin, body: { ids: body.insertedIds } }
  }),
  line(
    'POST /purchase/{id}/lines, one changed, removed and added each',
    9,
    11,
    async ({ alice, admin }) => {
      const [cpu, ssd, fan] = await Promise.all([aProduct(), aProduct(), aProduct()])
      const lines = [cpu, ssd].map(({ _id }) => ({ productId: _id, quantity: 2 }))
      const { body } = await api('POST /orders/batch', { by: alice, body: { lines } })
      const orders = body.insertedIds.map((orderId: string, n: number) => ({
        orderId,
        quantity: 3 * n,
      }))
      const added = [{ productId: fan._id, quantity: 1 }]
      const headers = { ...withKey().headers, 'if-match': '"0"' }
      const call = `POST /purchase/${body.purchase}/lines`
      return { call, by: admin, headers, body: { orders, added } }
    },
  ),
  line('DELETE /myorder/{id}, one person waits for the product', 7, 7, async ({ alice, admin }) => {
    const product = await aProduct()
    const id = await anOrder(admin, product, 20)
    await api(`PUT /product/${product._id}/stock-alert`, { by: alice })
    return { call: `DELETE /myorder/${id}`, by: admin }
  }),
  line('POST /unsubscribe/{id}, one request', 3, 1, async () => {
    // Alice has requested more in the lines above.
    const by = await aCustomer()
    const mail = db.doc(`mail/${'0'.repeat(20)}-1`)
    await mail.set({ to: by.email })
    await api(`PUT /product/${(await aSoldOutProduct())._id}/stock-alert`, { by })
    return { call: `POST /unsubscribe/${mail.id}` }
  }),
  ...['', '/unsubscribe'].map((action) =>
    line(`POST /newsletter/{id}${action}`, 1, 1, async () => {
      const token = randomBytes(16).toString('hex')
      await db.collection('newsletter').add({ token })
      return { call: `POST /newsletter/${token}${action}` }
    }),
  ),
  line('POST /mail/{id}/send', 2, 1, async ({ alice, admin }) => {
    const id = `${await pending(alice)}-placed`
    await db.doc(`mail/${id}`).update({ sendAt: FieldValue.delete() })
    return { call: `POST /mail/${id}/send`, by: admin }
  }),
  line('PUT /user/{email}, nothing new, admin', 1, 0, ({ admin: by }) => ({
    call: `PUT /user/${by.email}`,
    by,
  })),
  line('POST /user/{email}/export of a new account', 11, 0, async () => {
    const by = await aCustomer()
    return { call: `POST /user/${by.email}/export`, by }
  }),
  line('POST /user/{email}/export of 40 orders, 12 delivered', 246, 0, async ({ admin }) => {
    const [by, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 100 })])
    const ids: string[] = []
    while (ids.length < 40) ids.push(await anOrder(by, product))
    await api('POST /orders/deliver', { by: admin, body: { ids: ids.slice(0, 12) } })
    return { call: `POST /user/${by.email}/export`, by }
  }),
  line('POST /withdrawals, of a purchase with this email', 3, 6, async ({ alice: by }) => {
    const body = { ...aWithdrawal, email: by.email, purchase: await purchaseOf(by) }
    return { call: 'POST /withdrawals', body }
  }),
  line('GET /customers by a purchase number', 3, 0, async ({ alice, admin }) => ({
    call: `GET /customers?q=${await purchaseOf(alice)}`,
    by: admin,
  })),
  line('GET /myorders, 10 rows', 10, 0, ({ alice: by }) => ({
    call: 'GET /myorders?limit=10',
    by,
  })),
  line('GET /events of a product with its orders, 10 rows', 13, 0, async ({ alice, admin }) => {
    const product = await aProduct()
    for (let order = 0; order < 10; order++) await anOrder(alice, product)
    return { call: `GET /events?subject=${product._id}&limit=10`, by: admin }
  }),
  ...[
    ['GET /events of a person, 10 rows', 11, '/events?actor={email}&limit=10'],
    ['GET /orders, 10 pending rows', 11, '/orders?status=pending&limit=10'],
    ['GET /orders of a buyer by the email, 10 rows', 11, '/orders?q={email}&limit=10'],
  ].map(([what, reads, path]) =>
    line(String(what), Number(reads), 0, ({ alice, admin }) => ({
      call: `GET ${path}`.replace('{email}', alice.email),
      by: admin,
    })),
  ),
  {
    // A transaction that waits for another is repeated, and reads again.
    what: 'erasure, 8 orders of one product',
    most: { reads: 73, writes: 77 },
    spend: async () => {
      const [by, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 100 })])
      for (let order = 0; order < 8; order++) await anOrder(by, product)
      const users = new UserStore(events, auth)
      const erasure = new AccountErasure(events, auth, users)
      return usageOf(() => erasure.erase({ ...by, requestId: 'test' }))
    },
  },
  ...mailBudget,
  ...listBudget('products', 3000),
  ...listBudget('reviews', 3000),
]
