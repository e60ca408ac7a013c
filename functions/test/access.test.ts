import { beforeAll, expect, test } from 'vitest'
import { callOf, endpoints } from './support/contract.ts'
import { aCustomer, anAdmin, auth, db, type Person } from './support/people.ts'
import { forged } from './support/tokens.ts'
import { pathFor, validRequests } from './support/valid-requests.ts'

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
  'POST /products/match':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /products/changes':   [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
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
  'GET /purchases':           [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /purchases?view=admin': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /purchase/:id':        [401, 401, 401, 401, 401, 401, 200, 404, 200, 200, 404, 401],
  'PUT /purchase/:id':        [401, 401, 401, 401, 401, 401, 200, 404, 200, 200, 404, 401],
  'POST /purchase/:id/parcels': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /purchase/:id/parcel/:parcel': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /purchase/:id/lines': [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /purchase/:id/messages': [401, 401, 401, 401, 401, 401, 200, 404, 200, 200, 404, 401],
  'POST /purchase/:id/notes':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /purchase/:id/answered':  [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /orders/batch/cancel': [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'POST /orders/deliver':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /orders/delete':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /user/:email':         [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  // The account belongs to none of these callers.
  'DELETE /user/:email':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 403, 403, 401],
  'POST /user/:email/export': [401, 401, 401, 401, 401, 401, 200, 403, 200, 403, 403, 401],
  'GET /users':               [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /customers':           [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /customer/:id':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /admin/:email':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /admin/:email':     [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'GET /addresses':           [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'PUT /addresses':           [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'GET /reviews':             [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /reviews?view=admin':  [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /review':             [401, 401, 401, 401, 401, 401, 200, 200, 200, 200, 200, 401],
  'DELETE /review/:id':       [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /review/:id/reply':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /review/:id/block':    [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /user/:id/block':      [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'DELETE /user/:id/block':   [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /newsletter':         [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /newsletter/:id':     [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /newsletter/:id':    [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /newsletter/:id/unsubscribe': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /newsletter/:id/unsubscribe': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /subscribers':        [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'POST /contact':            [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /withdrawals':        [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'GET /enquiries':           [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
  'PUT /enquiry/:id':         [401, 401, 401, 401, 401, 401, 403, 403, 403, 200, 403, 401],
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

/**
 * The token of each caller, in the order of the matrix's columns. `customer` owns the order and the
 * account. The Auth emulator issues unsigned tokens (`alg: none`) and accepts any unsigned token of
 * an existing account: `forger` is a customer whose token claims the admin role. The emulator also
 * looks up every account, so a disabled customer is refused at once; production does that for
 * admins and writes only.
 */
let tokens: Record<string, string | undefined>
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
  tokens = {
    visitor: undefined,
    garbage: 'garbage',
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
  }
})

test('the matrix has a row for every endpoint of the contract and no other [API-21]', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(callOf).sort())
})

test.each(Object.entries(matrix))(
  '%s answers each kind of caller with the expected status [API-1, API-2, API-21]',
  async (call, statuses) => {
    const answers = await Promise.all(Object.values(tokens).map((token) => send(call, token)))
    expect(named(answers)).toEqual(named(statuses))
  },
)

const named = (statuses: number[]) =>
  Object.fromEntries(Object.keys(tokens).map((caller, column) => [caller, statuses[column]]))

async function send(call: string, token?: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const request = await validRequests[call]?.(customer)
  const { query = '', headers, body } = request ?? {}
  const target = pathFor(path, { id: 'nothing-there', ...request })
  const response = await fetch(`${process.env.API_URL}${target}${query}`, {
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
