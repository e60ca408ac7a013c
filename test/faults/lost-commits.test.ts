import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../../functions/src/contract/operations.ts'
import { deliveryMethods } from '../../functions/src/contract/orders/delivery.ts'
import {
  type OrderTransition,
  orderTransition,
} from '../../functions/src/contract/orders/order-status.ts'
import { cleanImage } from '../../functions/src/domains/images/clean-image.ts'
import { ImageStore } from '../../functions/src/domains/images/image-store.ts'
import { subscriptionOf } from '../../functions/src/domains/newsletter/newsletter-store.ts'
import { pathFor } from '../../functions/test/support/endpoint-records.ts'
import { aContact, anEnquiry, aWithdrawal } from '../../functions/test/support/enquiries.ts'
import { untilErased } from '../../functions/test/support/erased.ts'
import { aPng } from '../../functions/test/support/images.ts'
import { newProduct } from '../../functions/test/support/new-product.ts'
import {
  aCustomer,
  anAdmin,
  aVerifiedCustomer,
  db,
  events,
  type Person,
  tester,
} from '../../functions/test/support/people.ts'
import { aRecipient } from '../../functions/test/support/recipient.ts'
import { firestoreHost, startApi } from './support/fault-shop.ts'
import { grpcProxy } from './support/grpc-proxy.ts'
import { ask, order } from './support/orders.ts'
import { aProduct } from './support/products.ts'

const proxy = await grpcProxy(firestoreHost)
const [{ url }, admin] = await Promise.all([startApi(proxy.host), anAdmin()])

/** One call of a writing endpoint, and what it must store. */
interface Write {
  /** The parameters of the path. */
  id?: string
  parcel?: string
  by?: Person
  body?: object
  headers?: Record<string, string>
  /** A text that only the commit of this call contains. */
  containing: string
  response: object
  /** Checks what is stored after the call; a `0` is a lost write. */
  check: () => Promise<unknown>
}

const opening = 20
const anyId = expect.stringMatching(/./)
const [sent] = deliveryMethods(aRecipient.country)
const aNumber = expect.stringMatching(/^\w{8}$/)

const aStockedProduct = () => aProduct(db, tester, opening)

const count = async (collection: string, field: string, value: string) =>
  (await db.collection(collection).where(field, '==', value).get()).size

async function expectField(path: string, field: string, value: unknown) {
  expect((await db.doc(path).get()).get(field)).toBe(value)
}

const expectStock = (product: string, pieces: number) =>
  expectField(`products/${product}`, 'available_quantity', pieces)

async function expectEvents(subject: string, ...types: string[]) {
  const { docs } = await db.collection('events').where('subject', '==', subject).get()
  expect(docs.map((event) => event.get('type')).sort()).toEqual(types.sort())
}

async function expectMails({ email }: Pick<Person, 'email'>, ...kinds: string[]) {
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  expect(docs.map((mail) => mail.get('kind')).sort()).toEqual(kinds.sort())
}

async function expectPurchase({ uid }: Person, status: string) {
  const { docs } = await db.collection('purchases').where('uid', '==', uid).get()
  expect(docs.map((purchase) => purchase.get('status'))).toEqual([status])
}

async function expectCount(wanted: number, collection: string, field: string, value: string) {
  expect(await count(collection, field, value)).toBe(wanted)
}

async function anOrder(product: string) {
  const by = await aCustomer()
  const { body } = await order(url, { by, productId: product, key: randomUUID() })
  return { by, id: body.insertedId ?? '' }
}

const purchaseOf = async (order: string): Promise<string> =>
  (await db.doc(`orders/${order}`).get()).get('purchase')

async function expectPayment(by: Person, order: string, paid: boolean) {
  await expectField(`orders/${order}`, 'paid', paid)
  await expectEvents(`purchases/${await purchaseOf(order)}`, 'payment-changed')
  await expectMails(by, 'order-placed', 'payment-changed')
}

/** A subscription that waits for its confirmation. */
async function aSubscription() {
  const email = `${randomUUID()}@example.com`
  await send('POST /newsletter', { body: { email } })
  return subscriptionOf(db, email).get()
}

