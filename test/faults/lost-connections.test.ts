import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aCustomer, db, tester } from '../../functions/test/support/people.ts'
import { forged } from '../../functions/test/support/tokens.ts'
import { expectNothingLost } from './support/audit.ts'
import { authHost, firestoreHost, startApi } from './support/fault-shop.ts'
import { ask, order, orderWithRetries } from './support/orders.ts'
import { aProduct } from './support/products.ts'
import { tcpProxy } from './support/tcp-proxy.ts'

const opening = 1000
const seconds = 4

describe.concurrent('while a part of the shop is unreachable', () => {
  test('an order that Firestore does not answer gets 503 at the request timeout, and is not booked afterwards', async ({
    expect,
  }) => {
    const way = await tcpProxy(firestoreHost)
    const [{ url }, buyer] = await Promise.all([startApi(way.host, { seconds }), aCustomer()])
    const product = await aProduct(db, tester, opening)
    expect((await ask(`${url}/product/${product}`)).status).toBe(200)
    way.hold()
    const key = randomUUID()
    const told = await order(url, { by: buyer, productId: product, key })
    expect(told.status).toBe(503)
    expect(told.ms).toBeGreaterThan(seconds * 1000 - 100)
    expect(told.ms).toBeLessThan(30_000)
    expect(told.headers.get('retry-after')).toBe('2')
    expect(told.body.code).toBe('busy')

    // The next order of this product waits until the first one ends.
    way.release()
    const next = { by: buyer, productId: product, key: randomUUID() }
    const booked = await orderWithRetries(url, next)
    expect(booked.status).toBe(200)
    await expectNothingLost(db, [product], opening, [booked])
  })

  test('without the identity provider no session counts as invalid, and public reads work [API-2, API-21]', async ({
    expect,
  }) => {
    const way = await tcpProxy(authHost)
    const [{ url }, buyer] = await Promise.all([
      startApi(firestoreHost, { auth: way.host }),
      aCustomer(),
    ])
    const product = await aProduct(db, tester, opening)
    const request = { by: buyer, productId: product, key: randomUUID() }
    await way.cut()
    const refused = await order(url, request)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.ms).toBeLessThan(30_000)
    expect((await ask(`${url}/products`)).status).toBe(200)
    await way.restore()
    const told = await orderWithRetries(url, request)
    expect(told.status).toBe(200)
    await expectNothingLost(db, [product], opening, [told])
  })
})

test('a token from a clock one hour slow has expired, one from a clock one hour fast is valid, and neither causes an error [API-1]', async () => {
  const [{ url }, buyer] = await Promise.all([startApi(firestoreHost), aCustomer()])
  const now = Math.floor(Date.now() / 1000)
  const status = async (issued: number) => {
    const token = forged(buyer, { iat: issued, auth_time: issued, exp: issued + 3600 })
    const headers = { authorization: `Bearer ${token}` }
    return (await ask(`${url}/myorders`, { headers })).status
  }
  expect(await status(now - 3600 - 1)).toBe(401)
  expect(await status(now)).toBe(200)
  expect(await status(now + 3600)).toBe(200)
})
