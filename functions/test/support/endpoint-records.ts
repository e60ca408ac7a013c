import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { isGranted, roleNames } from '../../src/contract/accounts/role.ts'
import {
  type Audience,
  isPublic,
  type Operation,
  type StaffAudience,
} from '../../src/contract/operations.ts'
import { deliveryMethods } from '../../src/contract/orders/delivery.ts'
import { ImageStore } from '../../src/domains/images/image-store.ts'
import { ParcelStore } from '../../src/domains/orders/parcels/parcel-store.ts'
import { ReturnStore } from '../../src/domains/orders/returns/return-store.ts'
import { mergeProduct } from '../../src/domains/products/merge-products.ts'
import { Outbox } from '../../src/platform/mail/outbox.ts'
import { anOrder, aProduct, api, aSoldOutProduct, placeOrder } from './api.ts'
import { aContact, anEnquiry, aWithdrawal } from './enquiries.ts'
import { aPng, imageForm } from './images.ts'
import { aCustomer, anAdmin, aVerifiedCustomer, db, events, type Person, tester } from './people.ts'
import { aRecipient } from './recipient.ts'

const [parcel] = deliveryMethods(aRecipient.country)

/** What a call needs besides its token. */
export interface ValidRequest {
  /** The parameter of the path: an id or an email. */
  id?: string
  /** The second parameter, `:parcel` or `:return`. */
  parcel?: string
  query?: string
  headers?: Record<string, string>
  body?: object
}

type Make = (customer: Person) => Promise<ValidRequest> | ValidRequest

/** Who calls in the test of access: each role, and others. `customer` owns what a request is about; the others are described there. */
export const callers = [
  'visitor',
  'garbage',
  'expired',
  'foreign',
  'nobody',
  'disabled',
  ...roleNames,
  'other',
  'forger',
  'demoted',
  'dismissed',
] as const
type Statuses = Partial<Record<(typeof callers)[number], number>>

/** What the tests of the whole API know about an endpoint besides its contract. */
interface EndpointRecord {
  /** A valid request, if it needs more than the path, with new data where it changes data. */
  request?: Make
  /** Where its answers differ from those of its audience. */
  access?: Statuses
  /** Firestore reads and writes of the request at most; what depends on stored data is measured in `budget.ts`. */
  usage: readonly [reads: number, writes: number] | 'varies'
  /** For the table of costs: what else it costs. */
  further?: string
}

const unsigned = {
  garbage: 401,
  expired: 401,
  foreign: 401,
  nobody: 401,
  disabled: 401,
  dismissed: 401,
  visitor: 401,
}

/** The same status for other customers and each role that is not granted the audience. */
const notGranted = (status: 403 | 404, audience?: StaffAudience): Statuses => {
  const roles = roleNames.filter((role) => !audience || !isGranted(role, audience))
  return Object.fromEntries(['other', 'demoted', ...roles].map((caller) => [caller, status]))
}

/** The statuses that differ from 200 for an audience. */
export function refusalsOf(audience: Audience): Statuses {
  if (isPublic(audience)) return {}
  if (audience === 'signed-in') return unsigned
  return { ...unsigned, ...notGranted(403, audience), forger: 403 }
}

/** Others are told nothing of what is not theirs, unless their role is granted the audience. */
const ofOwner = (audience: StaffAudience): Statuses => ({
  ...notGranted(404, audience),
  customer: 200,
})
const ofOneself: Statuses = { ...notGranted(403), customer: 200 }
/** The account of the request is none of the callers'. */
const ofNobody: Statuses = { ...notGranted(403), forger: 403 }

const tenRows: Make = () => ({ query: '?limit=10' })

