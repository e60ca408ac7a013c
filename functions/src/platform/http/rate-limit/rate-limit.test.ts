import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribe } from '../../../contract/accounts/newsletter.ts'
import { upsertUser } from '../../../contract/accounts/user.ts'
import { maxImportBatch, maxMatchedRows } from '../../../contract/catalog/import-limits.ts'
import {
  changeProducts,
  importProducts,
  matchProducts,
} from '../../../contract/catalog/product-import.ts'
import { addImage } from '../../../contract/image.ts'
import { placeOrder } from '../../../contract/orders/order.ts'
import { searchProducts } from '../../../contract/search.ts'
import { ApiError } from '../response/api-error.ts'
import { fixedWindow } from './fixed-window.ts'
import { rateLimit } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // The clock of the LRU cache.
  vi.spyOn(performance, 'now').mockImplementation(Date.now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an account above its rate limit gets the seconds to wait; other accounts are not affected [API-21]', async () => {
  const { consumeAccount } = rateLimit(2)
  const order = (uid: string) => consumeAccount(placeOrder, uid, request())
  await order('alice')
  vi.advanceTimersByTime(15_000)
  const headers = {
    'ratelimit-limit': '2',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '45',
  }
  expect(await order('alice')).toEqual(headers)
  const refusal = await refusalOf(() => order('alice'))
  expect(refusal).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(refusal?.details.headers).toEqual({ ...headers, 'retry-after': '45' })
  await order('bob')
  vi.advanceTimersByTime(45_001)
  await order('alice')
})

test.each([
  ['120 orders', placeOrder, 120],
  ['60 sign-ins', upsertUser, 60],
  ['20 images', addImage, 20],
  ['3,000 imported products', importProducts, 3000 / maxImportBatch],
  ['3,000 changed products', changeProducts, 3000 / maxImportBatch],
  ['24,000 rows of files', matchProducts, 24_000 / maxMatchedRows],
] as const)(
  'an account has its limit of %s a minute [STAFF-8, API-21]',
  async (_, endpoint, times) => {
    const { consumeAccount } = rateLimit(120)
    const consume = () => consumeAccount(endpoint, 'alice', request())
    for (let time = 0; time < times; time += 1) await consume()
    expect((await refusalOf(consume))?.status).toBe(429)
  },
)

test('a limit below the cost of an image still allows one a minute', async () => {
  const { consumeAccount } = rateLimit(2)
  const upload = () => consumeAccount(addImage, 'alice', request())
  await upload()
  expect((await refusalOf(upload))?.status).toBe(429)
})

test('a client IP has thirty subscriptions a minute, and ten accounts’ share of writes', async () => {
  const header = () => '203.0.113.7, 198.51.100.1'
  expect(await admitted('visitors', header)).toBe(30)
  expect(await admitted('accounts', header)).toBe(1200)
})

test.each(['visitors', 'accounts'] as const)(
  'a caller that forges the client IP of a victim does not reduce the limit of its %s (forged IP) [API-21]',
  async (who) => {
    const { consumeVisitor, consumeAccount } = rateLimit(120)
    const send = (header: string, uid: string) =>
      who === 'visitors'
        ? consumeVisitor(subscribe, request(header))
        : consumeAccount(addImage, uid, request(header))
    for (let n = 0; n < 2000; n += 1) {
      await refusalOf(() => send('203.0.113.7, 192.0.2.1', `attacker ${n}`))
    }
    expect(await refusalOf(() => send('203.0.113.7, 198.51.100.1', 'victim'))).toBeUndefined()
    expect(await refusalOf(() => send('203.0.113.7', 'victim'))).toBeUndefined()
  },
)

test.each([
  ['twenty networks', (n: number) => `2001:db8:${n % 20}::1, 198.51.100.1`],
  [
    'the networks of one site',
    (n: number) => `2001:db8:0:${(n % 5000).toString(16)}::1, 198.51.100.1`,
  ],
])(
  '%s behind an edge of Hosting do not block its other clients [API-21]',
  async (_, header: (n: number) => string) => {
    const { consumeVisitor, consumeAccount } = rateLimit(120)
    for (let n = 0; n < 20_000; n += 1) {
      await refusalOf(() => consumeVisitor(subscribe, request(header(n))))
      await refusalOf(() => consumeAccount(placeOrder, `attacker ${n}`, request(header(n))))
    }
    const neighbour = request('203.0.113.8, 198.51.100.1')
    expect(await refusalOf(() => consumeVisitor(subscribe, neighbour))).toBeUndefined()
    expect(await refusalOf(() => consumeAccount(placeOrder, 'alice', neighbour))).toBeUndefined()
  },
)

