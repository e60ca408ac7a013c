import { expect, test } from 'vitest'
import { api, eventsOf } from '../../test/support/api.ts'
import { aJpeg, aPng, aWebp, imageForm } from '../../test/support/images.ts'
import { aCustomer, anAdmin, db, type Person } from '../../test/support/people.ts'
import { imageStore } from './image-store.ts'

const upload = (by: Person, bytes: Uint8Array, form?: Parameters<typeof imageForm>[1]) =>
  api('POST /images', { by, body: imageForm(bytes, form) })

test.each([
  ['image/png', aPng()],
  ['image/jpeg', aJpeg()],
  ['image/webp', aWebp()],
])('an image of type %s is stored and served as such [API-20]', async (type, bytes) => {
  const { status, body } = await upload(await aCustomer(), bytes, { type: 'text/plain' })
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, data: { url: expect.stringMatching(/^\/api\/images\//) } })
  const response = await fetch(`${process.env.API_URL}${body.data.url}`)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400, must-revalidate',
    etag: expect.stringMatching(/./),
  })
})

test('the same image is stored once [API-20]', async () => {
  const [alice, bob, bytes] = [await aCustomer(), await aCustomer(), aPng()]
  const [one, two] = [await upload(alice, bytes), await upload(bob, bytes)]
  expect(two.body).toEqual(one.body)
  const stored = await db.doc(`images/${one.body.data.url.split('/').at(-1)}`).get()
  expect(stored.get('uid')).toBe(alice.uid)
})

const script = Buffer.from('<script>')
const noImages: [string, Uint8Array][] = [
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a script behind an image name', Buffer.from('GIF89a=alert(1)')],
  ['nothing', Buffer.alloc(0)],
  ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\nalert(1)', 'latin1')],
  ['a PNG without its end', aPng().subarray(0, -12)],
  ['a JPEG without its end', aJpeg().subarray(0, -2)],
  ['a WebP without its end', aWebp().subarray(0, -2)],
  ['a PNG with a script behind it', Buffer.concat([aPng(), script])],
  ['a JPEG with a script behind it', Buffer.concat([aJpeg(), script])],
]
const tooLarge: [string, Uint8Array][] = [
  ['a PNG bomb', aPng({ width: 23_000, height: 23_000 })],
  ['a PNG of 4097 pixels', aPng({ width: 4097 })],
  ['a JPEG bomb', aJpeg({ width: 65_000, height: 65_000 })],
  ['a WebP bomb', aWebp({ width: 16_384, height: 16_384 })],
  ['an animation bomb', aPng({ width: 4096, height: 2048, frames: 3 })],
]

test.each([
  ...noImages.map((image) => [...image, 415, 'not-an-image'] as const),
  ...tooLarge.map((image) => [...image, 413, 'too-large'] as const),
])('%s is refused as an image [API-20, API-21]', async (_, bytes, status, code) => {
  const alice = await aCustomer()
  expect(await upload(alice, bytes)).toMatchObject({ status, body: { code } })
  const mine = await db.collection('images').where('uid', '==', alice.uid).get()
  expect(mine.empty).toBe(true)
})

test('a form without the image, a broken form and a JSON body are refused [API-20, API-21]', async () => {
  const alice = await aCustomer()
  expect((await upload(alice, aPng(), { field: 'photo' })).body.code).toBe('invalid-body')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await api('POST /images', { by: alice, body: '--x', headers })
  expect(broken).toMatchObject({ status: 400, body: { code: 'broken-form' } })
  expect((await api('POST /images', { by: alice, body: {} })).status).toBe(415)
})

test('an account stores its number of new images a day, and known images without limit [API-20, API-21]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const noon = Date.UTC(2026, 10, 22, 12)
  const images = imageStore(db, 2, () => noon)
  const by = { ...alice, requestId: 'test' }
  const [one, two, three] = [aPng(), aPng(), aPng()]
  await images.add(one, by)
  await images.add(two, by)
  await expect(images.add(three, by)).rejects.toMatchObject({
    status: 429,
    code: 'too-many-images',
    message: 'You have uploaded 2 images today. Please try again tomorrow.',
    details: { headers: { 'retry-after': String(12 * 60 * 60) } },
  })
  await images.add(one, by)
  const id = await images.add(three, { ...bob, requestId: 'test' })
  expect((await db.doc(`images/${id}`).get()).get('uid')).toBe(bob.uid)
  await imageStore(db, 2, () => noon + 12 * 60 * 60 * 1000).add(aPng(), by)
})

test('concurrent uploads do not exceed the daily number [API-20]', async () => {
  const by = { ...(await aCustomer()), requestId: 'test' }
  const now = Date.now()
  const images = imageStore(db, 2, () => now)
  const uploads = await Promise.allSettled([1, 2, 3, 4].map(() => images.add(aPng(), by)))
  expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const stored = await db.collection('images').where('uid', '==', by.uid).count().get()
  expect(stored.data().count).toBe(2)
})

test('an image of 4096 × 4096 pixels and a small animation are accepted [API-20]', async () => {
  const alice = await aCustomer()
  expect((await upload(alice, aPng({ width: 4096, height: 4096 }))).status).toBe(200)
  expect((await upload(alice, aPng({ width: 200, height: 200, frames: 20 }))).status).toBe(200)
})

test('a deleted image is not served, its review shows the default image, and nobody can upload it again [STAFF-11]', async () => {
  const [alice, bob, admin, bytes] = [await aCustomer(), await aCustomer(), await anAdmin(), aPng()]
  const { url } = (await upload(alice, bytes)).body.data
  const path = url.replace('/api', '')
  const review = db.doc(`reviews/${alice.uid}`)
  const { uid, name, email } = alice
  await review.set({ rating: 1, review: 'Look at my picture.', uid, name, email, image: url })

  expect((await api(`DELETE ${path}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  expect((await api(`DELETE ${path}`, { by: admin })).status).toBe(404)
  const served = await api(`GET ${path}`)
  expect(served.status).toBe(404)
  expect(served.headers.get('cache-control')).toBe('private, no-store')
  expect((await review.get()).get('image')).toBe('/avatars/default.svg')
  for (const by of [alice, bob]) {
    expect(await upload(by, bytes)).toMatchObject({ status: 403, body: { code: 'image-deleted' } })
  }
  const id = path.split('/').at(-1)
  const stored = await db.doc(`images/${id}`).get()
  expect(Object.keys(stored.data() ?? {}).sort()).toEqual(['deletedAt', 'uid'])
  expect(await eventsOf(id, admin)).toMatchObject([
    { type: 'image-deleted', actor: { uid: admin.uid }, before: { uid: alice.uid } },
  ])
})