function send(call: string, { by, body, headers }: Pick<Write, 'by' | 'body' | 'headers'>) {
  const [method = '', path = ''] = call.split(' ')
  const isForm = body instanceof FormData
  return ask(`${url}${path}`, {
    method,
    headers: {
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
}

type OrderChange = Exclude<
  OrderTransition['event'],
  'order-placed' | 'order-changed' | 'delivery-undone'
>

const aParcel = { purchase: aNumber, _id: anyId }

/** A call about a pending order of one piece. */
const aboutOrder =
  (event: OrderChange, caller: 'buyer' | 'admin', answer?: object) => async (): Promise<Write> => {
    const product = await aStockedProduct()
    const { by, id } = await anOrder(product)
    return {
      id,
      by: caller === 'buyer' ? by : admin,
      ...(!answer && { body: { ids: [id] } }),
      containing: id,
      response: answer ?? {
        results: [{ id, outcome: 'done', ...(event === 'order-delivered' && { parcel: aParcel }) }],
      },
      check: async () => {
        await expectEvents(`orders/${id}`, 'order-placed', event)
        const { to, stock } = orderTransition(event, 'pending') ?? {}
        await expectStock(product, stock === 'returned' ? opening : opening - 1)
        // A cancellation takes the mail about the order back, which no sender has taken yet.
        await expectPurchase(by, to ?? 'cancelled')
        const mails = ['order-placed', to ? event : 'order-cancelled'] as const
        await expectMails(by, ...(event === 'order-cancelled' ? [] : mails))
      },
    }
  }

/** The endpoints of each change of a pending order. */
const orderWrites = {
  'order-cancelled': {
    'DELETE /myorder/:id': aboutOrder('order-cancelled', 'buyer', { deletedCount: 1 }),
    'POST /orders/batch/cancel': aboutOrder('order-cancelled', 'buyer'),
  },
  'order-deleted': {
    'DELETE /order/:id': aboutOrder('order-deleted', 'admin', { deletedCount: 1 }),
    'POST /orders/delete': aboutOrder('order-deleted', 'admin'),
  },
  'order-delivered': {
    'PUT /deliver/:id': aboutOrder('order-delivered', 'admin', {
      modifiedCount: 1,
      parcel: aParcel,
    }),
    'POST /orders/deliver': aboutOrder('order-delivered', 'admin'),
  },
} satisfies Record<OrderChange, Record<string, () => Promise<Write>>>

/** A call that adds a product of this name. */
const aboutNewProduct =
  (body: (fields: object) => object, response: (id: string) => object) =>
  async (): Promise<Write> => {
    const product = `Drive ${randomUUID()}`
    const id = product.toLowerCase().replace(' ', '-')
    return {
      by: admin,
      body: body(newProduct({ product })),
      containing: product,
      response: response(id),
      check: async () => {
        await expectCount(1, 'products', 'product', product)
        await expectEvents(`products/${id}`, 'product-added')
      },
    }
  }

/** Each endpoint that writes to Firestore. */
const writes = {
  async 'POST /orders'() {
    const [by, product] = await Promise.all([aCustomer(), aStockedProduct()])
    return {
      by,
      body: { productId: product, quantity: 2 },
      containing: product,
      response: { insertedId: anyId, purchase: aNumber },
      check: async () => {
        await expectCount(1, 'orders', 'uid', by.uid)
        await expectCount(1, 'purchases', 'uid', by.uid)
        await expectStock(product, opening - 2)
        await expectMails(by, 'order-placed')
      },
    }
  },
  async 'POST /orders/batch'() {
    const [by, cpu, ssd] = await Promise.all([aCustomer(), aStockedProduct(), aStockedProduct()])
    return {
      by,
      body: { lines: [cpu, ssd].map((productId) => ({ productId, quantity: 2 })) },
      containing: cpu,
      response: { insertedIds: [anyId, anyId], purchase: aNumber },
      check: async () => {
        await expectCount(2, 'orders', 'uid', by.uid)
        await expectCount(1, 'purchases', 'uid', by.uid)
        await expectMails(by, 'order-placed')
        await expectStock(cpu, opening - 2)
        await expectStock(ssd, opening - 2)
      },
    }
  },
  async 'POST /purchase/:id/parcels'() {
    const { by, id } = await anOrder(await aStockedProduct())
    return {
      id,
      by: admin,
      body: { lines: [{ orderId: id, pieces: 1 }] },
      headers: { 'idempotency-key': randomUUID() },
      containing: id,
      response: { parcel: anyId },
      check: async () => {
        await expectEvents(`orders/${id}`, 'order-placed', 'order-delivered')
        await expectField(`orders/${id}`, 'deliveredPieces', 1)
        await expectMails(by, 'order-placed', 'order-delivered')
      },
    }
  },
  async 'DELETE /purchase/:id/parcel/:parcel'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const { body } = await send(`PUT /deliver/${id}`, { by: admin })
    const { purchase, _id } = Object(body).parcel
    return {
      id: purchase,
      parcel: _id,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      check: async () => {
        const types = ['order-placed', 'order-delivered', 'delivery-undone']
        await expectEvents(`orders/${id}`, ...types)
        await expectField(`orders/${id}`, 'deliveredPieces', undefined)
        await expectMails(by, 'order-placed')
      },
    }
  },
  async 'POST /purchase/:id/returns'() {
    const { by, id } = await anOrder(await aStockedProduct())
    await send(`PUT /deliver/${id}`, { by: admin })
    const purchase = await purchaseOf(id)
    return {
      id: purchase,
      by,
      body: { kind: 'warranty', lines: [{ orderId: id, pieces: 1 }] },
      containing: purchase,
      response: { insertedId: anyId },
      check: async () => {
        expect((await db.doc(`purchases/${purchase}`).get()).get('returns')).toHaveLength(1)
        await expectEvents(`purchases/${purchase}`, 'return-changed')
        await expectMails(by, 'order-placed', 'order-delivered', 'return-changed')
      },
    }
  },
  async 'PUT /purchase/:id/return/:return'() {
    const product = await aStockedProduct()
    const { by, id } = await anOrder(product)
    await send(`PUT /deliver/${id}`, { by: admin })
    const purchase = await purchaseOf(id)
    const asked = { kind: 'warranty', lines: [{ orderId: id, pieces: 1 }] }
    const { body } = await send(`POST /purchase/${purchase}/returns`, { by: admin, body: asked })
    return {
      id: purchase,
      parcel: Object(body).insertedId,
      by: admin,
      body: { state: 'received', lines: [{ orderId: id, restocked: 1, writtenOff: 0 }] },
      containing: purchase,
      response: { modifiedCount: 1 },
      check: async () => {
        await expectEvents(`purchases/${purchase}`, 'return-changed', 'return-changed')
        await expectMails(by, 'order-placed', 'order-delivered', 'return-changed', 'return-changed')
        await expectStock(product, opening)
      },
    }
  },
  async 'POST /purchase/:id/lines'() {
    const [product, extra] = await Promise.all([aStockedProduct(), aStockedProduct()])
    const { by, id } = await anOrder(product)
    const lines = {
      orders: [{ orderId: id, quantity: 4 }],
      added: [{ productId: extra, quantity: 2 }],
    }
    return {
      id,
      by: admin,
      body: lines,
      headers: { 'if-match': '"0"', 'idempotency-key': randomUUID() },
      containing: extra,
      response: { modifiedCount: 1, revision: 1 },
      check: async () => {
        await expectEvents(`orders/${id}`, 'order-placed', 'order-changed')
        await expectStock(product, opening - 4)
        await expectStock(extra, opening - 2)
        await expectCount(2, 'orders', 'uid', by.uid)
        await expectMails(by, 'order-placed', 'purchase-changed')
      },
    }
  },
  'POST /products': aboutNewProduct(
    (fields) => fields,
    (insertedId) => ({ insertedId }),
  ),
  'POST /products/import': aboutNewProduct(
    (fields) => ({ products: [fields] }),
    (id) => ({ results: [{ id, outcome: 'added' }] }),
  ),
  async 'POST /products/changes'() {
    const id = await aStockedProduct()
    const stock = { delta: 3, reason: 'counted' }
    return {
      by: admin,
      body: { changes: [{ productId: id, revision: 0, set: { price: 5 }, stock }] },
      containing: id,
      response: { results: [{ productId: id, outcome: 'changed' }] },
      check: async () => {
        await expectField(`products/${id}`, 'price', 5)
        await expectStock(id, opening + 3)
        await expectEvents(`products/${id}`, 'product-added', 'product-edited')
      },
    }
  },
  async 'PUT /product/:id'() {
    const id = await aStockedProduct()
    const { available_quantity, product, ...fields } = newProduct()
    return {
      id,
      by: admin,
      body: { ...fields, product, draft: false },
      headers: { 'if-match': '"0"' },
      containing: product,
      response: { modifiedCount: 1, revision: 1 },
      check: async () => {
        await expectField(`products/${id}`, 'revision', 1)
        await expectEvents(`products/${id}`, 'product-added', 'product-edited')
      },
    }
  },
  async 'POST /product/:id/stock'() {
    const [waiting, id] = await Promise.all([aCustomer(), aProduct(db, tester, 0)])
    await send(`PUT /product/${id}/stock-alert`, { by: waiting })
    const again = { by: admin, body: { delta: 3, reason: 'received' } }
    const headers = { 'idempotency-key': randomUUID() }
    return {
      ...again,
      id,
      headers,
      containing: id,
      response: { available_quantity: 3 },
      check: async () => {
        await expectEvents(`products/${id}`, 'product-added', 'stock-corrected')
        await expectMails(waiting, 'back-in-stock')
        // The effects of a repeated request come once more, and change nothing.
        await send(`POST /product/${id}/stock`, { ...again, headers })
        await expectStock(id, 3)
        await expectMails(waiting, 'back-in-stock')
      },
    }
  },
  async 'POST /product/:id/merge'() {
    const [id, into] = [await aStockedProduct(), await aStockedProduct()]
    return {
      id,
      by: admin,
      body: { into },
      containing: id,
      response: { id, into },
      check: async () => {
        await expectEvents(`products/${id}`, 'product-added', 'product-merged')
        await expectEvents(`products/${into}`, 'product-added', 'product-edited')
        await expectStock(into, 40)
      },
    }
  },
  async 'POST /product/:id/unmerge'() {
    const [id, into] = [await aStockedProduct(), await aStockedProduct()]
    await send(`POST /product/${id}/merge`, { by: admin, body: { into } })
    return {
      id,
      by: admin,
      containing: id,
      response: { id },
      check: async () => {
        await expectEvents(`products/${id}`, 'product-added', 'product-merged', 'merge-undone')
        await expectStock(id, 20)
        await expectStock(into, 20)
      },
    }
  },
  async 'DELETE /product/:id'() {
    const id = await aStockedProduct()
    return {
      id,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      check: async () => {
        expect((await db.doc(`products/${id}`).get()).exists).toBe(false)
        await expectEvents(`products/${id}`, 'product-added', 'product-deleted')
      },
    }
  },
  async 'PUT /admin/:email'() {
    const { uid, email } = await aVerifiedCustomer()
    return {
      id: email,
      by: admin,
      containing: uid,
      response: { modifiedCount: 1 },
      check: () => expectEvents(`users/${uid}`, 'admin-made'),
    }
  },
  async 'DELETE /admin/:email'() {
    const { uid, email } = await anAdmin()
    return {
      id: email,
      by: admin,
      containing: uid,
      response: { modifiedCount: 1 },
      check: () => expectEvents(`users/${uid}`, 'admin-made', 'admin-removed'),
    }
  },
  async 'PUT /user/:email'() {
    const by = await aCustomer()
    return {
      id: by.email,
      by,
      body: {},
      containing: by.uid,
      response: { role: 'customer', claimsUpdated: false, token: by.token },
      check: () => expectCount(1, 'users', 'email', by.email),
    }
  },
  async 'PUT /addresses'() {
    const by = await aCustomer()
    return {
      by,
      body: { addresses: [aRecipient] },
      headers: { 'if-match': '"0"' },
      containing: by.uid,
      // 0 if the first commit is found to have written them.
      response: { modifiedCount: expect.any(Number), revision: 1 },
      check: () => expectField(`users/${by.uid}`, 'addressRevision', 1),
    }
  },
  async 'PUT /purchase/:id'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase: string = (await db.doc(`orders/${id}`).get()).get('purchase')
    return {
      id: purchase,
      by,
      body: { recipient: aRecipient, expectedDeliveryCents: sent?.priceCents },
      headers: { 'if-match': '"0"' },
      containing: `orders/${id}`,
      response: { modifiedCount: 1, revision: 1 },
      check: async () => {
        await expectField(`purchases/${purchase}`, 'revision', 1)
        await expectField(`orders/${id}`, 'recipient.name', aRecipient.name)
        await expectEvents(`purchases/${purchase}`, 'purchase-edited')
      },
    }
  },
  async 'PUT /purchase/:id/payment'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase = await purchaseOf(id)
    const headers = { 'if-match': '"0"' }
    const body = { paidCents: 1, paidOn: '2026-01-02' }
    const response = { modifiedCount: 1, revision: 1 }
    const check = () => expectPayment(by, id, false)
    return { id: purchase, by: admin, headers, body, containing: purchase, response, check }
  },
  async 'POST /purchases/paid'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase = await purchaseOf(id)
    const open: number = (await db.doc(`purchases/${purchase}`).get()).get('sums.grossCents')
    return {
      by: admin,
      body: { purchases: [{ id: purchase, openCents: open }], paidOn: '2026-01-02' },
      containing: purchase,
      response: { results: [{ id: purchase, outcome: 'done' }] },
      check: () => expectPayment(by, id, true),
    }
  },
  async 'DELETE /user/:email'() {
    const product = await aStockedProduct()
    const { by } = await anOrder(product)
    return {
      id: by.email,
      by,
      containing: by.uid,
      response: { deletedCount: 1 },
      check: async () => {
        await untilErased(by)
        await expectStock(product, opening)
        await expectCount(0, 'orders', 'uid', by.uid)
        await expectCount(0, 'events', 'actor.uid', by.uid)
      },
    }
  },
  async 'POST /purchase/:id/messages'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase = await purchaseOf(id)
    const text = `Please ring twice. ${randomUUID()}`
    return {
      id: purchase,
      by,
      body: { text },
      containing: text,
      response: { insertedId: anyId },
      check: async () => {
        await expectCount(1, 'messages', 'uid', by.uid)
        await expectField(`messageCounts/${by.uid}`, 'count', 1)
        await expectField(`purchases/${purchase}`, 'unanswered', true)
        await expectCount(1, 'mail', 'uid', by.uid)
      },
    }
  },
  async 'POST /purchase/:id/notes'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const text = `Pays late. ${randomUUID()}`
    return {
      id: await purchaseOf(id),
      by: admin,
      body: { text },
      containing: text,
      response: { insertedId: anyId },
      check: () => expectCount(1, 'notes', 'uid', by.uid),
    }
  },
  async 'PUT /purchase/:id/answered'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase = await purchaseOf(id)
    await send(`POST /purchase/${purchase}/messages`, { by, body: { text: 'Thanks.' } })
    return {
      id: purchase,
      by: admin,
      containing: purchase,
      response: { modifiedCount: 1 },
      check: () => expectField(`purchases/${purchase}`, 'unanswered', undefined),
    }
  },
  async 'POST /review'() {
    const by = await aCustomer()
    return {
      by,
      body: { rating: 4, review: 'Packed with care.' },
      containing: by.uid,
      response: { insertedId: anyId },
      check: () => expectCount(1, 'reviews', 'uid', by.uid),
    }
  },
  async 'DELETE /review/:id'() {
    const by = await aCustomer()
    const { body } = await send('POST /review', { by, body: { rating: 4, review: 'Fine.' } })
    const { insertedId: id = '' } = body
    return {
      id,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      check: async () => {
        await expectCount(0, 'reviews', 'uid', by.uid)
        await expectEvents(`reviews/${id}`, 'review-written', 'review-deleted')
      },
    }
  },
  async 'POST /images'() {
    const by = await aCustomer()
    const bytes = aPng()
    const id = createHash('sha256')
      .update((await cleanImage(bytes)).bytes)
      .digest('hex')
    const body = new FormData()
    body.set('image', new Blob([bytes]), 'image.png')
    return {
      by,
      body,
      containing: by.uid,
      response: { success: true, data: { url: `/api/images/${id}` } },
      check: async () => {
        await expectCount(1, 'images', 'uid', by.uid)
        await expectField(`uploads/${by.uid}`, 'count', 1)
      },
    }
  },
  async 'DELETE /images/:id'() {
    const by = await aCustomer()
    const id = await new ImageStore(events, 10).add(aPng(), { ...by, requestId: 'test' })
    return {
      id,
      by: admin,
      containing: id,
      response: { deletedCount: 1 },
      check: async () => {
        await expectField(`images/${id}`, 'bytes', undefined)
        await expectEvents(`images/${id}`, 'image-deleted')
      },
    }
  },
  async 'PUT /user/:id/block'() {
    const by = await aCustomer()
    await send(`PUT /user/${by.email}`, { by })
    return {
      id: by.uid,
      by: admin,
      containing: by.uid,
      response: { modifiedCount: 1 },
      check: async () => {
        await expectField(`users/${by.uid}`, 'blocked', true)
        await expectEvents(`users/${by.uid}`, 'user-blocked')
      },
    }
  },
  async 'PUT /product/:id/stock-alert'() {
    const [by, id] = await Promise.all([aCustomer(), aProduct(db, tester, 0)])
    return {
      id,
      by,
      containing: by.uid,
      response: { requested: true },
      check: () => expectCount(1, 'stockAlerts', 'uid', by.uid),
    }
  },
  async 'DELETE /product/:id/stock-alert'() {
    const [by, id] = await Promise.all([aCustomer(), aProduct(db, tester, 0)])
    await send(`PUT /product/${id}/stock-alert`, { by })
    const [alert] = (await db.collection('stockAlerts').where('uid', '==', by.uid).get()).docs
    return {
      id,
      by,
      containing: alert?.id ?? '',
      response: { requested: false },
      check: () => expectCount(0, 'stockAlerts', 'uid', by.uid),
    }
  },
  async 'DELETE /myorder/:id, and the mail about the stock'() {
    const [waiting, product] = await Promise.all([aCustomer(), aProduct(db, tester, 1)])
    const { by, id } = await anOrder(product)
    await send(`PUT /product/${product}/stock-alert`, { by: waiting })
    return {
      id,
      by,
      containing: waiting.email,
      response: { deletedCount: 1 },
      check: async () => {
        await expectMails(waiting, 'back-in-stock')
        await expectCount(0, 'stockAlerts', 'productId', product)
      },
    }
  },
  async 'POST /contact'() {
    const email = `${randomUUID()}@example.com`
    return {
      body: { ...aContact, email },
      containing: email,
      response: { receivedAt: anyId },
      check: () => expectCount(1, 'enquiries', 'email', email),
    }
  },
  async 'POST /withdrawals'() {
    const { by, id } = await anOrder(await aStockedProduct())
    const purchase = await purchaseOf(id)
    return {
      body: { ...aWithdrawal, email: by.email, purchase },
      containing: by.email,
      response: { receivedAt: anyId },
      check: async () => {
        await expectCount(1, 'enquiries', 'purchaseId', purchase)
        await expectMails(by, 'order-placed', 'withdrawal-received')
        await expectField(`orders/${id}`, 'withdrawnPieces', 1)
        await expectEvents(`orders/${id}`, 'order-withdrawn', 'order-placed')
        expect((await db.doc(`purchases/${purchase}`).get()).get('withdrawnAt')).toBeDefined()
      },
    }
  },
  async 'PUT /enquiry/:id'() {
    const id = await anEnquiry()
    return {
      id,
      by: admin,
      body: { state: 'closed' },
      containing: id,
      response: { modifiedCount: 1 },
      check: async () => {
        await expectField(`enquiries/${id}`, 'state', 'closed')
        await expectEvents(`enquiries/${id}`, 'enquiry-changed')
      },
    }
  },
  async 'POST /enquiry/:id/answer'() {
    const id = await anEnquiry()
    const email = String((await db.doc(`enquiries/${id}`).get()).get('email'))
    return {
      id,
      by: admin,
      body: { text: 'It is on its way.' },
      containing: id,
      response: { modifiedCount: 1 },
      check: async () => {
        await expectEvents(`enquiries/${id}`, 'enquiry-answered')
        await expectMails({ email }, 'enquiry-answered')
        expect((await db.doc(`enquiries/${id}`).get()).get('answers')).toHaveLength(1)
      },
    }
  },
  async 'POST /newsletter'() {
    const email = `${randomUUID()}@example.com`
    return {
      body: { email },
      containing: email,
      response: { subscribed: true },
      check: async () => {
        await expectCount(1, 'newsletter', 'email', email)
        await expectMails({ email }, 'newsletter-confirm')
      },
    }
  },
  async 'POST /newsletter/:id'() {
    const subscription = await aSubscription()
    return {
      id: subscription.get('token'),
      containing: subscription.id,
      response: { html: expect.stringContaining('You get our newsletter') },
      check: async () => {
        expect((await subscription.ref.get()).get('confirmedAt')).toBeDefined()
      },
    }
  },
  async 'POST /newsletter/:id/unsubscribe'() {
    const subscription = await aSubscription()
    return {
      id: subscription.get('token'),
      containing: subscription.id,
      response: { html: expect.stringContaining('No more newsletter') },
      check: () => expectCount(0, 'newsletter', 'email', subscription.get('email')),
    }
  },
} satisfies Record<string, () => Promise<Write>>

