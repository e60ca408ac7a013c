import { FieldValue } from 'firebase-admin/firestore'
import { ImageStore } from '../../src/domains/images/image-store.ts'
import { ParcelStore } from '../../src/domains/orders/parcel-store.ts'
import { anOrder, aProduct, api, aSoldOutProduct, placeOrder } from './api.ts'
import { aContact, anEnquiry, aWithdrawal } from './enquiries.ts'
import { aPng, imageForm } from './images.ts'
import { aCustomer, anAdmin, db, events, type Person, tester } from './people.ts'
import { aRecipient } from './recipient.ts'

/** What a call needs besides its token. */
export interface ValidRequest {
  /** The parameter of the path: an id or an email. */
  id?: string
  /** The second parameter, `:parcel`. */
  parcel?: string
  query?: string
  headers?: Record<string, string>
  body?: object
}

type Make = (customer: Person) => Promise<ValidRequest> | ValidRequest

const aboutProduct: Make = async () => ({ id: (await aProduct())._id })
const aboutSoldOutProduct: Make = async () => ({ id: (await aSoldOutProduct())._id })
const aboutOrder: Make = async (customer) => ({ id: await anOrder(customer, await aProduct()) })
const withText: Make = async (customer) => ({
  ...(await aboutOrder(customer)),
  body: { text: 'Please ring twice.' },
})
const aboutOrders: Make = async (customer) => ({
  body: { ids: [await anOrder(customer, await aProduct())] },
})
const aboutCustomer: Make = ({ email }) => ({ id: email })
const aboutNewCustomer: Make = async () => ({ id: (await aCustomer()).email })
const aboutImage: Make = async () => ({
  id: await new ImageStore(events, 1000).add(aPng(), tester),
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

/** Makes a valid request of each endpoint that needs more than its path, with new data where it changes data. */
export const validRequests: Record<string, Make> = {
  'POST /search/lines': () => ({ body: { lines: [{ text: 'ssd' }] } }),
  'POST /check': () => ({ body: { lines: [{ productId: 'no-such-product' }] } }),
  'POST /builds/complete': () => ({ body: { budget: 900, purpose: 'office' } }),
  'POST /mcp': () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),
  'GET /product/:id': aboutProduct,
  'GET /product/:id?view=admin': aboutProduct,
  'POST /products': async () => {
    const { _id, ...body } = await aProduct({ specs: { kind: 'storage', capacityGb: 2000 } })
    return { body }
  },
  'POST /products/import': async () => {
    const { _id, ...product } = await aProduct()
    return { body: { products: [product] } }
  },
  'POST /products/match': async () => ({
    body: { rows: [{ partNumbers: ['X-1'], product: (await aProduct()).product }] },
  }),
  'POST /products/changes': async () => {
    const stock = { delta: 5, reason: 'counted' }
    const set = { price: 5, partNumbers: ['X-1'], specs: { kind: 'storage', capacityGb: 2000 } }
    const change = { productId: (await aProduct())._id, revision: 0, set, unset: ['gtin'], stock }
    return { body: { changes: [change] } }
  },
  'POST /products/restock': async () => ({
    body: { delivery: 'DN-1', lines: [{ productId: (await aProduct())._id, pieces: 5 }] },
  }),
  'PUT /product/:id': async () => {
    const { _id, available_quantity, ...fields } = await aProduct()
    const body = { ...fields, draft: false, reorderAt: 3 }
    return { id: _id, headers: { 'if-match': '"0"' }, body }
  },
  'POST /product/:id/stock': async () => ({
    id: (await aProduct())._id,
    body: { delta: 5, reason: 'received', note: 'x' },
  }),
  'DELETE /product/:id': aboutProduct,
  'GET /product/:id/stock-alert': aboutProduct,
  'PUT /product/:id/stock-alert': aboutSoldOutProduct,
  'DELETE /product/:id/stock-alert': aboutProduct,
  'GET /unsubscribe/:id': aboutStockMail,
  'POST /unsubscribe/:id': aboutStockMail,
  'POST /mail/:id/send': async (customer) => ({
    id: `${await anOrder(customer, await aProduct())}-placed`,
  }),
  'POST /orders': async () => ({ body: { productId: (await aProduct())._id, quantity: 1 } }),
  'POST /orders/batch': async () => ({
    body: { lines: [{ productId: (await aProduct())._id, quantity: 1 }] },
  }),
  'GET /myorders': ({ email }) => ({ query: `?email=${email}` }),
  'GET /order/:id': aboutOrder,
  'GET /purchase/:id': aboutOrder,
  'PUT /purchase/:id': async (customer) => ({
    id: (await placeOrder(customer, await aProduct())).body.purchase,
    headers: { 'if-match': '"0"' },
    body: { recipient: aRecipient },
  }),
  'PUT /addresses': () => ({ headers: { 'if-match': '"0"' }, body: { addresses: [aRecipient] } }),
  'POST /purchase/:id/parcels': async (customer) => {
    const id = await anOrder(customer, await aProduct(), 2)
    return { id, body: { lines: [{ orderId: id, pieces: 1, serialNumbers: ['S-1'] }] } }
  },
  'DELETE /purchase/:id/parcel/:parcel': async (customer) => {
    const id = await anOrder(customer, await aProduct())
    const parcel = await new ParcelStore(events).deliver(id, tester)
    return { id, ...(parcel && { parcel: parcel._id }) }
  },
  'POST /purchase/:id/lines': async (customer) => ({
    ...(await aboutOrder(customer)),
    headers: { 'if-match': '"0"' },
    body: { orders: [], added: [{ productId: (await aProduct())._id, quantity: 1 }], note: 'x' },
  }),
  'POST /purchase/:id/messages': withText,
  'POST /purchase/:id/notes': withText,
  'PUT /purchase/:id/answered': aboutOrder,
  'DELETE /myorder/:id': aboutOrder,
  'PUT /deliver/:id': aboutOrder,
  'DELETE /order/:id': aboutOrder,
  'POST /orders/batch/cancel': aboutOrders,
  'POST /orders/deliver': aboutOrders,
  'POST /orders/delete': aboutOrders,
  'PUT /user/:email': ({ email }) => ({ id: email, body: { email } }),
  'POST /user/:email/export': aboutCustomer,
  'DELETE /user/:email': aboutNewCustomer,
  'PUT /admin/:email': aboutNewCustomer,
  'DELETE /admin/:email': async () => ({ id: (await anAdmin()).email }),
  'POST /review': () => ({ body: { rating: 4, review: 'As described.' } }),
  'DELETE /review/:id': aboutReview,
  'PUT /review/:id/reply': async (customer) => ({
    ...(await aboutReview(customer)),
    body: { reply: 'Thank you.' },
  }),
  'PUT /review/:id/block': aboutReview,
  'GET /customer/:id': aboutStoredUser,
  'PUT /user/:id/block': aboutStoredUser,
  'DELETE /user/:id/block': aboutStoredUser,
  'POST /browser-reports': () => ({
    body: { release: 'test', page: '/', vitals: [{ name: 'LCP', value: 1 }] },
  }),
  'POST /newsletter': () => ({ body: { email: 'reader@example.com' } }),
  'GET /newsletter/:id': aboutNewsletterMail,
  'POST /newsletter/:id': aboutNewsletterMail,
  'GET /newsletter/:id/unsubscribe': aboutNewsletterMail,
  'POST /newsletter/:id/unsubscribe': aboutNewsletterMail,
  'POST /contact': () => ({ body: aContact }),
  'POST /withdrawals': () => ({ body: { ...aWithdrawal, goods: [{ product: 'SSD', pieces: 1 }] } }),
  'PUT /enquiry/:id': async () => {
    const returned = [{ productId: (await aProduct())._id, pieces: 1 }]
    return { id: await anEnquiry(), body: { state: 'goods-back', returned } }
  },
  'POST /images': () => ({ body: imageForm(aPng()) }),
  'GET /images/:id': aboutImage,
  'DELETE /images/:id': aboutImage,
}

/** The path of an endpoint with the parameters of a request. */
export const pathFor = (path: string, { id = '', parcel = '' }: ValidRequest): string =>
  path.replace(':parcel', parcel).replace(/:\w+/, id)
