import { expect, test } from 'vitest'
import { aProduct, api } from '../support/api.ts'
import { aCustomer, db } from '../support/people.ts'
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