const readsOnly = 'It only reads.'
const asRemoval = 'Its only commit is made by `EventLog.write`, as that of `DELETE /review/:id`.'

/** Why the other calls have no case. */
const uncased = {
  'POST /products/match': readsOnly,
  'POST /search/lines': readsOnly,
  'POST /check': readsOnly,
  'POST /builds/complete': readsOnly,
  'POST /mcp': readsOnly,
  'POST /user/:email/export': readsOnly,
  'POST /products/restock': 'Each line is a stock correction with a key.',
  'PUT /review/:id/reply': asRemoval,
  'PUT /review/:id/block': asRemoval,
  'DELETE /user/:id/block': asRemoval,
  'POST /unsubscribe/:id': 'It deletes one document, as often as it is sent.',
  'POST /mail/:id/send': 'A retry finds the mail due, and answers that it has changed nothing.',
  'POST /browser-reports': 'It writes to the log only.',
} satisfies Partial<Record<Operation, string>>

/** Does not compile without a case of an operation that is not named above. */
const cases: Record<
  Exclude<Operation, `GET ${string}` | keyof typeof uncased>,
  () => Promise<Write>
> = {
  ...writes,
  ...orderWrites['order-cancelled'],
  ...orderWrites['order-deleted'],
  ...orderWrites['order-delivered'],
}

