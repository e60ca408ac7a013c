import { FieldValue } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { imageStore } from '../src/images/image-store.ts'
import { anOrder, aProduct, api, aSoldOutProduct } from './support/api.ts'
import { callOf, endpoints } from './support/contract.ts'
import { aPng } from './support/images.ts'
import { aCustomer, anAdmin, auth, db, type Person, tester } from './support/people.ts'
import { forged } from './support/tokens.ts'

/**
 * The callers, in the order of the matrix's columns. `customer` owns the order and the account. The
 * Auth emulator issues unsigned tokens (`alg: none`) and accepts any unsigned token of an existing
 * account: `forger` is a customer whose token claims the admin role. The emulator also looks up
 * every account, so a disabled customer is refused at once; production does that for admins and
 * writes only.
 */
const callers = [
  'visitor',
  'garbage',
  'expired',
  'foreign',
  'nobody',
  'disabled',
  'customer',
  'other',
  'forger',
  'admin',
  'demoted',
  'dismissed',
] as const

// biome-ignore format: a matrix is read by its columns
const matrix: Record<string, number[]> = {
  //                          visi garb expi fore nobo disa cust othe forg admi demo dism
  'GET /products':            [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /products?view=admin': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /search':              [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /search/lines':       [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /check':              [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /builds/complete':    [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /mcp':                [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /product/:id':         [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /products/summary':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /product/:id?view=admin': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /products':           [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /products/import':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /products/restock':   [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /product/:id':         [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /product/:id/stock':  [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /product/:id':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /product/:id/stock-alert':    [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'PUT /product/:id/stock-alert':    [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'DELETE /product/:id/stock-alert': [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /unsubscribe/:id':     [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /unsubscribe/:id':    [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /orders':             [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'POST /orders/batch':       [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /orders':              [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /orders/count':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /order/:id':           [401, 401, 401, 401, 401, 401, 200, 403, 200, 200, 403, 401],
  'GET /myorders':            [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  'DELETE /myorder/:id':      [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  'PUT /deliver/:id':         [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /order/:id':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /orders/batch/cancel': [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'POST /orders/deliver':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /orders/delete':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /user/:email':         [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  // Of an account that is nobody's of these.
  'DELETE /user/:email':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 403, 403, 401],
  'POST /user/:email/export': [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  'GET /users':               [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'PUT /admin/:email':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /admin/:email':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /reviews':             [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /reviews?view=admin':  [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /review':             [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'DELETE /review/:id':       [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /review/:id/reply':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /review/:id/block':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /user/:id/block':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /user/:id/block':   [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /newsletter':         [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /images':             [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /images/:id':          [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'DELETE /images/:id':       [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /browser-reports':    [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /browser-reports':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /mail':                [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /mail/:id/send':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /events':              [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /overview':            [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /health':              [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /openapi.json':        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
}

const tokens: Partial<Record<(typeof callers)[number], string>> = { garbage: 'garbage' }
let customer: Person

beforeAll(async () => {
  const [alice, other, disabled, admin, demoted, dismissed] = await Promise.all([
    aCustomer(),
    aCustomer(),
    aCustomer(),
    anAdmin(),
    anAdmin(),
    anAdmin(),
  ])
  await auth.updateUser(disabled.uid, { disabled: true })
  await auth.updateUser(dismissed.uid, { disabled: true })
  await db.doc(`users/${demoted.uid}`).update({ role: 'customer' })
  customer = alice
  Object.assign(tokens, {
    expired: forged(admin, { exp: Math.floor(Date.now() / 1000) - 60 }),
    foreign: forged(admin, { aud: 'other', iss: 'https://securetoken.google.com/other' }),
    nobody: forged(admin, { sub: 'nobody', user_id: 'nobody' }),
    disabled: disabled.token,
    customer: alice.token,
    other: other.token,
    forger: forged(alice, { role: 'admin' }),
    admin: admin.token,
    demoted: demoted.token,
    dismissed: dismissed.token,
  })
})

test('the matrix has a row for every endpoint of the contract and no other [API-21]', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(callOf).sort())
})

test.each(Object.entries(matrix))(
  '%s answers each kind of caller with the expected status [API-1, API-2, API-21]',
  async (call, statuses) => {
    const answers = await Promise.all(callers.map((caller) => send(call, tokens[caller])))
    expect(named(answers)).toEqual(named(statuses))
  },
)

const named = (statuses: number[]) =>
  Object.fromEntries(callers.map((caller, column) => [caller, statuses[column]]))

interface Subject {
  id?: string
  email?: string
  query?: string
  headers?: Record<string, string>
  body?: object
}

/** The input of a call, new for each caller; by default the customer's account. */
const subjects: Record<string, () => Promise<Subject>> = {
  'GET /product/:id': async () => ({ id: (await aProduct())._id }),
  'POST /check': async () => ({ body: { lines: [{ productId: 'no-such-product' }] } }),
  'POST /builds/complete': async () => ({ body: { budget: 900, purpose: 'office' } }),
  'POST /mcp': async () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),
  'POST /search/lines': async () => ({ body: { lines: [{ text: 'ssd' }] } }),
  'GET /product/:id?view=admin': async () => ({ id: (await aProduct())._id }),
  'PUT /product/:id': async () => {
    const { _id, available_quantity, ...body } = await aProduct()
    return { id: _id, headers: { 'if-match': '"0"' }, body: { ...body, draft: false } }
  },
  'POST /product/:id/stock': async () => ({
    id: (await aProduct())._id,
    body: { delta: 5, reason: 'received' },
  }),
  'POST /products': async () => {
    const { _id, ...body } = await aProduct()
    return { body }
  },
  'POST /products/import': async () => {
    const { _id, ...product } = await aProduct()
    return { body: { products: [product] } }
  },
  'POST /products/restock': async () => ({
    body: { delivery: 'DN-1', lines: [{ productId: (await aProduct())._id, pieces: 5 }] },
  }),
  'DELETE /product/:id': async () => ({ id: (await aProduct())._id }),
  'GET /product/:id/stock-alert': async () => ({ id: (await aProduct())._id }),
  'PUT /product/:id/stock-alert': async () => ({ id: (await aSoldOutProduct())._id }),
  'DELETE /product/:id/stock-alert': async () => ({ id: (await aProduct())._id }),
  'GET /unsubscribe/:id': async () => ({ id: stockMail }),
  'POST /unsubscribe/:id': async () => ({ id: stockMail }),
  'POST /mail/:id/send': async () => ({ id: `${(await pendingOrder()).id}-placed` }),
  'POST /orders': async () => ({ body: { productId: (await aProduct())._id, quantity: 1 } }),
  'POST /orders/batch': async () => ({
    body: { lines: [{ productId: (await aProduct())._id, quantity: 1 }] },
  }),
  'GET /myorders': async () => ({ query: `?email=${customer.email}` }),
  'GET /order/:id': pendingOrder,
  'DELETE /myorder/:id': pendingOrder,
  'PUT /deliver/:id': pendingOrder,
  'DELETE /order/:id': pendingOrder,
  'POST /orders/batch/cancel': async () => ({ body: { ids: [(await pendingOrder()).id] } }),
  'POST /orders/deliver': async () => ({ body: { ids: [(await pendingOrder()).id] } }),
  'POST /orders/delete': async () => ({ body: { ids: [(await pendingOrder()).id] } }),
  'DELETE /user/:email': async () => ({ email: (await aCustomer()).email }),
  'PUT /admin/:email': async () => ({ email: (await aCustomer()).email }),
  'DELETE /admin/:email': async () => ({ email: (await anAdmin()).email }),
  'DELETE /review/:id': async () => ({ id: await aReview() }),
  'PUT /review/:id/reply': async () => ({ id: await aReview(), body: { reply: 'Thank you.' } }),
  'PUT /review/:id/block': async () => ({ id: await aReview() }),
  'PUT /user/:id/block': aStoredUser,
  'DELETE /user/:id/block': aStoredUser,
  'POST /review': async () => ({ body: { rating: 4, review: 'As described.' } }),
  'POST /browser-reports': async () => ({ body: { release: 'test', page: '/' } }),
  'POST /newsletter': async () => ({ body: { email: 'reader@example.com' } }),
  'POST /images': async () => {
    const body = new FormData()
    body.set('image', new Blob([aPng()]))
    return { body }
  },
  'GET /images/:id': anImage,
  'DELETE /images/:id': anImage,
}

/** The form of an id; nobody is told whether there is such a mail. */
const stockMail = `${'0'.repeat(20)}-1`

async function aReview(): Promise<string> {
  const time = FieldValue.serverTimestamp()
  const review = { ...aReviewer, rating: 4, review: 'As described.' }
  const { id } = await db.collection('reviews').add({ ...review, createdAt: time, updatedAt: time })
  return id
}

const aReviewer = { uid: 'x', name: 'Alice', email: 'x@example.com', image: '/avatars/default.svg' }

async function pendingOrder(): Promise<Subject> {
  return { id: await anOrder(customer, await aProduct()) }
}

async function anImage(): Promise<Subject> {
  return { id: await imageStore(db, 1000).add(aPng(), tester) }
}

async function aStoredUser(): Promise<Subject> {
  const by = await aCustomer()
  await api(`PUT /user/${by.email}`, { by })
  return { id: by.uid }
}

async function send(call: string, token?: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const {
    id = 'nothing-there',
    email = customer.email,
    query = '',
    headers,
    body,
  } = await subject(call)
  const url = path.replace(':id', id).replace(':email', email) + query
  const response = await fetch(`${process.env.API_URL}${url}`, {
    method,
    headers: {
      ...(token && { authoraization: `bearer ${token}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

async function subject(call: string): Promise<Subject> {
  return (await subjects[call]?.()) ?? {}
}