const aboutProduct: Make = async () => ({ id: (await aProduct())._id })
const aboutSoldOutProduct: Make = async () => ({ id: (await aSoldOutProduct())._id })
const aboutMerged: Make = async () => {
  const [{ _id: id }, { _id: into }] = [await aProduct(), await aProduct()]
  await mergeProduct(events, { id, into }, tester)
  return { id }
}
const aboutOrder: Make = async (customer) => ({ id: await anOrder(customer, await aProduct()) })
const withText: Make = async (customer) => ({
  ...(await aboutOrder(customer)),
  body: { text: 'Please ring twice.' },
})
const aboutOrders: Make = async (customer) => ({
  body: { ids: [await anOrder(customer, await aProduct())] },
})
async function aDeliveredOrder(customer: Person) {
  const id = await anOrder(customer, await aProduct())
  const parcel = await new ParcelStore(events).deliver(id, tester)
  if (typeof parcel !== 'object') throw new Error('It was delivered before')
  return { id, parcel }
}
const aboutCustomer: Make = ({ email }) => ({ id: email })
const aboutNewCustomer: Make = async () => ({ id: (await aCustomer()).email })
const aboutImage: Make = async () => ({
  // Each by a sender of its own: those of one wait for each other.
  id: await new ImageStore(events, 1000).add(aPng(), { ...tester, uid: randomUUID() }),
})
/** The form of an id; nobody is told whether there is such a mail. */
const aboutStockMail: Make = () => ({ id: `${'0'.repeat(20)}-1` })
const aboutNewsletterMail: Make = () => ({ id: '0'.repeat(32) })

const aboutReview: Make = async () => {
  const time = FieldValue.serverTimestamp()
  const reviewer = {
    uid: 'x',
    name: 'Alice',
    email: 'x@example.com',
    image: '/avatars/default.svg',
  }
  const review = { ...reviewer, rating: 4, review: 'As described.' }
  const { id } = await db.collection('reviews').add({ ...review, createdAt: time, updatedAt: time })
  return { id }
}

const aboutStoredUser: Make = async () => {
  const by = await aCustomer()
  await api(`PUT /user/${by.email}`, { by })
  return { id: by.uid }
}

