import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, aSoldOutProduct } from '../support/api.ts'
import { aCustomer, anAdmin, auth, db } from '../support/people.ts'
import { forged } from '../support/tokens.ts'

test.each([
  ['long', `${'a'.repeat(199)}😀${'b'.repeat(5000)}`, 'a'.repeat(199)],
  ['ill-formed', 'Ada \ud83d', 'Ada \ufffd'],
])('an account whose name is %s can sign in, order and review [FIX-10]', async (_, name, taken) => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const by = { ...alice, token: forged(alice, { name, picture: 'https://x.example/\ud83d' }) }
  expect((await api(`PUT /user/${alice.email}`, { by })).status).toBe(200)
  expect((await db.doc(`users/${alice.uid}`).get()).data()).toMatchObject({
    displayName: taken,
    photoURL: 'https://x.example/\ufffd',
  })

  const order = { productId: product._id, quantity: 1, name: taken }
  expect((await api('POST /orders', { by, body: order })).status).toBe(200)
  expect((await api('GET /myorders', { by })).body).toMatchObject([{ name: taken }])

  const review = { rating: 5, review: 'Fine', name: taken, image: 'https://x.example/\ufffd' }
  const { insertedId: _id } = (await api('POST /review', { by, body: review })).body
  const shown = { _id, name: taken, image: '/avatars/default.svg' }
  const { body: reviews } = await api('GET /reviews?fresh=1')
  expect(reviews).toContainEqual(expect.objectContaining(shown))
})

test('an account whose email has umlauts does all that others do, and is found by it in any case', async () => {
  const written = `Jürgen-${randomUUID()}@Exämple.example`
  const email = written.toLowerCase()
  const [jürgen, admin, product, soldOut] = await Promise.all([
    aCustomer('Jürgen', written),
    anAdmin(),
    aProduct(),
    aSoldOutProduct(),
  ])
  const mine = (call: string, body?: object) => api(call, { by: jürgen, body })
  const found = async (list: string) => (await api(`GET ${list}=${written}`, { by: admin })).body
  expect(await mine(`PUT /user/${written}`, { email: written })).toMatchObject({ status: 200 })
  const order = await mine('POST /orders', { productId: product._id, quantity: 1, email: written })
  const _id = order.body.insertedId
  expect((await mine(`GET /myorders?email=${written}`)).body).toMatchObject([{ _id, email }])
  expect((await mine('POST /review', { rating: 4, review: 'Gut.', email: written })).status).toBe(
    200,
  )
  expect((await mine(`PUT /product/${soldOut._id}/stock-alert`)).status).toBe(200)
  expect((await mine('POST /newsletter', { email: written })).status).toBe(200)
  expect(await found('/orders?email')).toMatchObject([{ _id, email }])
  expect(await found('/orders?q')).toMatchObject([{ _id }])
  expect(await found('/mail?to')).toMatchObject([
    { to: email, kind: 'newsletter-confirm' },
    { to: email, kind: 'order-placed' },
  ])
  expect(await found('/events?actor')).toMatchObject([
    { actor: { email }, type: 'review-written' },
    { actor: { email }, type: 'order-placed' },
  ])
  await auth.updateUser(jürgen.uid, { emailVerified: true })
  const promoted = await api(`PUT /admin/${written}`, { by: admin })
  expect(promoted.body).toEqual({ modifiedCount: 1 })
  expect(await found('/users?email')).toMatchObject([{ email, role: 'admin' }])
  expect((await mine(`POST /user/${written}/export`)).body).toMatchObject({ identity: { email } })
  expect((await mine(`DELETE /user/${written}`)).body).toEqual({ deletedCount: 1 })
})
