import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { startApi, startFirestore } from './support/fault-shop.ts'

const { host, aCustomer, db } = await startFirestore()
const { signIn } = await import('../../functions/test/support/people.ts')
const { url } = await startApi(host)

const ofStaff = [
  ...['products?view=admin', 'products/summary', 'reviews?view=admin', 'orders', 'orders/count'],
  ...['users', 'mail', 'overview', 'events'],
]

/** Sends a request, like a browser that has just changed something; returns the body. */
async function call(request: string, token?: string, body?: object): Promise<unknown> {
  const [method, path] = request.split(' ')
  const response = await fetch(`${url}${path}`, {
    ...(method && { method }),
    headers: {
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'PUT' && { 'if-match': '"0"' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect([request, response.status, text]).toEqual([request, 200, text])
  return JSON.parse(text)
}

const makeAdmin = (email: string) =>
  promisify(execFile)(process.execPath, ['tools/admin/make-admin.ts', '--unverified', email])

test('an empty shop answers everywhere, and goes from make-admin to its first order [IMPORT-4]', async () => {
  const [owner, buyer] = await Promise.all([aCustomer('Olga Owner'), aCustomer('Bea Buyer')])
  await Promise.all([owner, buyer].map((one) => call(`PUT /user/${one.email}`, one.token)))
  const lists = ['products', 'reviews', 'search', 'search?q=ssd']
  for (const list of lists) await call(`GET /${list}`)
  const budget = { budget: 1000, purpose: 'gaming' }
  expect(await call('POST /builds/complete', undefined, budget)).toMatchObject({ builds: [] })

  expect((await makeAdmin(owner.email)).stdout).toContain('is an admin now')
  const admin = await signIn(owner.email)
  for (const list of ofStaff) await call(`GET /${list}`, admin)
  expect(await call('GET /events', admin)).toMatchObject([
    { type: 'admin-made', actor: { uid: 'make-admin', email: 'make-admin@shop.invalid' } },
  ])

  const draft = newProduct({ draft: true })
  const { insertedId } = (await call('POST /products', admin, draft)) as { insertedId: string }
  expect(await call('GET /products')).toEqual([])
  const { available_quantity: _, ...fields } = draft
  await call(`PUT /product/${insertedId}`, admin, { ...fields, draft: false })
  expect(await call('GET /products')).toMatchObject([{ _id: insertedId }])
  const order = { productId: insertedId, quantity: 1 }
  const placed = (await call('POST /orders', buyer.token, order)) as { insertedId: string }
  expect((await db.doc(`orders/${placed.insertedId}`).get()).data()).toMatchObject({
    email: buyer.email,
    status: 'pending',
  })
})
