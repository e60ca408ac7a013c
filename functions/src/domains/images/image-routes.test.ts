import { FieldValue } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { api, eventsOf } from '../../../test/support/api.ts'
import {
  aHeader,
  aNoisyPng,
  aPhoto,
  aPng,
  describeImage,
  imageForm,
} from '../../../test/support/images.ts'
import { aCustomer, anAdmin, db, events, type Person } from '../../../test/support/people.ts'
import { maxImageBytes } from '../../contract/image.ts'
import { ImageStore } from './image-store.ts'

afterEach(() => {
  vi.useRealTimers()
})

const upload = (by: Person, bytes: Uint8Array, form?: Parameters<typeof imageForm>[1]) =>
  api('POST /images', { by, body: imageForm(bytes, form) })

const fetchStored = async ({ body }: Awaited<ReturnType<typeof upload>>) => {
  const response = await fetch(`${process.env.API_URL}${body.data.url}`)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a photo as %s is stored upright and without place, owner and camera, and served as such [API-20]',
  async (format) => {
    const photo = await aPhoto(format)
    expect(await describeImage(photo)).toMatchObject({ orientation: 6, exif: {}, xmp: {} })
    const answer = await upload(await aCustomer(), photo, { type: 'text/plain' })
    expect(answer.status).toBe(200)
    const url = expect.stringMatching(/^\/api\/images\//)
    expect(answer.body).toEqual({ success: true, data: { url } })
    const { response, bytes } = await fetchStored(answer)
    const image = await describeImage(bytes)
    expect(image).toMatchObject({ format, width: 20, height: 40 })
    const metadata = ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments']
    expect(Object.keys(image).filter((field) => metadata.includes(field))).toEqual([])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Alice Example|Secret Camera/)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, must-revalidate',
      etag: expect.stringMatching(/./),
    })
  },
)

test('text chunks of a PNG and what follows an image are not stored [API-20]', async () => {
  const png = aPng({ frames: 3 })
  const noisy = Buffer.concat([png, Buffer.from('<script>')])
  const { bytes } = await fetchStored(await upload(await aCustomer(), noisy))
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).not.toMatch(/tEXt|script|fcTL|acTL/)
  expect(text).toMatch(/IEND.{4}$/s)
})

test('an image that two accounts send is stored once, and a photo with other metadata is the same [API-20]', async () => {
  const [alice, bob, bytes] = [await aCustomer(), await aCustomer(), aPng()]
  const [one, two] = [await upload(alice, bytes), await upload(bob, bytes)]
  expect(two.body).toEqual(one.body)
  const found = await db.doc(`images/${one.body.data.url.split('/').at(-1)}`).get()
  expect(found.get('uid')).toBe(bob.uid)
  const again = await upload(alice, Buffer.concat([bytes, Buffer.from('other')]))
  expect(again.body).toEqual(one.body)
})

test('an image that stays too large is stored smaller, at most 1200 pixels and 512 KiB [API-20]', async () => {
  const noise = await aNoisyPng(700)
  const { bytes } = await fetchStored(await upload(await aCustomer(), noise))
  expect(bytes.length).toBeLessThanOrEqual(maxImageBytes)
  const large = aPng({ width: 4096, height: 1024 })
  const reduced = await fetchStored(await upload(await aCustomer(), large))
  expect(await describeImage(reduced.bytes)).toMatchObject({ width: 1200, height: 300 })
})

const noImages: [string, Uint8Array][] = [
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['a script behind an image name', Buffer.from('GIF89a=alert(1)')],
  ['nothing', Buffer.alloc(0)],
  ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\nalert(1)', 'latin1')],
  ['half a PNG', aPng().subarray(0, -40)],
  ['half a JPEG', (await aPhoto('jpeg')).subarray(0, -200)],
  ['half a WebP', (await aPhoto('webp')).subarray(0, -800)],
]
const tooLarge: [string, Uint8Array][] = [
  ['a PNG bomb', aPng({ width: 23_000, height: 23_000 })],
  ['a PNG of 4097 pixels', aPng({ width: 4097 })],
  ['a JPEG bomb', await aHeader('jpeg', 65_000, 65_000)],
  ['a WebP bomb', await aHeader('webp', 16_383, 16_383)],
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
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const images = new ImageStore(events, 2)
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
  vi.setSystemTime(noon + 12 * 60 * 60 * 1000)
  await images.add(aPng(), by)
})

test('concurrent uploads do not exceed the daily number [API-20]', async () => {
  const by = { ...(await aCustomer()), requestId: 'test' }
  const images = new ImageStore(events, 2)
  const uploads = await Promise.allSettled([1, 2, 3, 4].map(() => images.add(aPng(), by)))
  expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const stored = await db.collection('images').where('uid', '==', by.uid).count().get()
  expect(stored.data().count).toBe(2)
})

test('an image of 4096 × 4096 pixels is accepted [API-20]', async () => {
  const alice = await aCustomer()
  expect((await upload(alice, aPng({ width: 4096, height: 4096 }))).status).toBe(200)
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

test.each([
  ['nobody', false],
  ['another account', true],
])(
  'an admin deletes an image whose sender has deleted the account, and which %s has sent again [STAFF-11]',
  async (_, isSentAgain) => {
    const [alice, bob, admin, bytes] = [
      await aCustomer(),
      await aCustomer(),
      await anAdmin(),
      aPng(),
    ]
    const { url } = (await upload(alice, bytes)).body.data
    const path = url.replace('/api', '')
    const image = db.doc(`images/${path.split('/').at(-1)}`)
    // As the deletion of the account leaves an image that others show.
    await image.update({ uid: FieldValue.delete() })
    if (isSentAgain) await upload(bob, bytes)
    expect((await api(`DELETE ${path}`, { by: admin })).body).toEqual({ deletedCount: 1 })
    expect((await api(`GET ${path}`)).status).toBe(404)
    expect((await image.get()).get('uid')).toBe(isSentAgain ? bob.uid : undefined)
    const before = isSentAgain ? { uid: bob.uid } : {}
    expect(await eventsOf(image.id, admin)).toMatchObject([{ type: 'image-deleted', before }])
  },
)
