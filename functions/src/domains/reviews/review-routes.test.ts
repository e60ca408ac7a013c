import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { api, aShop, eventsOf, idsOf, placeOrder } from '../../../test/support/api.ts'
import { aPng, imageForm } from '../../../test/support/images.ts'
import {
  aCustomer,
  anAdmin,
  auth,
  db,
  events,
  type Person,
  signIn,
} from '../../../test/support/people.ts'
import { ReviewStore } from './review-store.ts'

const write = (by: Person, body: object, key?: string) =>
  api('POST /review', { by, body: { rating: 4, review: 'Fine', ...body }, key })

/** The id of a new review with this text. */
const aReview = async (by: Person, review: string): Promise<string> =>
  (await write(by, { review })).body.insertedId

/** A review as visitors see it. */
async function shown(id: string) {
  const { body } = await api(`GET /reviews?fresh=${randomUUID().slice(0, 8)}`)
  return body.find((review: { _id: string }) => review._id === id)
}

test('a review is in the public list, without an email [API-3, API-13]', async () => {
  const alice = await aCustomer()
  const own = { name: alice.name, email: alice.email }
  const { status, body } = await write(alice, { review: 'Packed with care.', ...own })
  expect(status).toBe(200)
  expect(await shown(body.insertedId)).toEqual({
    _id: body.insertedId,
    name: alice.name,
    image: '/avatars/default.svg',
    rating: 4,
    review: 'Packed with care.',
  })
})

test.each([
  ['a rating above 5', { rating: 5.5 }, 400],
  ['a rating below 0', { rating: -1 }, 400],
  ['no comment', { review: ' ' }, 400],
  ["another's email", { email: 'bob@example.com' }, 403],
  ["another's name", { name: 'Bob' }, 400],
  ["another's picture", { image: 'https://x.example/bob.png' }, 400],
])('%s: the review is refused [API-13]', async (_, body, status) => {
  expect((await write(await aCustomer(), body)).status).toBe(status)
})

test('an Idempotency-Key stores one review, even after a change of the name, and no other one [FIX-5]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const key = randomUUID()
  const body = { review: `Packed with care ${randomUUID()}`, name: alice.name }
  const add = (by = alice) => write(by, body, key)
  const answers = await Promise.all([add(), add(), add()])
  await auth.updateUser(alice.uid, { displayName: 'Alice Renamed' })
  answers.push(await add({ ...alice, token: await signIn(alice.email) }))
  const id = answers[0]?.body.insertedId
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ insertedId: id })))
  const stored = await db.collection('reviews').where('uid', '==', alice.uid).get()
  expect(stored.size).toBe(1)

  expect(await write(alice, { ...body, rating: 1 }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const theirs = await add(bob)
  expect(theirs.status).toBe(200)
  expect(theirs.body.insertedId).not.toBe(id)
})

test.each([
  ['https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c', true],
  ['/avatars/amara-okafor.svg', true],
  [`/api/images/${'0f'.repeat(32)}`, true],
  ['https://images.example/a.png', true],
  ['https://images.example.evil/a.png', false],
  ['https://tracker.example/pixel.png', false],
  ['https://lh3.googleusercontent.com.evil.example/a', false],
  ['/api/images/../products', false],
  ['javascript:alert(1)', false],
])('visitors see the photo %s of a reviewer: %s [API-3, API-13]', async (photo, isShown) => {
  const reviews = new ReviewStore(events, ['https://images.example'])
  const { uid, email, name } = await aCustomer()
  const body = { rating: 5, review: 'Fine', image: photo }
  const id = await reviews.add(body, { uid, email, name, photo, requestId: 'test' })
  const image = isShown ? photo : '/avatars/default.svg'
  expect((await db.doc(`reviews/${id}`).get()).get('image')).toBe(image)
  // The rule also applies to reviews that were stored before.
  const updatedAt = FieldValue.serverTimestamp()
  await db.doc(`reviews/${id}`).update({ image: photo, updatedAt })
  const { rows } = await reviews.list({ limit: 500, cursor: undefined, fresh: 'x' })
  expect(rows.find(({ _id }) => _id === id)).toMatchObject({ image })
})

test('an admin deletes a review, and the reviewer can write a new one [STAFF-11]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const id = await aReview(alice, 'An insult.')
  const remove = () => api(`DELETE /review/${id}`, { by: admin })
  expect((await remove()).body).toEqual({ deletedCount: 1 })
  expect((await remove()).status).toBe(404)
  expect(await shown(id)).toBeUndefined()
  const [deleted] = await eventsOf(`reviews/${id}`, admin)
  expect(deleted).toMatchObject({
    type: 'review-deleted',
    actor: { uid: admin.uid },
    before: { name: alice.name, rating: 4, review: 'An insult.' },
    after: null,
  })

  expect(await aReview(alice, 'As described.')).toBe(id)
  // Each query also covers the last seconds, so it finds the deletion again.
  for (let time = 0; time < 3; time += 1) {
    expect(await shown(id)).toMatchObject({ review: 'As described.' })
  }
})

