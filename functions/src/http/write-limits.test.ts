import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addImage } from '../contract/image.ts'
import { subscribe } from '../contract/newsletter.ts'
import { listOrders, placeOrder } from '../contract/order.ts'
import { upsertUser } from '../contract/user.ts'
import { ApiError } from './api-error.ts'
import { writeLimits } from './write-limits.ts'

const start = Date.parse('2026-11-21T10:00:15Z')

test('a caller who writes too fast is told how long to wait; others are not held up [API-21]', () => {
  let now = start
  const { countCaller } = writeLimits(
    () => 2,
    () => now,
  )
  countCaller(placeOrder, 'alice')
  countCaller(placeOrder, 'alice')
  const refusal = refusalOf(() => countCaller(placeOrder, 'alice'))
  expect(refusal).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(refusal?.details.headers).toEqual({ 'retry-after': '45' })
  countCaller(placeOrder, 'bob')
  now += 45_000
  countCaller(placeOrder, 'alice')
})

test.each([
  ['orders', placeOrder, 120],
  ['sign-ins', upsertUser, 60],
  ['pictures', addImage, 20],
  ['reads', listOrders, 10_000],
] as const)('a caller has so many %s a minute', (_, endpoint, times) => {
  const { countCaller } = writeLimits(
    () => 120,
    () => start,
  )
  for (let time = 0; time < times; time += 1) countCaller(endpoint, 'alice')
  const isRead = endpoint.method === 'get'
  expect(refusalOf(() => countCaller(endpoint, 'alice'))?.status).toBe(isRead ? undefined : 429)
})

test('an address has thirty subscriptions a minute, and ten callers’ share of signed-in writes', () => {
  const { subscriptions, orders } = admitted(() => '203.0.113.7, 198.51.100.1')
  expect(subscriptions).toBe(30)
  expect(orders).toBe(1200)
})

test('an edge of Hosting has room for ten such addresses, which do not hold each other up', () => {
  const { subscriptions, orders } = admitted((n) => `203.0.113.${n % 100}, 198.51.100.1`)
  expect(subscriptions).toBe(300)
  expect(orders).toBe(12_000)
})

test.each([
  ['made-up entries', (n: number) => `10.${n % 250}.${n >> 8}.1, 198.51.100.1`, 300],
  ['a growing list', (n: number) => `${'10.0.0.1, '.repeat(n % 9)}198.51.100.1`, 60],
  ['words', (n: number) => `x${n}, 198.51.100.1`, 30],
  ['addresses of its own IPv6 network', (n: number) => `2001:db8::${n.toString(16)}`, 30],
  ['no list', () => undefined, 30],
])('a client that sends %s as X-Forwarded-For does not evade the limit', (_, header, most) => {
  expect(admitted(header).subscriptions).toBe(most)
})

/** How many of 20,000 requests of each kind pass, sent with these `X-Forwarded-For` headers. */
function admitted(header: (n: number) => string | undefined) {
  const { countAddress } = writeLimits(
    () => 120,
    () => start,
  )
  const passing = (endpoint: typeof subscribe | typeof placeOrder) => {
    const numbers = Array.from({ length: 20_000 }, (_, n) => n)
    return numbers.filter((n) => !refusalOf(() => countAddress(endpoint, request(header(n)))))
      .length
  }
  return { subscriptions: passing(subscribe), orders: passing(placeOrder) }
}

function request(forwarded: string | undefined): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  if (forwarded) message.headers['x-forwarded-for'] = forwarded
  return message
}

function refusalOf(act: () => void): ApiError | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
