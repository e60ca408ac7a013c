import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { aCustomer, type Person } from '../../../../test/support/people.ts'
import { served } from '../../../../test/support/served.ts'
import { subscribe } from '../../../contract/accounts/newsletter.ts'
import { listProducts } from '../../../contract/catalog/product.ts'
import { unsubscribe } from '../../../contract/catalog/stock-alert.ts'
import { readImage } from '../../../contract/image.ts'
import { placeOrders } from '../../../contract/orders/new-purchase.ts'
import { listMyOrders } from '../../../contract/orders/order.ts'
import { matchLines, searchProducts } from '../../../contract/search.ts'
import { rateLimit } from '../rate-limit/rate-limit.ts'
import { currentContext } from '../request/request-context.ts'
import { route } from '../route.ts'
import { appCheck } from './app-check.ts'
import { authenticateWith } from './caller.ts'

const app = initializeApp({ projectId: 'demo-tech-house' }, randomUUID())
const partner = 'https://partner.example'
let isOn = false

const serveWith = (writesPerMinute: number, origins: string[] = []) =>
  served({
    routes: [
      route(listProducts, async () => ({ rows: [], next: undefined })),
      route(listMyOrders, async () => {
        Object.assign(currentContext() ?? {}, { reads: 100 })
        return { rows: [], next: undefined }
      }),
      route(placeOrders, async () => ({ insertedIds: [], purchase: '7K4M9QXT' })),
      route(subscribe, async () => ({ subscribed: true as const })),
      route(readImage, async () => ({ type: 'image/png' as const, bytes: new Uint8Array() })),
      route(unsubscribe, async () => 'done'),
      route(searchProducts, async () => ({ etag: '"1"', body: new Uint8Array() })),
      route(matchLines, async () => ({ lines: [] })),
    ],
    guards: {
      authenticate: authenticateWith(getAuth(app), async () => 'customer'),
      rateLimit: rateLimit(writesPerMinute),
      checkApp: appCheck(app, () => isOn),
    },
    origins,
  })

const url = await serveWith(1000)
const partnersUrl = await serveWith(1000, [partner])

/** What `act` returns while App Check is on. */
async function withAppCheck<Result>(act: () => Promise<Result>): Promise<Result> {
  isOn = true
  return act().finally(() => {
    isOn = false
  })
}

