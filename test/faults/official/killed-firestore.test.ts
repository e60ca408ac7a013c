import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectNothingLost } from '../support/audit.ts'
import { startApi, startFirestore } from '../support/fault-shop.ts'
import { killed } from '../support/launch.ts'
import {
  ask,
  eachOf,
  type Outcome,
  order,
  orderRequests,
  orderWithRetries,
} from '../support/orders.ts'
import { aProduct } from '../support/products.ts'
import { saveFirestore, startSavedFirestore } from '../support/saved-firestore.ts'

const opening = 1000
const { host, child, db, aCustomer, tester } = await startFirestore()

test('a Firestore that is killed amid orders and restarted with its data has lost and duplicated none [API-7, API-8]', async () => {
  const [{ url }, hasty, buyer] = await Promise.all([
    startApi(host),
    startApi(host, { seconds: 3 }),
    aCustomer(),
  ])
  const products = await Promise.all([1, 2, 3].map(() => aProduct(db, tester, opening)))
  const requests = orderRequests(buyer, products, 60)
  const early = await eachOf(requests.slice(0, 30), 6, (request) => orderWithRetries(url, request))
  expect((await ask(`${url}/products`)).status).toBe(200)
  const saved = await saveFirestore(host)

  const answers: Outcome[] = []
  const late = eachOf(requests.slice(30), 6, (request) => orderWithRetries(url, request, answers))
  await expect.poll(() => answers.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(6)
  await killed(child)
  const another = { by: buyer, productId: products[0] ?? '', key: randomUUID() }
  const [window, health, refused] = await Promise.all([
    ask(`${url}/products`),
    ask(`${url}/health`),
    order(hasty.url, another),
  ])
  await startSavedFirestore(host, saved)
  await late
  // What was booked between the save and the kill is gone with it: its buyers repeat it too.
  const outcomes = await eachOf(requests, 6, (request) => orderWithRetries(url, request, answers))
  const repeated = await orderWithRetries(hasty.url, another, answers)

  expect(window.status).toBe(200)
  expect(health.status).toBe(503)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(Math.max(...[...answers, refused].map(({ ms }) => ms))).toBeLessThan(30_000)
  expect(repeated.status).toBe(200)
  expect(outcomes.map(({ status }) => status)).toEqual(Array(60).fill(200))
  expect(outcomes.slice(0, 30).map(({ body }) => body)).toEqual(early.map(({ body }) => body))
  await expectNothingLost(db, products, opening, [...outcomes, repeated])
  await expect.poll(() => ask(`${url}/health`), { timeout: 10_000 }).toMatchObject({ status: 200 })
})
