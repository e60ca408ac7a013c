import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api } from '../support/api.ts'
import { aCustomer, anAdmin, db } from '../support/people.ts'
import { sendRaw } from '../support/raw-http.ts'

test('fields that a body may not set are not stored (mass assignment) [API-6, API-13]', async () => {
  const [alice, mallory, product] = await Promise.all([aCustomer(), aCustomer(), aProduct()])
  const forced = { uid: mallory.uid, _id: 'mine', role: 'admin', paidAt: 0, isAdmin: true }
  const body = { productId: product._id, quantity: 1, ...forced }
  const { insertedId } = (await api('POST /orders', { by: alice, body })).body
  const order = (await db.doc(`orders/${insertedId}`).get()).data() ?? {}
  const { uid, email } = alice
  expect(order).toMatchObject({ uid, email, status: 'pending', paid: false })
  for (const field of ['_id', 'role', 'paidAt', 'isAdmin']) expect(order).not.toHaveProperty(field)
  await api(`PUT /user/${alice.email}`, { by: alice, body: { ...forced, emailVerified: true } })
  const user = (await db.doc(`users/${alice.uid}`).get()).data()
  expect(user).toMatchObject({ role: 'customer', emailVerified: false })
})

test.each([
  ['__proto__', '{"__proto__":{"isAdmin":true,"email":"eve@example.com"},"email":"%"}'],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}},"email":"%"}'],
])(
  'a body with %s changes only the fields that it names (prototype pollution) [API-21]',
  async (_, text) => {
    const email = `${randomUUID()}@example.com`
    const { status } = await api('POST /newsletter', { body: text.replace('%', email) })
    expect(status).toBe(200)
    expect((await api('GET /orders', { by: await aCustomer() })).status).toBe(403)
    expect((await db.collection('newsletter').where('email', '==', email).get()).size).toBe(1)
  },
)

test.each([
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\\evil.example/x.png',
  'https://x.example/"onerror="alert(1)',
  ' https://x.example/x.png',
])('the address "%s" is not accepted as an image (XSS) [API-17]', async (image) => {
  const { _id, ...product } = await aProduct()
  const answer = await api('POST /products', { by: await anAdmin(), body: { ...product, image } })
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'image' }] } })
})

test('markup in a text is stored and returned as text, with a content type that no browser executes (XSS) [API-13]', async () => {
  const review = `<img src=x onerror=alert(1)> ${randomUUID()}`
  const alice = await aCustomer('<script>alert(1)</script>')
  await api('POST /review', { by: alice, body: { rating: 1, review } })
  const list = await api('GET /reviews?fresh=1')
  expect(list.body).toContainEqual(expect.objectContaining({ name: alice.name, review }))
  expect(list.headers.get('content-type')).toContain('application/json')
  expect(list.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a cookie gives no access, and a form of another site cannot order (CSRF) [API-6]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const cookie = `__session=${alice.token}; accessToken=${alice.token}`
  expect((await api('GET /myorders', { headers: { cookie } })).status).toBe(401)
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
  for (const type of [...forms, 'text/plain']) {
    const headers = { 'content-type': type }
    const body = `{"productId":"${product._id}","quantity":1}`
    expect((await api('POST /orders', { by: alice, body, headers })).status).toBe(415)
  }
})

test.each<Record<string, string>>([
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '666' },
  { 'x-original-url': '/orders', 'x-rewrite-url': '/orders' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { host: 'evil.example' },
])(
  'the headers %j change no response that others may receive (cache poisoning)',
  async (headers) => {
    const poisoned = await raw('/reviews?limit=1', headers)
    expect(poisoned.status).toBe(200)
    expect(JSON.stringify(poisoned.headers)).not.toMatch(/evil|:666|javascript/)
    expect(poisoned.text).not.toContain('evil.example')
  },
)

test('a response to an account is never stored for others, whatever the URL looks like (cache deception)', async () => {
  const alice = await aCustomer()
  for (const path of ['/myorders?x=.css', '/myorders/style.css', '/users/a.jpg']) {
    const { headers } = await api(`GET ${path}`, { by: alice })
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})

test('nobody, not even an admin, can write or delete an event [API-24]', async () => {
  const admin = await anAdmin()
  const { body } = await api('GET /events?limit=1', { by: admin })
  for (const call of ['POST /events', 'PUT /events', 'DELETE /events']) {
    expect((await api(call, { by: admin, body: {} })).status).toBe(405)
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    expect((await api(`${method} /events/${body[0]._id}`, { by: admin })).status).toBe(404)
  }
})

test.each([
  '..%2f..%2fproducts',
  '%2e%2e/users',
  `${'0'.repeat(63)}/`,
  'A'.repeat(64),
  '../../etc/passwd',
])('the image path "%s" leads to nothing else (path traversal) [API-20]', async (id) => {
  expect((await raw(`/images/${id}`)).status).toBe(404)
})

/** `fetch` would normalize paths and hosts. */
const raw = (target: string, headers: Record<string, string> = {}) =>
  sendRaw({ method: 'GET', target, headers: Object.entries(headers) })
