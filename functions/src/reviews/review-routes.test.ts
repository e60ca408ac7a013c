import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '../../test/support/api.ts'
import { aCustomer, auth, setPhoto, signIn } from '../../test/support/people.ts'

test('a review stands in the public list, without an email [API-3, API-13]', async () => {
  const alice = await aCustomer()
  const body = { rating: 4, review: 'Packed with care.', name: alice.name, email: alice.email }
  const added = await api('POST /review', { by: alice, body })
  expect(added.status).toBe(200)
  const { status, body: reviews } = await api('GET /reviews')
  expect(status).toBe(200)
  expect(reviews).toContainEqual({
    _id: added.body.insertedId,
    name: alice.name,
    image: '/avatars/default.svg',
    rating: 4,
    review: 'Packed with care.',
  })
})

test.each([
  ['a visitor', { rating: 4, review: 'Fine' }, 401],
  ['a rating above 5', { rating: 5.5, review: 'Fine' }, 400],
  ['a rating below 0', { rating: -1, review: 'Fine' }, 400],
  ['no comment', { rating: 4, review: ' ' }, 400],
  ["another's email", { rating: 4, review: 'Fine', email: 'bob@example.com' }, 403],
  ["another's name", { rating: 4, review: 'Fine', name: 'Bob' }, 400],
  ["another's picture", { rating: 4, review: 'Fine', image: 'https://x.example/bob.png' }, 400],
])('%s: no review [API-13]', async (who, body, status) => {
  const by = who === 'a visitor' ? undefined : await aCustomer()
  expect((await api('POST /review', { by, body })).status).toBe(status)
})

test('a photo that is no picture cannot reach the public list [API-3]', async () => {
  const alice = await aCustomer()
  await setPhoto(alice, 'javascript:alert(1)')
  const by = { ...alice, token: await signIn(alice.email) }
  const body = { rating: 5, review: 'Fine', image: 'javascript:alert(1)' }
  const { status, body: added } = await api('POST /review', { by, body })
  expect(status).toBe(200)
  const { body: reviews } = await api('GET /reviews')
  const review = reviews.find(({ _id }: { _id: string }) => _id === added.insertedId)
  expect(review.image).toBe('/avatars/default.svg')
})

test('one Idempotency-Key stores one review, also when the name has changed since [FIX-5]', async () => {
  const alice = await aCustomer()
  const headers = { 'idempotency-key': randomUUID() }
  const body = { rating: 4, review: `Packed with care ${randomUUID()}`, name: alice.name }
  const add = (by = alice) => api('POST /review', { by, body, headers })
  const answers = [...(await Promise.all([add(), add(), add()]))]
  await auth.updateUser(alice.uid, { displayName: 'Alice Renamed' })
  answers.push(await add({ ...alice, token: await signIn(alice.email) }))
  const [first] = answers
  const id = first?.body.insertedId
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ insertedId: id })))
  const { body: reviews } = await api('GET /reviews?fresh=1')
  const stored = reviews.filter(({ review }: { review: string }) => review === body.review)
  expect(stored).toHaveLength(1)
})

test('an Idempotency-Key cannot store another review, and belongs to its reviewer alone [FIX-5]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const headers = { 'idempotency-key': randomUUID() }
  const body = { rating: 4, review: 'Packed with care.' }
  const { insertedId } = (await api('POST /review', { by: alice, body, headers })).body
  const another = { ...body, rating: 1 }
  expect(await api('POST /review', { by: alice, body: another, headers })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const theirs = await api('POST /review', { by: bob, body, headers })
  expect(theirs.status).toBe(200)
  expect(theirs.body.insertedId).not.toBe(insertedId)
})
