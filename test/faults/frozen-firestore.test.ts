import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runs } from '../../functions/test/support/runs.ts'
import { expectNothingLost } from './support/audit.ts'
import { startApi, startFirestore } from './support/fault-shop.ts'
import {
  ask,
  eachOf,
  type Outcome,
  order,
  orderRequests,
  orderWithRetries,
} from './support/orders.ts'
import { aProduct } from './support/products.ts'

const opening = 1000
const { host, child, db, aCustomer, tester } = await startFirestore()

test('a Firestore that freezes for seconds delays orders and loses none [API-7, API-8]', async () => {
  const [{ url }, buyer] = await Promise.all([startApi(host), aCustomer()])
  const products = await Promise.all([1, 2, 3].map(() => aProduct(db, tester, opening)))
  const requests = orderRequests(buyer, products, 60)
  expect((await ask(`${url}/products`)).status).toBe(200)

  const answers: Outcome[] = []
  const outcomes = eachOf(requests, 12, (request) => orderWithRetries(url, request, answers))
  await expect.poll(() => answers.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(12)
  child.kill('SIGSTOP')
  const [window, health] = await Promise.all([
    ask(`${url}/products`),
    ask(`${url}/health`),
    pause(runs.freezeMs),
  ])
  child.kill('SIGCONT')
  const told = await outcomes

  expect(window.status).toBe(200)
  expect(window.ms).toBeLessThan(15_000)
  expect(health.status).toBe(503)
  expect(health.ms).toBeLessThan(15_000)
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(30_000)
  expect(told.map(({ status }) => status)).toEqual(Array(60).fill(200))
  await expectNothingLost(db, products, opening, told)
  await expect.poll(() => ask(`${url}/health`), { timeout: 60_000 }).toMatchObject({ status: 200 })
  const next = { by: buyer, productId: products[0] ?? '', key: randomUUID() }
  expect((await order(url, next)).status).toBe(200)
})

test('a new instance refuses reads at the read timeout while Firestore is frozen [API-2, API-21]', async () => {
  const [{ url }, buyer] = await Promise.all([startApi(host), aCustomer()])
  const headers = { authorization: `Bearer ${buyer.token}` }
  child.kill('SIGSTOP')
  const reads = ['/products', '/products?fresh=1', '/reviews', '/product/x', '/myorders']
  const answers = await Promise.all(reads.map((path) => ask(`${url}${path}`, { headers })))
  child.kill('SIGCONT')
  for (const { status, ms, body, headers } of answers) {
    expect(status).toBe(503)
    // Five seconds and the delay of a busy machine.
    expect(ms).toBeLessThan(15_000)
    expect(body.code).toBe('busy')
    expect(headers.get('retry-after')).toBe('2')
  }
  await expect
    .poll(() => ask(`${url}/products`), { timeout: 60_000 })
    .toMatchObject({ status: 200 })
})
