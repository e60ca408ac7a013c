import { createHash } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { defaultReviewerImage } from '../contract/catalog/review.ts'
import type { ResponseBody } from '../contract/endpoint.ts'
import { ImageType, maxImageBytes, maxImageSide, type readImage } from '../contract/image.ts'
import { recordEvent } from '../events/event-log.ts'
import { changeOnce } from '../firestore/commit-once.ts'
import { ApiError, authorBlocked, notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { inspectImage } from './inspect-image.ts'

export type ImageStore = ReturnType<typeof imageStore>

const dayMs = 24 * 60 * 60 * 1000

/** A transaction writes at most 500 documents. More reviews keep the URL, which answers 404. */
const maxReviewsPerDeletion = 400

/** `maxPerDay` limits the new images of an account per UTC day; `now` is the time in ms. */
export function imageStore(db: Firestore, maxPerDay: number, now = Date.now) {
  const images = db.collection('images')
  const uploads = db.collection('uploads')
  const users = db.collection('users')

  return {
    /**
     * Stores an image under the hash of its bytes, so each image is stored once. Returns the hash;
     * throws 413 above 512 KiB or 4096 × 4096 pixels, 415 when the content is not a whole PNG, JPEG
     * or WebP, 403 for a blocked account or an image that an admin has deleted, and 429 when the
     * account has reached its daily number.
     */
    async add(bytes: Uint8Array, by: Actor): Promise<string> {
      const type = acceptedType(bytes)
      const id = createHash('sha256').update(bytes).digest('hex')
      const image = images.doc(id)
      await changeOnce(db, async (transaction) => {
        const fieldMask = ['unusedSince', 'deletedAt', 'day', 'count', 'blocked']
        const documents = [image, uploads.doc(by.uid), users.doc(by.uid)]
        const [stored, counted, user] = await transaction.getAll(...documents, { fieldMask })
        if (user?.get('blocked')) throw authorBlocked()
        if (stored?.get('deletedAt')) throw imageDeleted()
        if (stored?.exists) {
          // Prevents the clean-up from deleting an image that is about to be used.
          if (stored.get('unusedSince')) transaction.update(image, { unusedSince: null })
          return
        }
        const createdAt = FieldValue.serverTimestamp()
        transaction.set(uploads.doc(by.uid), oneMore(counted, maxPerDay, now()))
        transaction.set(image, { type, bytes: Buffer.from(bytes), uid: by.uid, createdAt })
      })
      return id
    },

    /** Throws 404 for an unknown or deleted image. */
    async read(id: string): Promise<ResponseBody<typeof readImage>> {
      const image = await images.doc(id).get()
      if (!image.exists || image.get('deletedAt')) throw notFound('picture')
      return { type: ImageType.parse(image.get('type')), bytes: new Uint8Array(image.get('bytes')) }
    },

    /** Deletes an image and refuses to store it again; its reviews get the default. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await changeOnce(db, async (transaction, event) => {
        const image = await transaction.get(images.doc(id))
        if (!image.exists || image.get('deletedAt')) throw notFound('picture')
        const uses = db.collection('reviews').where('image', '==', `/api/images/${id}`)
        const reviews = await transaction.get(uses.select().limit(maxReviewsPerDeletion))
        const uid: string = image.get('uid')
        const time = FieldValue.serverTimestamp()
        transaction.set(image.ref, { uid, deletedAt: time })
        for (const { ref } of reviews.docs) {
          transaction.update(ref, { image: defaultReviewerImage, updatedAt: time })
        }
        recordEvent(transaction, event, {
          type: 'image-deleted',
          by,
          subject: image.ref.path,
          before: { uid },
        })
      })
    },
  }
}

const imageDeleted = () =>
  new ApiError(403, 'image-deleted', 'The shop has deleted this picture. Choose another one.')

const tooLarge = (limit: string) =>
  new ApiError(413, 'too-large', `A picture may have at most ${limit}`)

/** Throws 413 or 415. The frames of an animation share the limit of pixels. */
function acceptedType(bytes: Uint8Array): ImageType {
  if (bytes.length > maxImageBytes) throw tooLarge('512 KiB')
  const image = inspectImage(bytes)
  if (!image) throw new ApiError(415, 'not-an-image', 'Send a PNG, JPEG or WebP picture')
  const { type, width, height, frames } = image
  const isTooLarge =
    Math.max(width, height) > maxImageSide || width * height * frames > maxImageSide ** 2
  if (isTooLarge) throw tooLarge(`${maxImageSide} × ${maxImageSide} pixels`)
  return type
}

/** The account's number of images of the day, plus one; throws 429 at the limit. */
function oneMore(counted: DocumentSnapshot | undefined, max: number, now: number) {
  const today = Math.floor(now / dayMs)
  const count: number = counted?.get('day') === today ? counted.get('count') : 0
  if (count < max) {
    return { day: today, count: count + 1, expireAt: Timestamp.fromMillis((today + 2) * dayMs) }
  }
  const seconds = Math.ceil(((today + 1) * dayMs - now) / 1000)
  throw new ApiError(
    429,
    'too-many-images',
    `You have uploaded ${max} images today. Please try again tomorrow.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
