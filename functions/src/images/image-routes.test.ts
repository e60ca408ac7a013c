import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '../../test/support/api.ts'
import { aCustomer, db, type Person } from '../../test/support/people.ts'
import { imageStore } from './image-store.ts'

const png = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(64)])
const jpeg = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(64)])
const webp = () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), randomBytes(64)])

test.each([
  ['image/png', png()],
  ['image/jpeg', jpeg()],
  ['image/webp', webp()],
])('an image of type %s is stored and served as such [API-20]', async (type, bytes) => {
  const alice = await aCustomer()
  const { status, body } = await upload(alice, bytes, 'text/plain')
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, data: { url: expect.stringMatching(/^\/api\/images\//) } })
  const response = await fetch(`${process.env.API_URL}${body.data.url}`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('the same image is stored once [API-20]', async () => {
  const [alice, bob, bytes] = [await aCustomer(), await aCustomer(), png()]
  const [one, two] = [await upload(alice, bytes), await upload(bob, bytes)]
  expect(two.body).toEqual(one.body)
  const stored = await db.doc(`images/${one.body.data.url.split('/').at(-1)}`).get()
  expect(stored.get('uid')).toBe(alice.uid)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'not-an-image'],
  ['a script', Buffer.from('alert(1)'), 415, 'not-an-image'],
  ['a script behind a picture name', Buffer.from('GIF89a=alert(1)'), 415, 'not-an-image'],
  ['nothing', Buffer.alloc(0), 415, 'not-an-image'],
  ['more than 512 KiB', Buffer.concat([png(), Buffer.alloc(512 * 1024)]), 413, 'too-large'],
])('%s is refused as an image [API-20, API-21]', async (_, bytes, status, code) => {
  const alice = await aCustomer()
  expect(await upload(alice, bytes)).toMatchObject({ status, body: { code } })
  const mine = await db.collection('images').where('uid', '==', alice.uid).get()
  expect(mine.empty).toBe(true)
})

test('a form without the image, a broken form and a JSON body are refused [API-20, API-21]', async () => {
  const alice = await aCustomer()
  expect((await upload(alice, png(), 'image/png', 'photo')).body.code).toBe('invalid-body')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await api('POST /images', { by: alice, body: '--x', headers })
  expect(broken).toMatchObject({ status: 400, body: { code: 'broken-form' } })
  expect((await api('POST /images', { by: alice, body: {} })).status).toBe(415)
})

test('a visitor cannot upload, and an unknown image gets 404 [API-20]', async () => {
  expect((await upload(undefined, png())).status).toBe(401)
  expect((await api(`GET /images/${'0'.repeat(64)}`)).status).toBe(404)
  expect((await api('GET /images/products')).status).toBe(404)
})

test('an account stores its number of new images a day, and known images without limit [API-20, API-21]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const noon = Date.UTC(2026, 10, 22, 12)
  const images = imageStore(db, 2, () => noon)
  const by = { ...alice, requestId: 'test' }
  const [one, two, three] = [png(), png(), png()]
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
  await imageStore(db, 2, () => noon + 12 * 60 * 60 * 1000).add(png(), by)
})

test('concurrent uploads do not exceed the daily number [API-20]', async () => {
  const by = { ...(await aCustomer()), requestId: 'test' }
  const now = Date.now()
  const images = imageStore(db, 2, () => now)
  const uploads = await Promise.allSettled([1, 2, 3, 4].map(() => images.add(png(), by)))
  expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const stored = await db.collection('images').where('uid', '==', by.uid).count().get()
  expect(stored.data().count).toBe(2)
})

async function upload(by: Person | undefined, bytes: Buffer, type = 'image/png', field = 'image') {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), 'picture.png')
  const response = await fetch(`${process.env.API_URL}/images`, {
    method: 'POST',
    headers: by ? { authoraization: `bearer ${by.token}` } : {},
    body: form,
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}