test('who types all the time never meets the limit of searches, a scraper does, and can still write [SRCH-1]', async () => {
  const { consumeVisitor } = rateLimit(120)
  const search = (header: string) => consumeVisitor(searchProducts, request(header))
  for (let key = 0; key < 5 * 400; key += 1) {
    await search('203.0.113.7, 198.51.100.1')
    // The page sends a search after 150 ms of rest.
    vi.advanceTimersByTime(150)
  }
  const scraper = '203.0.113.8, 198.51.100.1'
  for (let page = 0; page < 480; page += 1) await search(scraper)
  expect((await refusalOf(() => search(scraper)))?.status).toBe(429)
  await consumeVisitor(subscribe, request(scraper))
})

test('a refused request stores nothing, and the number of keys is limited (memory) [API-21]', async () => {
  const { consumeVisitor } = rateLimit(4)
  const flood = (n: number) =>
    consumeVisitor(subscribe, request(`10.${n >> 16}.${(n >> 8) % 256}.${n % 256}, 192.0.2.1`))
  const stored = vi.spyOn(LRUCache.prototype, 'set')
  for (let n = 0; n < 1000; n += 1) await refusalOf(() => flood(n))
  // A hundred clients, each with its site and the peer.
  expect(stored).toHaveBeenCalledTimes(300)
  const window = fixedWindow(1)
  for (let n = 0; n <= 10_000; n += 1) window.take(`client ${n}`, 1)
  expect(window.has('client 0', 1)).toBe(true)
  expect(window.has('client 10000', 1)).toBe(false)
})

test('requests without a valid token do not reduce the limit of accounts at their client IP', async () => {
  const { consumeUnauthenticated, consumeAccount } = rateLimit(120)
  const refusals = []
  for (let time = 0; time < 1200; time += 1) {
    refusals.push(await refusalOf(() => consumeUnauthenticated(request())))
  }
  expect(refusals.filter((refusal) => !refusal)).toHaveLength(120)
  await consumeAccount(placeOrder, 'alice', request())
})

test.each([
  ['made-up entries', (n: number) => `10.${n % 250}.${n >> 8}.1, 198.51.100.1`, 3000],
  ['a growing list', (n: number) => `${'10.0.0.1, '.repeat(n % 9)}198.51.100.1`, 60],
  ['words', (n: number) => `x${n}, 198.51.100.1`, 30],
  ['addresses of its own IPv6 network', (n: number) => `2001:db8::${n.toString(16)}`, 30],
  ['networks of its own IPv6 /48', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 120],
  [
    'made-up entries from networks of its own IPv6 /48',
    (n: number) => `10.${n % 250}.${n >> 8}.1, 2001:db8:0:${n.toString(16)}::1`,
    3000,
  ],
  ['no list', () => undefined, 30],
])(
  'a client that sends %s as X-Forwarded-For does not evade the limit [API-21]',
  async (_, header, most) => {
    expect(await admitted('visitors', header)).toBe(most)
  },
)

/** How many of 20,000 writes pass, sent with these `X-Forwarded-For` headers. */
async function admitted(who: 'visitors' | 'accounts', header: (n: number) => string | undefined) {
  const { consumeVisitor, consumeAccount } = rateLimit(120)
  let passed = 0
  for (let n = 0; n < 20_000; n += 1) {
    const refusal = await refusalOf(() =>
      who === 'visitors'
        ? consumeVisitor(subscribe, request(header(n)))
        : consumeAccount(placeOrder, `account ${n}`, request(header(n))),
    )
    if (!refusal) passed += 1
  }
  return passed
}

function request(forwarded?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  if (forwarded) message.headers['x-forwarded-for'] = forwarded
  return message
}

async function refusalOf(act: () => unknown): Promise<ApiError | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
