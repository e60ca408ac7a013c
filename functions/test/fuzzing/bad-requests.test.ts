import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../../src/contract/problem.ts'
import { anOrder, aProduct } from '../support/api.ts'
import { badRequest, type Good } from '../support/bad-requests.ts'
import { callOf, endpoints } from '../support/contract.ts'
import { aCustomer, anAdmin, db, type Person } from '../support/people.ts'
import { sendRaw } from '../support/raw-http.ts'
import { runs } from '../support/runs.ts'

let customer: Person
let admin: Person
let good: Record<string, Omit<Good, 'by'>>
let productName: string
const reader = `fuzz-${randomUUID()}@example.com`

beforeAll(async () => {
  const shop = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const [alice, ada, { _id, ...product }] = shop
  const order = await anOrder(alice, { _id, ...product })
  customer = alice
  admin = ada
  productName = product.product
  const { available_quantity, ...fields } = product
  const edit = { ...fields, draft: false, reorderAt: 3 }
  good = {
    'GET /product/:id': { param: _id },
    'GET /product/:id?view=admin': { param: _id },
    'PUT /product/:id': { param: _id, body: edit, headers: [['if-match', '"0"']] },
    'POST /product/:id/stock': { param: _id, body: { delta: 1, reason: 'counted', note: 'x' } },
    'POST /products/import': { body: { products: [product] } },
    'POST /products/restock': {
      body: { delivery: 'DN-1', lines: [{ productId: _id, pieces: 5 }] },
    },
    'POST /products': { body: { ...product, specs: { kind: 'storage', capacityGb: 2000 } } },
    'POST /check': { body: { lines: [{ productId: _id, quantity: 1 }] } },
    'POST /builds/complete': {
      body: { parts: [{ productId: _id }], budget: 900, purpose: 'work' },
    },
    'POST /mcp': { body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
    'POST /search/lines': { body: { lines: [{ text: product.product, productId: _id }] } },
    'DELETE /product/:id': { param: _id },
    'GET /product/:id/stock-alert': { param: _id },
    'PUT /product/:id/stock-alert': { param: _id },
    'DELETE /product/:id/stock-alert': { param: _id },
    'GET /unsubscribe/:id': { param: `${'0'.repeat(20)}-1` },
    'POST /unsubscribe/:id': { param: `${'0'.repeat(20)}-1` },
    'POST /mail/:id/send': { param: `${order}-placed` },
    'POST /orders': { body: { productId: _id, quantity: 1 } },
    'POST /orders/batch': { body: { lines: [{ productId: _id, quantity: 1 }] } },
    'GET /order/:id': { param: order },
    'DELETE /myorder/:id': { param: order },
    'PUT /deliver/:id': { param: order },
    'DELETE /order/:id': { param: order },
    'POST /orders/batch/cancel': { body: { ids: [order] } },
    'POST /orders/deliver': { body: { ids: [order] } },
    'POST /orders/delete': { body: { ids: [order] } },
    'PUT /user/:email': { param: alice.email, body: { email: alice.email } },
    'DELETE /user/:email': { param: alice.email },
    'POST /user/:email/export': { param: alice.email },
    'PUT /admin/:email': { param: alice.email },
    'DELETE /admin/:email': { param: alice.email },
    'DELETE /review/:id': { param: order },
    'PUT /review/:id/reply': { param: order, body: { reply: 'Thank you.' } },
    'POST /review': { body: { rating: 4, review: 'As described.' } },
    'POST /browser-reports': {
      body: { release: 'fuzz', page: '/', vitals: [{ name: 'LCP', value: 1 }] },
    },
    'POST /newsletter': { body: { email: reader } },
    'GET /images/:id': { param: '0'.repeat(64) },
  }
})

test.concurrent.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))(
  '%s refuses bad requests with a message, in time and without a write [API-21]',
  async (call, endpoint) => {
    const before = await traces()
    const bad = badRequest(endpoint, {
      by: endpoint.access === 'admin' ? admin : customer,
      ...good[call],
    })
    await fc.assert(
      fc.asyncProperty(bad, async (request) => {
        const { status, type, text } = await sendRaw(request)
        expect(status).toBeLessThan(500)
        if (endpoint.query && status === 200) return
        expect(status).toBeGreaterThanOrEqual(400)
        expect(type).toContain('application/problem+json')
        expect(Problem.parse(JSON.parse(text)).status).toBe(status)
        expect(text).not.toMatch(/node_modules|at .+:\d+:\d+/)
      }),
      { numRuns: runs.badRequests, includeErrorInReport: true },
    )
    expect(await traces()).toEqual(before)
  },
)

/** All stored documents of the two callers, and the time of their last write. */
async function traces(): Promise<string[]> {
  const uids = [customer.uid, admin.uid]
  const queries = [
    db.collection('events').where('actor.uid', 'in', uids),
    db.collection('products').where('product', '==', productName),
    ...['orders', 'reviews', 'images', 'stockAlerts'].map((name) =>
      db.collection(name).where('uid', 'in', uids),
    ),
    db.collection('mail').where('to', 'in', [customer.email, admin.email]),
    db.collection('newsletter').where('email', '>=', 'fuzz-').where('email', '<', 'fuzz.'),
  ]
  const found = await Promise.all(queries.map((query) => query.get()))
  const users = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)))
  return [...found.flatMap(({ docs }) => docs), ...users].map(
    (doc) => `${doc.ref.path} ${doc.updateTime?.valueOf()}`,
  )
}
