import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPng } from '../../../test/support/images.ts'
import { db, events } from '../../../test/support/people.ts'
import { cleanUpImages } from './clean-up-images.ts'
import { ImageStore } from './image-store.ts'

const images = new ImageStore(events, 100)
const by = { uid: randomUUID(), email: 'alice@example.com', requestId: 'test' }
/** Only images of this test, because other tests run concurrently. */
const own = db.collection('images').where('uid', '==', by.uid)
const siteUrl = 'https://shop.example'
const hourMs = 60 * 60 * 1000
const cleanUp = (now: number) => cleanUpImages(db, { siteUrl, now, images: own })
const exists = async (id: string) => (await db.doc(`images/${id}`).get()).exists

test('an image without a reference for one day is deleted, all others stay', async () => {
  const now = Date.now()
  const add = () => images.add(aPng(), by)
  const [unused, again] = [await add(), await add()]
  const [product, full, later] = [await add(), await add(), await add()]
  const [profile, review] = [await add(), await add()]
  await db.doc(`products/one-${by.uid}`).set({ image: `/api/images/${product}` })
  await db.doc(`products/two-${by.uid}`).set({ image: `https://shop.example/api/images/${full}` })
  await db.doc(`users/${by.uid}`).set({ photoURL: `/api/images/${profile}` })
  await db.doc(`reviews/${by.uid}`).set({ image: `/api/images/${review}` })

  expect(await cleanUp(now)).toBe(0)
  expect(await cleanUp(now + 23 * hourMs)).toBe(0)
  await db.doc(`products/three-${by.uid}`).set({ image: `/api/images/${later}` })
  await db.doc(`products/four-${by.uid}`).set({ image: `/api/images/${again}` })
  expect(await cleanUp(now + 24 * hourMs)).toBe(1)
  expect(await exists(unused)).toBe(false)
  for (const id of [again, product, full, profile, review, later])
    expect(await exists(id)).toBe(true)

  // An image that becomes unused again stays for a whole day.
  await db.doc(`products/four-${by.uid}`).delete()
  expect(await cleanUp(now + 48 * hourMs)).toBe(0)
  expect(await cleanUp(now + 72 * hourMs)).toBe(1)
  expect(await exists(again)).toBe(false)
})

test('an image that is uploaded again before its deletion stays for another day', async () => {
  const now = Date.now()
  const bytes = aPng()
  const id = await images.add(bytes, by)
  await cleanUp(now)
  expect(await images.add(bytes, by)).toBe(id)
  await cleanUp(now + 25 * hourMs)
  expect(await exists(id)).toBe(true)
  await cleanUp(now + 50 * hourMs)
  expect(await exists(id)).toBe(false)
})

test('the image of an ordered product stays when it gets another one, until the order is deleted, and that of a return [BACK-2]', async () => {
  const now = Date.now()
  const [relative, absolute] = [await images.add(aPng(), by), await images.add(aPng(), by)]
  const returned = await images.add(aPng(), by)
  await db.doc(`purchases/${by.uid}`).set({ returnImages: [`/api/images/${returned}`] })
  await db.doc(`orders/one-${by.uid}`).set({ image: `/api/images/${relative}` })
  await db.doc(`orders/two-${by.uid}`).set({ image: `${siteUrl}/api/images/${absolute}` })
  await cleanUp(now)
  await cleanUp(now + 25 * hourMs)
  await cleanUp(now + 50 * hourMs)
  expect([await exists(relative), await exists(absolute)]).toEqual([true, true])
  await db.doc(`orders/one-${by.uid}`).delete()
  await cleanUp(now + 51 * hourMs)
  expect([await exists(relative), await exists(absolute)]).toEqual([false, true])
  expect(await exists(returned)).toBe(true)
})

test('the document of an image that an admin has deleted stays', async () => {
  const now = Date.now()
  const id = await images.add(aPng(), by)
  await images.remove(id, by)
  for (const days of [0, 1, 2, 3]) await cleanUp(now + days * 24 * hourMs)
  expect(await exists(id)).toBe(true)
})

test('an image that a product shows only as a further one stays until it is taken out [ITEM-1]', async () => {
  const now = Date.now()
  const [first, second] = [await images.add(aPng(), by), await images.add(aPng(), by)]
  const product = db.doc(`products/further-${by.uid}`)
  const urls = [`/api/images/${first}`, `${siteUrl}/api/images/${second}`]
  await product.set({ image: '/products/ssd.svg', images: urls })
  for (const days of [0, 1, 2]) await cleanUp(now + days * 24 * hourMs)
  expect([await exists(first), await exists(second)]).toEqual([true, true])
  await product.update({ images: urls.slice(0, 1) })
  for (const days of [3, 4]) await cleanUp(now + days * 24 * hourMs)
  expect([await exists(first), await exists(second)]).toEqual([true, false])
})