const post = (headers: Record<string, string> = {}, to = url) =>
  fetch(`${to}/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"reader@example.com"}',
  })

test.each([
  ['no token', {}],
  ['no JWT', { 'x-firebase-appcheck': 'garbage' }],
  ['an unsigned token', { 'x-firebase-appcheck': appToken({ alg: 'none' }) }],
  ['a token of another project', { 'x-firebase-appcheck': appToken({ aud: ['projects/1'] }) }],
])(
  'with App Check on, a write with %s is refused; with it off, it passes [API-21]',
  async (_, headers: Record<string, string>) => {
    const refused = await withAppCheck(() => post(headers))
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'app-check-failed' })
    expect((await post(headers)).status).toBe(200)
  },
)

test('with App Check on, orders need more than an account, and the catalog stays public', async () => {
  const { token } = await aCustomer()
  const headers = { authorization: `Bearer ${token}` }
  const orders = () => fetch(`${url}/myorders`, { headers })
  expect((await withAppCheck(orders)).status).toBe(401)
  expect((await withAppCheck(() => fetch(`${url}/products`))).status).toBe(200)
  expect((await orders()).status).toBe(200)
})

test('with App Check on, a mail program can still unsubscribe [OPS-2]', async () => {
  const link = `${url}/unsubscribe/${'a'.repeat(20)}-1`
  expect((await withAppCheck(() => fetch(link, { method: 'POST' }))).status).toBe(200)
})

test('pages of a configured origin may call the API, without cookies', async () => {
  const { status, headers } = await ask('OPTIONS', partner)
  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-methods': expect.stringMatching(/GET.*PUT.*POST.*DELETE/),
    'access-control-allow-headers': 'idempotency-key,if-match',
    vary: expect.stringMatching('Origin'),
  })
  const answer = await ask('GET', partner)
  expect(answer.headers.get('access-control-allow-origin')).toBe(partner)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
})

test.each([
  ['of another site', 'https://evil.example', partnersUrl],
  ['of an opaque origin', 'null', partnersUrl],
  ['of a similar domain', `${partner}.evil.example`, partnersUrl],
  ['without encryption', 'http://partner.example', partnersUrl],
  ['of any origin if none is configured', partner, url],
])('pages %s may not call the API', async (_, origin, to) => {
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await ask(method, origin, to)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(/origin/i.test(headers.get('vary') ?? '')).toBe(to === partnersUrl)
  }
})

test('a client above the rate limit gets 429 with the seconds to wait, even with forged client IPs [API-21]', async () => {
  const limitedUrl = await serveWith(4)
  const answers = []
  for (let n = 0; n <= 100; n += 1) {
    answers.push(await post({ 'x-forwarded-for': `10.0.0.${n}, 203.0.113.9` }, limitedUrl))
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(100).fill(200), 429])
  const headers = Object.fromEntries(answers.at(-1)?.headers ?? [])
  expect(Number(headers['retry-after'])).toBeGreaterThan(50)
  expect(headers['ratelimit-reset']).toBe(headers['retry-after'])
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('4')
})

test('an account that has read too many documents gets 429 with the seconds to wait, others and its own writes do not [API-21]', async () => {
  const limitedUrl = await serveWith(1)
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const read = (by: Person) =>
    fetch(`${limitedUrl}/myorders`, { headers: { authorization: `Bearer ${by.token}` } })
  expect([(await read(alice)).status, (await read(alice)).status]).toEqual([200, 200])
  const refused = await read(alice)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect((await read(bob)).status).toBe(200)
  expect((await post({}, limitedUrl)).status).toBe(200)
})

test('an image counts for its client, and a query leads to the image without it, which caches store once [API-20, API-21]', async () => {
  const limitedUrl = await serveWith(1)
  const path = `/api/images/${'a'.repeat(64)}`
  const read = (query = '') => fetch(`${limitedUrl}${path}${query}`, { redirect: 'manual' })
  for (let n = 0; n < 20; n += 1) {
    const { status, headers } = await read(`?x=${n}`)
    expect([status, headers.get('location')]).toEqual([308, `./${'a'.repeat(64)}`])
    expect(headers.get('cache-control')).toBe('public, max-age=86400, must-revalidate')
  }
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await read()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await fetch(`${limitedUrl}${path}?y`)).url).toBe(`${limitedUrl}${path}`)
})

test.each([
  [8, 60, 20],
  [1, 3, 3],
  [100, 40, 1],
  [100, 4, 1],
])(
  'purchases of %i lines with %i points a minute: %i are accepted [FIT-3, API-21]',
  async (lines, points, accepted) => {
    const [{ token }, to] = await Promise.all([aCustomer(), serveWith(points)])
    const body = JSON.stringify({ lines: Array(lines).fill({ productId: 'ssd', quantity: 1 }) })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const send = () => fetch(`${to}/orders/batch`, { method: 'POST', headers, body })
    for (let count = 0; count < accepted; count++) expect((await send()).status).toBe(200)
    const { status, headers: sent } = await send()
    expect([status, sent.get('ratelimit-remaining')]).toEqual([429, '0'])
  },
)

test('a search costs more with parts that it compares, and a list with lines, after a first point for any request [SRCH-1, SRCH-4]', async () => {
  const cost = async (points: number, path: string, body?: object) => {
    const limitedUrl = await serveWith(points)
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    let count = 0
    while ((await fetch(`${limitedUrl}${path}`, init)).status !== 429) count += 1
    // Searches have four times the points.
    return (4 * points) / count
  }
  const own = encodeURIComponent('{"specs":{"kind":"case"}}')
  expect(await cost(10, '/search?q=ssd')).toBe(1)
  expect(await cost(10, '/search?fits=a,b*2,c&own=d')).toBe(3 + 1 / 13)
  expect(await cost(10, `/search?own=${own}&own=${own}`)).toBe(2)
  expect(await cost(10, '/search?limit=x')).toBe(1)
  const lines = (count: number) => ({ lines: Array(count).fill({ text: 'ssd' }) })
  expect(await cost(10, '/search/lines', lines(1))).toBe(1)
  expect(await cost(10, '/search/lines', lines(18))).toBe(4)
  expect(await cost(10, '/search/lines', { lines: 'none' })).toBe(1)
  // A deployment with few points still allows one a minute.
  expect(await cost(1, '/search/lines', lines(200))).toBeLessThanOrEqual(4)
})

const ask = (method: string, origin: string, to = partnersUrl) =>
  fetch(`${to}/products`, {
    method,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'idempotency-key,if-match',
    },
  })

function appToken({ alg = 'RS256', aud = ['projects/demo-tech-house'] }): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { iss: 'https://firebaseappcheck.googleapis.com/1', sub: '1:1:web:1', aud, exp }
  return `${encode({ alg, typ: 'JWT', kid: 'x' })}.${encode(claims)}.${encode({})}`
}
