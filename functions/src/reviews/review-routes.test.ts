import { randomUUID } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../test/support/api.ts'
import { aPng } from '../../test/support/images.ts'
import { aCustomer, anAdmin, auth, db, setPhoto, signIn } from '../../test/support/people.ts'
import { reviewStore } from './review-store.ts'

test('a review is in the public list, without an email [API-3, API-13]', async () => {
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
])('%s: the review is refused [API-13]', async (who, body, status) => {
  const by = who === 'a visitor' ? undefined : await aCustomer()
  expect((await api('POST /review', { by, body })).status).toBe(status)
})

test('an Idempotency-Key stores one review, even after a change of the name [FIX-5]', async () => {
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

test('an Idempotency-Key cannot store another review, and is separate for each reviewer [FIX-5]', async () => {
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

test('a review replaces all earlier reviews of the account under other ids [API-3, API-13]', async () => {
  const alice = await aCustomer()
  const earlier = [1, 2].map((rating) => ({
    uid: alice.uid,
    name: alice.name,
    email: alice.email,
    image: '/avatars/default.svg',
    rating,
    review: `An old one ${randomUUID()}`,
    createdAt: Timestamp.now(),
    fingerprint: 'x',
  }))
  for (const review of earlier) await db.collection('reviews').add(review)
  // An instance that has cached the old ones.
  const reviews = reviewStore(db)
  const page = { limit: 500, cursor: undefined, fresh: 'x' }
  const before = (await reviews.list(page)).rows.map(({ review }) => review)
  for (const { review } of earlier) expect(before).toContain(review)
  const body = { rating: 5, review: `The new one ${randomUUID()}` }
  const { insertedId } = (await api('POST /review', { by: alice, body })).body
  const { rows } = await reviews.list(page)
  expect(rows).toContainEqual(expect.objectContaining({ _id: insertedId, ...body }))
  for (const { review } of earlier) expect(rows.map((row) => row.review)).not.toContain(review)
})

test.each([
  ['https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c', true],
  ['/avatars/amara-okafor.svg', true],
  [`/api/images/${'0f'.repeat(32)}`, true],
  ['https://tracker.example/pixel.png', false],
  ['https://lh3.googleusercontent.com.evil.example/a', false],
  ['/api/images/../products', false],
  ['javascript:alert(1)', false],
])('visitors see the photo %s of a reviewer: %s [API-3, API-13]', async (photo, isShown) => {
  const alice = await aCustomer()
  await setPhoto(alice, photo)
  const by = { ...alice, token: await signIn(alice.email) }
  const body = { rating: 5, review: 'Fine', image: photo }
  const { status, body: added } = await api('POST /review', { by, body })
  expect(status).toBe(200)
  const image = isShown ? photo : '/avatars/default.svg'
  expect((await db.doc(`reviews/${added.insertedId}`).get()).get('image')).toBe(image)
  // The rule also applies to reviews that were stored before.
  const late = { image: photo, updatedAt: FieldValue.serverTimestamp() }
  await db.doc(`reviews/${added.insertedId}`).update(late)
  const { body: reviews } = await api(`GET /reviews?fresh=${randomUUID().slice(0, 8)}`)
  const review = reviews.find(({ _id }: { _id: string }) => _id === added.insertedId)
  expect(review.image).toBe(image)
})

test('visitors see the photo of a configured image host only [API-3, API-13]', async () => {
  const reviews = reviewStore(db, ['https://images.example'])
  const shown = async (photo: string) => {
    const { uid, email, name } = await aCustomer()
    const id = await reviews.add({ rating: 5, review: 'Fine' }, { uid, email, name, photo })
    const { rows } = await reviews.list({ limit: 500, cursor: undefined, fresh: randomUUID() })
    return rows.find(({ _id }) => _id === id)?.image
  }
  expect(await shown('https://images.example/a.png')).toBe('https://images.example/a.png')
  expect(await shown('https://images.example.evil/a.png')).toBe('/avatars/default.svg')
})

test('an admin deletes a review, and the reviewer can write a new one [STAFF-11]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const write = async (review: string): Promise<string> =>
    (await api('POST /review', { by: alice, body: { rating: 1, review } })).body.insertedId
  const shown = async () => {
    const { body } = await api(`GET /reviews?fresh=${Date.now()}`)
    return body.find(({ _id }: { _id: string }) => _id === id)?.review
  }
  const id = await write('An insult.')
  const remove = (by = admin) => api(`DELETE /review/${id}`, { by })
  expect((await remove(alice)).status).toBe(403)
  expect((await remove()).body).toEqual({ deletedCount: 1 })
  expect((await remove()).status).toBe(404)
  expect(await shown()).toBeUndefined()
  const { body: events } = await api(`GET /events?subject=reviews/${id}`, { by: admin })
  expect(events).toMatchObject([
    {
      type: 'review-deleted',
      actor: { uid: admin.uid },
      before: { name: alice.name, rating: 1, review: 'An insult.' },
      after: null,
    },
  ])

  expect(await write('As described.')).toBe(id)
  // Each query also covers the last seconds, so it finds the deletion again.
  for (let time = 0; time < 3; time += 1) expect(await shown()).toBe('As described.')
})

test('an answer of the shop is in the public list until it is removed or the review is replaced [STAFF-11]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const write = (review: string) => api('POST /review', { by: alice, body: { rating: 2, review } })
  const id = (await write('Came late.')).body.insertedId
  const answer = async (reply: string | null, by = admin) =>
    (await api(`PUT /review/${id}/reply`, { by, body: { reply } })).body
  const shown = async () => {
    const { body } = await api(`GET /reviews?fresh=${randomUUID().slice(0, 8)}`)
    return body.find(({ _id }: { _id: string }) => _id === id)
  }
  expect(await shown()).not.toHaveProperty('reply')
  expect(await answer('No.', alice)).toMatchObject({ status: 403 })
  expect(await answer(' We are sorry. ')).toEqual({ modifiedCount: 1 })
  expect(await answer('We are sorry.')).toEqual({ modifiedCount: 0 })
  expect(await shown()).toMatchObject({ review: 'Came late.', reply: 'We are sorry.' })
  expect(await answer(null)).toEqual({ modifiedCount: 1 })
  expect(await shown()).not.toHaveProperty('reply')

  await answer('Thank you.')
  await write('All is well.')
  expect(await shown()).not.toHaveProperty('reply')
  const { body: events } = await api(`GET /events?subject=reviews/${id}`, { by: admin })
  expect(events[2]).toMatchObject({
    type: 'review-answered',
    actor: { uid: admin.uid },
    before: { reply: null },
    after: { reply: 'We are sorry.' },
  })
  const nobody = await api('PUT /review/no-such-review/reply', { by: admin, body: { reply: 'x' } })
  expect(nobody.status).toBe(404)
})

test('an admin finds reviews by words of the name, the comment and the answer [STAFF-11]', async () => {
  const [zoe, bob, admin] = await Promise.all([aCustomer('Zoë Qvist'), aCustomer(), anAdmin()])
  const word = `w${randomUUID().slice(0, 8)}`
  const write = async (by: typeof zoe, review: string): Promise<string> =>
    (await api('POST /review', { by, body: { rating: 5, review } })).body.insertedId
  const first = await write(zoe, `Packed with care ${word}`)
  const second = await write(bob, `Came early ${word}`)
  await api(`PUT /review/${second}/reply`, { by: admin, body: { reply: 'Thank you, Bob!' } })
  const find = async (query: string) => {
    const { body } = await api(`GET /reviews?view=admin&${query}`, { by: admin })
    return body.map(({ _id }: { _id: string }) => _id)
  }
  expect(await find(`q=${word}`)).toEqual([second, first])
  expect(await find(`q=${word}&limit=1&offset=1`)).toEqual([first])
  expect(await find(`q=zoe%20CARE%20${word}`)).toEqual([first])
  expect(await find(`q=thank%20${word}`)).toEqual([second])
  expect(await find(`q=nothing%20${word}`)).toEqual([])
  expect(await find('limit=500')).toEqual(expect.arrayContaining([second, first]))
})

test('an admin blocks the author of a review from reviews and pictures, until another decision [STAFF-11]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const write = () => api('POST /review', { by: alice, body: { rating: 1, review: 'An insult.' } })
  const upload = async () => {
    const body = new FormData()
    body.set('image', new Blob([aPng()]))
    const headers = { authorization: `bearer ${alice.token}` }
    return (await fetch(`${process.env.API_URL}/images`, { method: 'POST', headers, body })).status
  }
  const { insertedId } = (await write()).body
  const block = (by = admin) => api(`PUT /review/${insertedId}/block`, { by })
  const managed = async () => {
    const { body } = await api('GET /reviews?view=admin', { by: admin })
    return body.find(({ _id }: { _id: string }) => _id === insertedId)
  }
  expect(await managed()).not.toHaveProperty('blocked')
  expect((await block(alice)).status).toBe(403)
  expect((await block()).body).toEqual({ modifiedCount: 1 })
  expect((await block()).body).toEqual({ modifiedCount: 0 })
  expect((await api('PUT /review/none/block', { by: admin })).status).toBe(404)
  expect(await managed()).toMatchObject({ blocked: true })

  expect(await write()).toMatchObject({ status: 403, body: { code: 'author-blocked' } })
  expect(await upload()).toBe(403)
  await anOrder(alice, product)
  await api(`PUT /user/${alice.email}`, { by: alice })
  const listed = async () => (await api(`GET /users?email=${alice.email}`, { by: admin })).body
  expect(await listed()).toMatchObject([{ _id: alice.uid, blocked: true }])

  const unblock = () => api(`DELETE /user/${alice.uid}/block`, { by: admin })
  expect((await unblock()).body).toEqual({ modifiedCount: 1 })
  expect((await unblock()).body).toEqual({ modifiedCount: 0 })
  expect((await listed())[0]).not.toHaveProperty('blocked')
  expect([(await write()).status, await upload()]).toEqual([200, 200])
  expect((await api(`PUT /user/${alice.uid}/block`, { by: admin })).body).toEqual({
    modifiedCount: 1,
  })
  expect((await api('PUT /user/none/block', { by: admin })).status).toBe(404)
  const { body: events } = await api(`GET /events?subject=users/${alice.uid}`, { by: admin })
  const types = events.map(({ type }: { type: string }) => type)
  expect(types).toEqual(['user-blocked', 'user-unblocked', 'user-blocked'])
})
