import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '../../test/support/people.ts'
import { cleanUpImages } from './clean-up-images.ts'
import { imageStore } from './image-store.ts'

const images = imageStore(db, 100)
const by = { uid: randomUUID(), email: 'alice@example.com', requestId: 'test' }
/** Only images of this test, because other tests run concurrently. */
const own = db.collection('images').where('uid', '==', by.uid)
const png = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(64)])
const hourMs = 60 * 60 * 1000
const exists = async (id: string) => (await db.doc(`images/${id}`).get()).exists

test('an image without a reference for one day is deleted, all others stay', async () => {
  const now = Date.now()
  const add = () => images.add(png(), by)
  const [unused, again, product, full, profile, review, later] = [
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
    await add(),
  ]
  await db.doc(`products/one-${by.uid}`).set({ image: `/api/images/${product}` })
  await db.doc(`products/two-${by.uid}`).set({ image: `https://shop.example/api/images/${full}` })
  await db.doc(`users/${by.uid}`).set({ photoURL: `/api/images/${profile}` })
  await db.doc(`reviews/${by.uid}`).set({ image: `/api/images/${review}` })

  expect(await cleanUpImages(db, now, own)).toBe(0)
  expect(await cleanUpImages(db, now + 23 * hourMs, own)).toBe(0)
  await db.doc(`products/three-${by.uid}`).set({ image: `/api/images/${later}` })
  await db.doc(`products/four-${by.uid}`).set({ image: `/api/images/${again}` })
  expect(await cleanUpImages(db, now + 24 * hourMs, own)).toBe(1)
  expect(await exists(unused)).toBe(false)
  for (const id of [again, product, full, profile, review, later])
    expect(await exists(id)).toBe(true)

  // An image that becomes unused again stays for a whole day.
  await db.doc(`products/four-${by.uid}`).delete()
  expect(await cleanUpImages(db, now + 48 * hourMs, own)).toBe(0)
  expect(await cleanUpImages(db, now + 72 * hourMs, own)).toBe(1)
  expect(await exists(again)).toBe(false)
})

test('an image that is uploaded again before its deletion stays for another day', async () => {
  const now = Date.now()
  const bytes = png()
  const id = await images.add(bytes, by)
  await cleanUpImages(db, now, own)
  expect(await images.add(bytes, by)).toBe(id)
  await cleanUpImages(db, now + 25 * hourMs, own)
  expect(await exists(id)).toBe(true)
  await cleanUpImages(db, now + 50 * hourMs, own)
  expect(await exists(id)).toBe(false)
})
