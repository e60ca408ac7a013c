import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aCustomer, db, tester } from '../../functions/test/support/people.ts'
import { runs } from '../../functions/test/support/runs.ts'
import { expectNothingLost } from './support/audit.ts'
import { firestoreHost, startApi } from './support/fault-shop.ts'
import { killed } from './support/launch.ts'
import {
  eachOf,
  type OrderRequest,
  type Outcome,
  order,
  orderRequests,
  orderWithRetries,
} from './support/orders.ts'
import { aProduct } from './support/products.ts'

const opening = 1000
const buyer = await aCustomer()

const fourProducts = () => Promise.all([1, 2, 3, 4].map(() => aProduct(db, tester, opening)))

test('a function that is killed amid many orders loses no confirmed order and books none twice [API-7, API-8]', async () => {
  const [{ url, port, child }, products] = await Promise.all([
    startApi(firestoreHost),
    fourProducts(),
  ])
  const requests = orderRequests(buyer, products, runs.ordersAmidKill)
  const answers: Outcome[] = []
  const restarted = new Promise<void>((done, fail) => {
    const watch = setInterval(() => {
      if (answers.length < runs.ordersAmidKill / 3) return
      clearInterval(watch)
      killed(child)
        .then(() => startApi(firestoreHost, { port }))
        .then(() => done(), fail)
    }, 5)
  })
  const outcomes = await eachOf(requests, 20, (request) => orderWithRetries(url, request, answers))
  await restarted
  expect(answers.filter(({ status }) => status === 0).length).toBeGreaterThan(0)
  expect(outcomes.map(({ status }) => status)).toEqual(requests.map(() => 200))
  expect(new Set(outcomes.map(({ body }) => body.insertedId)).size).toBe(requests.length)
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(30_000)
  await expectNothingLost(db, products, opening, outcomes)
})

test('a client that disconnects right after sending has ordered once or not at all [API-8]', async () => {
  const [{ url, port }, products] = await Promise.all([startApi(firestoreHost), fourProducts()])
  const requests = orderRequests(buyer, products, 30)
  await Promise.all(requests.map((request, n) => sendAndHangUp(port, request, n % 10)))
  const outcomes = await eachOf(requests, 10, (request) => order(url, request))
  expect(outcomes.map(({ status }) => status)).toEqual(Array(30).fill(200))
  await expectNothingLost(db, products, opening, outcomes)
})

/** Sends the order as bytes and breaks the connection so many ms after they have left. */
function sendAndHangUp(
  port: number,
  { by, productId, key }: OrderRequest,
  ms: number,
): Promise<void> {
  const body = JSON.stringify({ productId, quantity: 1 })
  const head = [
    'POST /orders HTTP/1.1',
    'host: shop',
    `authorization: Bearer ${by.token}`,
    'content-type: application/json',
    `idempotency-key: ${key}`,
    `content-length: ${body.length}`,
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head}\r\n\r\n${body}`, () => setTimeout(() => socket.resetAndDestroy(), ms))
    })
    socket.once('error', reject)
    socket.once('close', () => resolve())
  })
}