/** A record for every endpoint: a new one does not compile without it. */
export const endpointRecords: Record<Operation, EndpointRecord> = {
  'GET /products': {
    usage: 'varies',
    further: 'None while the list is fresh or for a 304; then one read per change, at least 1.',
  },
  'GET /products?view=admin': {
    usage: 'varies',
    further: 'The role, and one read per change since the last refresh, at least 1.',
  },
  'GET /products/summary': { usage: 'varies', further: 'Like `GET /products?view=admin`.' },
  'POST /products': {
    request: async () => {
      const { _id, ...body } = await aProduct({ specs: { kind: 'storage', capacityGb: 2000 } })
      return { body }
    },
    usage: [3, 2],
  },
  'POST /products/import': {
    request: async () => {
      const { _id, ...product } = await aProduct()
      return { body: { products: [product] } }
    },
    usage: 'varies',
    further:
      '2 reads, and 1 for each product changed since the instance last read the catalog or in the 2 s before; for each product 1 read and 2 writes, or 2 reads if its name, part number or GTIN is known.',
  },
  'POST /products/changes': {
    request: async () => {
      const stock = { delta: 5, reason: 'counted' }
      const set = { price: 5, partNumbers: ['X-1'], specs: { kind: 'storage', capacityGb: 2000 } }
      const change = { productId: (await aProduct())._id, revision: 0, set, unset: ['gtin'], stock }
      return { body: { changes: [change] } }
    },
    usage: [3, 2],
    further:
      'For each further product 1 read and 2 writes. More pieces, a lower minimum order and publishing: 1 read, to find whether anybody waits. With `priceChange` 1 write in the first call, and 1 read in each further one.',
  },
  'POST /products/restock': {
    request: async () => ({
      body: { delivery: 'DN-1', lines: [{ productId: (await aProduct())._id, pieces: 5 }] },
    }),
    usage: [3, 2],
    further: 'For each further product 2 reads and 2 writes.',
  },
  'POST /products/match': {
    request: async () => ({
      body: { rows: [{ partNumbers: ['X-1'], product: (await aProduct()).product }] },
    }),
    usage: 'varies',
    further:
      '2 reads, and 1 for each product changed since the instance last read the catalog or in the 2 s before.',
  },
  'GET /products/duplicates': {
    usage: 'varies',
    further: 'Like `GET /products?view=admin`, and 2 for each pair.',
  },
  'GET /product/:id': { request: aboutProduct, usage: [1, 0] },
  'GET /product/:id?view=admin': { request: aboutProduct, usage: [2, 0] },
  'GET /product/:id/prices': {
    request: aboutProduct,
    usage: [4, 0],
    further: '1 read for each event about the product in the last hour.',
  },
  'GET /product/:id/prices?view=admin': {
    request: aboutProduct,
    usage: [6, 0],
    further: 'The same.',
  },
  'PUT /product/:id': {
    request: async () => {
      const { _id, available_quantity, ...fields } = await aProduct()
      const body = { ...fields, draft: false, reorderAt: 3 }
      return { id: _id, headers: { 'if-match': '"0"' }, body }
    },
    usage: [2, 2],
    further: 'A lower minimum order and publishing: 1 read, to find whether anybody waits.',
  },
  'DELETE /product/:id': { request: aboutProduct, usage: [3, 3] },
  'POST /product/:id/stock': {
    request: async () => ({
      id: (await aProduct())._id,
      body: { delta: 5, reason: 'received', note: 'x' },
    }),
    usage: [3, 2],
    further: 'One of the reads finds whether anybody waits; fewer pieces need none.',
  },
  'POST /product/:id/merge': {
    request: async () => ({
      id: (await aProduct())._id,
      body: { into: (await aProduct())._id },
    }),
    usage: [9, 6],
  },
  'POST /product/:id/unmerge': { request: aboutMerged, usage: [9, 6] },
  'GET /product/:id/stock-alert': {
    request: aboutProduct,
    usage: [2, 0],
    further: 'Only on the page of a sold-out product.',
  },
  'PUT /product/:id/stock-alert': { request: aboutSoldOutProduct, usage: [2, 1] },
  'DELETE /product/:id/stock-alert': { request: aboutProduct, usage: [1, 1] },
  'GET /unsubscribe/:id': { request: aboutStockMail, usage: [0, 0] },
  'POST /unsubscribe/:id': {
    request: aboutStockMail,
    usage: [1, 0],
    further:
      'For each request that it removes 1 read and 1 write; 1 read for each mail of a day to that address, and 1 write for each that waits.',
  },
  'GET /search': { usage: 'varies', further: 'Like `GET /products`.' },
  'POST /search/lines': {
    request: () => ({ body: { lines: [{ text: 'ssd' }] } }),
    usage: 'varies',
    further: 'Like `GET /products`.',
  },
  'POST /check': {
    request: () => ({ body: { lines: [{ productId: 'no-such-product' }] } }),
    usage: 'varies',
    further: 'Like `GET /products`.',
  },
  'POST /builds/complete': {
    request: () => ({ body: { budget: 900, purpose: 'office' } }),
    usage: 'varies',
    further: 'Like `GET /products`.',
  },
  'POST /mcp': {
    request: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),
    usage: 'varies',
    further: 'Like the call of the API that it makes.',
  },
  'GET /orders': {
    request: tenRows,
    usage: [11, 0],
    further:
      'One read per row. A search of at least 20 letters may be an id and costs one more, and so does a product.',
  },
  'GET /orders/count': {
    usage: [2, 0],
    further: 'One read per 1,000 orders. A search like that of `GET /orders` one more.',
  },
  'POST /orders': {
    request: async () => ({ body: { productId: (await aProduct())._id, quantity: 1 } }),
    usage: [1, 5],
    further: 'No read for a product just ordered. Two of the writes are the purchase and the mail.',
  },
  'POST /orders/batch': {
    request: async () => ({
      body: { lines: [{ productId: (await aProduct())._id, quantity: 1 }] },
    }),
    usage: [1, 5],
    further:
      'For each further product 1 read and 3 writes. A refusal reads each product and one event.',
  },
  'POST /orders/batch/cancel': {
    request: aboutOrders,
    usage: [6, 5],
    further:
      'For each further order like `DELETE /myorder/:id` and 1 read; orders of one purchase share its read and write, and the mail.',
  },
  'POST /orders/deliver': {
    request: aboutOrders,
    usage: [4, 4],
    further:
      'For each further order like `PUT /deliver/:id` and 1 read; orders of one purchase share its read and write, and the mail.',
  },
  'POST /orders/delete': {
    request: aboutOrders,
    usage: [6, 5],
    further:
      'For each further order like `DELETE /order/:id` and 1 read; orders of one purchase share its read and write, and the mail.',
  },
  'GET /myorders': {
    request: ({ email }) => ({ query: `?email=${email}` }),
    access: ofOneself,
    usage: 'varies',
    further: 'One read per row.',
  },
  'DELETE /myorder/:id': {
    request: aboutOrder,
    access: ofOneself,
    usage: [5, 5],
    further:
      'One read finds whether anybody waits for the product; if so, 1 read, and 1 read and 2 writes per person.',
  },
  'DELETE /order/:id': {
    request: aboutOrder,
    usage: [5, 5],
    further: 'Waiting people like `DELETE /myorder/:id`.',
  },
  'PUT /deliver/:id': { request: aboutOrder, usage: [3, 4] },
  'GET /purchases': { request: tenRows, usage: [10, 0], further: 'One read per row.' },
  'GET /purchases?view=admin': {
    request: () => ({ query: '&limit=10' }),
    usage: [11, 0],
    further: 'One read per row.',
  },
  'GET /purchases/count': { usage: [2, 0], further: 'One read per 1,000 purchases.' },
  'POST /purchases/paid': {
    request: async (customer) => {
      const { purchase: id } = (await placeOrder(customer, await aProduct())).body
      const openCents = (await db.doc(`purchases/${id}`).get()).get('sums.grossCents')
      return { body: { purchases: [{ id, openCents }], paidOn: '2026-01-02' } }
    },
    usage: [3, 4],
    further:
      'For each further purchase 2 reads and 4 writes. Each order of it: 1 write, when it becomes paid. An earlier mail about its payment: 1 read, and 1 write if it has not left.',
  },
  'PUT /purchase/:id/payment': {
    request: async (customer) => ({
      id: (await placeOrder(customer, await aProduct())).body.purchase,
      headers: { 'if-match': '"0"' },
      body: { paidCents: 1, paidOn: '2026-01-02' },
    }),
    usage: [3, 3],
    further: 'Like `POST /purchases/paid`.',
  },
  'GET /purchase/:id': {
    request: aboutOrder,
    access: ofOwner('orders'),
    usage: [5, 0],
    further:
      'For each further order 2 reads, 1 for each further event, of at most 500 for ten orders and 50 corrections, and message; by its number 1 less. An admin reads the role, and 1 per note, at least 1.',
  },
  'PUT /purchase/:id': {
    request: async (customer) => ({
      id: (await placeOrder(customer, await aProduct())).body.purchase,
      headers: { 'if-match': '"0"' },
      body: { recipient: aRecipient, expectedDeliveryCents: parcel?.priceCents },
    }),
    access: ofOwner('support'),
    usage: [4, 4],
    further: 'For each further order 1 read and 1 write. An admin: 1 write less.',
  },
  'POST /purchase/:id/lines': {
    request: async (customer) => ({
      ...(await aboutOrder(customer)),
      headers: { 'if-match': '"0"' },
      body: { orders: [], added: [{ productId: (await aProduct())._id, quantity: 1 }], note: 'x' },
    }),
    usage: [6, 5],
    further:
      '1 read for each further pending order, and for each changed product and, if its stock grows, 1 to find whether anybody waits; 3 writes for each further line that changes.',
  },
  'POST /purchase/:id/parcels': {
    request: async (customer) => {
      const id = await anOrder(customer, await aProduct(), 2)
      return { id, body: { lines: [{ orderId: id, pieces: 1, serialNumbers: ['S-1'] }] } }
    },
    usage: [4, 4],
    further:
      'For each further order 1 read and 2 writes; by the number of the purchase 1 read less.',
  },
  'DELETE /purchase/:id/parcel/:parcel': {
    request: async (customer) => {
      const { id, parcel } = await aDeliveredOrder(customer)
      return { id, parcel: parcel._id }
    },
    usage: [6, 4],
    further:
      'For each further order 1 read and 2 writes; by the number of the purchase 1 read less.',
  },
  'POST /purchase/:id/returns': {
    request: async (customer) => {
      const { id } = await aDeliveredOrder(customer)
      return { id, body: { kind: 'warranty', lines: [{ orderId: id, pieces: 1 }] } }
    },
    access: ofOwner('support'),
    usage: [6, 5],
    further:
      'For each further order 1 read and 1 write. Staff and a buyer with an unanswered message: 1 mail less. By the number of the purchase 2 reads less.',
  },
  'PUT /purchase/:id/return/:return': {
    request: async (customer) => {
      const { id } = await aDeliveredOrder(customer)
      const body = { kind: 'warranty' as const, lines: [{ orderId: id, pieces: 1 }] }
      const by = { ...tester, isStaff: true }
      const store = new ReturnStore(events, new Outbox(db), '')
      return {
        id,
        parcel: await store.ask(id, body, by),
        body: { state: 'settled', settlement: 'repair' },
      }
    },
    usage: [4, 3],
    further:
      'For each line 1 write more, for goods that go back to stock 1 read and 1 write, and for a replacement 1 read and 3 writes. By the number of the purchase 2 reads less.',
  },
  'POST /purchase/:id/messages': {
    request: withText,
    access: ofOwner('support'),
    usage: [3, 4],
    further:
      'A buyer with an unanswered message: 1 mail less. By the number of the purchase 1 read less.',
  },
  'POST /purchase/:id/notes': {
    request: withText,
    usage: [3, 1],
    further: 'By the number of the purchase 1 read less.',
  },
  'PUT /purchase/:id/answered': {
    request: aboutOrder,
    usage: [3, 1],
    further: 'By the number of the purchase 1 read less.',
  },
  'GET /addresses': { usage: [1, 0] },
  'PUT /addresses': {
    request: () => ({ headers: { 'if-match': '"0"' }, body: { addresses: [aRecipient] } }),
    usage: [1, 1],
  },
  'GET /reviews': { usage: 'varies', further: 'Like `GET /products`.' },
  'GET /reviews?view=admin': {
    usage: 'varies',
    further:
      'The role, one read per change since the last refresh, at least 1, and one per blocked account, at least 1.',
  },
  'POST /review': {
    request: () => ({ body: { rating: 4, review: 'As described.' } }),
    usage: [2, 2],
    further: 'With a key 1 read more.',
  },
  'DELETE /review/:id': { request: aboutReview, usage: [2, 3] },
  'PUT /review/:id/reply': {
    request: async (customer) => ({
      ...(await aboutReview(customer)),
      body: { reply: 'Thank you.' },
    }),
    usage: [2, 2],
  },
  'PUT /review/:id/block': { request: aboutReview, usage: [3, 2] },
  'GET /users': {
    request: tenRows,
    usage: [1, 0],
    further: 'One read per row for an admin, and the role.',
  },
  'GET /users?view=staff': {
    request: () => ({ query: '&limit=10' }),
    usage: [11, 0],
    further: 'One read per row.',
  },
  'GET /customers': {
    request: tenRows,
    usage: [11, 0],
    further: 'One read per row; with the number of a purchase 1 more.',
  },
  'GET /customer/:id': {
    request: aboutStoredUser,
    usage: [7, 0],
    further:
      'One read for each of at most 20 purchases, reviews, messages, notes and enquiries; nothing of a kind costs 1, too.',
  },
  'PUT /user/:email': {
    request: ({ email }) => ({ id: email, body: { email } }),
    access: ofOneself,
    usage: [1, 0],
    further: 'When nothing is new; otherwise 1 write.',
  },
  'DELETE /user/:email': {
    request: aboutNewCustomer,
    access: ofNobody,
    usage: 'varies',
    further:
      '19 reads and 7 writes without data, mostly after the answer. Each pending order like a cancellation with its purchase, and one write for each earlier event and mail of it; each other order, purchase and event: one read and one or two writes. An account with images: one read per product of the shop for each 200 of its images.',
  },
  'POST /user/:email/export': {
    request: aboutCustomer,
    access: ofOneself,
    usage: 'varies',
    further: '11 reads, and one per document; the events about them are read twice.',
  },
  'PUT /user/:id/block': { request: aboutStoredUser, usage: [2, 2] },
  'DELETE /user/:id/block': { request: aboutStoredUser, usage: [2, 2] },
  'PUT /admin/:email': {
    request: async () => ({ id: (await aVerifiedCustomer()).email, body: { role: 'packer' } }),
    usage: [2, 2],
  },
  'DELETE /admin/:email': {
    request: async () => ({ id: (await anAdmin()).email }),
    usage: [3, 2],
  },
  'POST /newsletter': {
    request: () => ({ body: { email: `${randomUUID()}@example.com` } }),
    usage: [1, 2],
    further: 'Nothing is written within a day, or for a subscriber.',
  },
  'GET /newsletter/:id': { request: aboutNewsletterMail, usage: [0, 0] },
  'POST /newsletter/:id': {
    request: aboutNewsletterMail,
    usage: [1, 1],
    further: '1 write when something changes.',
  },
  'GET /newsletter/:id/unsubscribe': { request: aboutNewsletterMail, usage: [0, 0] },
  'POST /newsletter/:id/unsubscribe': {
    request: aboutNewsletterMail,
    usage: [1, 1],
    further: '1 write when something changes.',
  },
  'GET /subscribers': { request: tenRows, usage: [11, 0], further: 'One read per row.' },
  'POST /contact': {
    request: () => ({ body: aContact }),
    usage: [2, 2],
    further:
      '1 mail to `SHOP_EMAIL`, unless the last one of its kind is open and such a mail is younger than an hour.',
  },
  'POST /withdrawals': {
    request: () => ({ body: { ...aWithdrawal, goods: [{ product: 'SSD', pieces: 1 }] } }),
    usage: [4, 3],
    further:
      'With a purchase of this email 1 write more, and for each order of it 1 read and 2 writes. The mail to `SHOP_EMAIL` like `POST /contact`.',
  },
  'GET /enquiries': { request: tenRows, usage: [11, 0], further: 'One read per row.' },
  'PUT /enquiry/:id': {
    request: async () => {
      return { id: await anEnquiry(), body: { state: 'closed' } }
    },
    usage: [2, 2],
  },
  'POST /enquiry/:id/answer': {
    request: async () => ({ id: await anEnquiry(), body: { text: 'It is on its way.' } }),
    usage: [2, 3],
  },
  'POST /images': {
    request: () => ({ body: imageForm(aPng()) }),
    usage: [3, 2],
    further: 'No write for a known image; 1 if another account sent it before.',
  },
  'GET /images/:id': {
    request: aboutImage,
    usage: 'varies',
    further: '1 read, once a day per cache; none with a query, which redirects to the path.',
  },
  'DELETE /images/:id': {
    request: aboutImage,
    usage: [3, 2],
    further: 'For each review that shows the image 1 read and 1 write.',
  },
  'GET /events': {
    request: tenRows,
    usage: [11, 0],
    further:
      'One read per row; with an id 2 more, and the events of each product that was merged; with the number or reference of a purchase one per order that begins with it, one per purchase, and events of ten documents at a time.',
  },
  'GET /mail': { request: tenRows, usage: [11, 0], further: 'One read per row.' },
  'POST /mail/:id/send': {
    request: async (customer) => ({
      id: `${await anOrder(customer, await aProduct())}-placed`,
    }),
    usage: [2, 1],
  },
  'GET /overview': {
    usage: 'varies',
    further:
      'At most 50 reads for any period, one per 1,000 purchases of the period for the sum of their deliveries, and one per event that it adds to the sums because the schedule has not yet.',
  },
  'POST /browser-reports': {
    request: () => ({
      body: { release: 'test', page: '/', vitals: [{ name: 'LCP', value: 1 }] },
    }),
    usage: [0, 0],
  },
  'GET /health': {
    usage: [6, 0],
    further:
      'The lag of the three readers every half hour and instance; otherwise 1 read. The uptime check asks six regions every five minutes: 1,728 a day.',
  },
  'GET /openapi.json': { usage: [0, 0] },
}

/** The path of an endpoint with the parameters of a request. */
export const pathFor = (path: string, { id = '', parcel = '' }: ValidRequest): string =>
  path.replace(/:(parcel|return)/, parcel).replace(/:\w+/, id)

/** The record of an endpoint by the name that tests give it, such as `PUT /deliver/:id`. */
export function recordOf(call: string): EndpointRecord {
  const known: Record<string, EndpointRecord> = endpointRecords
  const record = known[call]
  if (!record) throw new Error(`${call} has no record`)
  return record
}