test('an answer of the shop is in the public list until it is removed or the review is replaced [STAFF-11]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const id = await aReview(alice, 'Came late.')
  const answer = async (reply: string | null) =>
    (await api(`PUT /review/${id}/reply`, { by: admin, body: { reply } })).body
  expect(await shown(id)).not.toHaveProperty('reply')
  expect(await answer(' We are sorry. ')).toEqual({ modifiedCount: 1 })
  expect(await answer('We are sorry.')).toEqual({ modifiedCount: 0 })
  expect(await shown(id)).toMatchObject({ review: 'Came late.', reply: 'We are sorry.' })
  expect(await answer(null)).toEqual({ modifiedCount: 1 })
  expect(await shown(id)).not.toHaveProperty('reply')

  await answer('Thank you.')
  await aReview(alice, 'All is well.')
  expect(await shown(id)).not.toHaveProperty('reply')
  const [rewritten, , , answered] = await eventsOf(`reviews/${id}`, admin)
  expect(rewritten).toMatchObject({
    type: 'review-written',
    before: { rating: 4 },
    after: { rating: 4 },
  })
  expect(answered).toMatchObject({
    type: 'review-answered',
    actor: { uid: admin.uid },
    before: { name: alice.name, reply: null },
    after: { name: alice.name, reply: 'We are sorry.' },
  })
  const nobody = await api('PUT /review/no-such-review/reply', { by: admin, body: { reply: 'x' } })
  expect(nobody.status).toBe(404)
})

test('an admin finds reviews by words of the name, the comment and the answer [STAFF-11]', async () => {
  const [zoe, bob, admin] = await Promise.all([aCustomer('Zoë Qvist'), aCustomer(), anAdmin()])
  const word = `w${randomUUID().slice(0, 8)}`
  const first = await aReview(zoe, `Packed with care ${word}`)
  const second = await aReview(bob, `Came early ${word}`)
  await api(`PUT /review/${second}/reply`, { by: admin, body: { reply: 'Thank you, Bob!' } })
  const find = async (query: string) =>
    idsOf(await api(`GET /reviews?view=admin&${query}`, { by: admin }))
  expect(await find(`q=${word}`)).toEqual([second, first])
  expect(await find(`q=${word}&limit=1&offset=1`)).toEqual([first])
  expect(await find(`q=zoe%20CARE%20${word}`)).toEqual([first])
  expect(await find(`q=thank%20${word}`)).toEqual([second])
  expect(await find(`q=nothing%20${word}`)).toEqual([])
  expect(await find('limit=500')).toEqual(expect.arrayContaining([second, first]))
})

test('an admin blocks the author of a review from reviews and pictures, until another decision [STAFF-11]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await aReview(alice, 'An insult.')
  const upload = () => api('POST /images', { by: alice, body: imageForm(aPng()) })
  const block = () => api(`PUT /review/${id}/block`, { by: admin })
  const managed = async () => {
    const { body } = await api('GET /reviews?view=admin', { by: admin })
    return body.find(({ _id }: { _id: string }) => _id === id)
  }
  expect(await managed()).not.toHaveProperty('blocked')
  expect((await block()).body).toEqual({ modifiedCount: 1 })
  expect((await block()).body).toEqual({ modifiedCount: 0 })
  expect((await api('PUT /review/none/block', { by: admin })).status).toBe(404)
  expect(await managed()).toMatchObject({ blocked: true })

  expect(await write(alice, {})).toMatchObject({ status: 403, body: { code: 'author-blocked' } })
  expect((await upload()).status).toBe(403)
  expect((await placeOrder(alice, product)).status).toBe(200)
  await api(`PUT /user/${alice.email}`, { by: alice })
  const listed = async () => (await api(`GET /users?email=${alice.email}`, { by: admin })).body
  expect(await listed()).toMatchObject([{ _id: alice.uid, blocked: true }])

  const unblock = () => api(`DELETE /user/${alice.uid}/block`, { by: admin })
  expect((await unblock()).body).toEqual({ modifiedCount: 1 })
  expect((await unblock()).body).toEqual({ modifiedCount: 0 })
  expect((await listed())[0]).not.toHaveProperty('blocked')
  expect([(await write(alice, {})).status, (await upload()).status]).toEqual([200, 200])
  const blockAgain = await api(`PUT /user/${alice.uid}/block`, { by: admin })
  expect(blockAgain.body).toEqual({ modifiedCount: 1 })
  expect((await api('PUT /user/none/block', { by: admin })).status).toBe(404)
  const types = ['user-blocked', 'user-unblocked', 'user-blocked']
  expect(await eventsOf(`users/${alice.uid}`, admin)).toMatchObject(types.map((type) => ({ type })))
})