const statuses = [
  ['UNKNOWN', 2],
  ['DEADLINE_EXCEEDED', 4],
  ['INTERNAL', 13],
  ['UNAVAILABLE', 14],
] as const

/** Endpoints that write by a batch and by a transaction: they meet each status. The others meet one, in turn. */
const inAllStatuses = ['POST /orders', 'PUT /purchase/:id']

// Each endpoint once in a row, because concurrent calls of one wait for each other in Firestore.
const losses = statuses.flatMap(([status, code], turn) =>
  ['after', 'before'].flatMap((when) =>
    Object.entries(cases)
      .filter(([endpoint], n) => n % statuses.length === turn || inAllStatuses.includes(endpoint))
      .map(([endpoint, write]) => ({ endpoint, write, status, code, when })),
  ),
)

describe.concurrent('a commit whose response is lost', () => {
  test.for(losses)(
    '$endpoint returns the true result when its commit ends with $status $when it was written [API-8, API-12, FIX-5, FIT-3, MAIL-1, MAIL-3]',
    async ({ endpoint, write, code, when }) => {
      const { id = '', parcel = '', containing, response, check, ...request } = await write()
      const loss = { containing, code, isWritten: when === 'after' }
      proxy.lose(loss)
      const [call = ''] = pathFor(endpoint, { id, parcel }).split(',')
      const { status, body } = await send(call, request)
      expect(proxy.hasLost(loss)).toBe(true)
      expect(body).toEqual(response)
      expect(status).toBe(200)
      await check()
    },
  )
})
