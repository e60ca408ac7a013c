import { createHash } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import type { ResponseBody } from '../contract/endpoint.ts'
import { ImageType, maxImageBytes, type readImage } from '../contract/image.ts'
import { runIdempotent } from '../firestore/run-idempotent.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { imageType } from './image-type.ts'

export type ImageStore = ReturnType<typeof imageStore>

const dayMs = 24 * 60 * 60 * 1000

/** `maxPerDay` limits the new images of an account per UTC day; `now` is the time in ms. */
export function imageStore(db: Firestore, maxPerDay: number, now = Date.now) {
  const images = db.collection('images')
  const uploads = db.collection('uploads')

  return {
    /**
     * Stores an image under the hash of its bytes, so each image is stored once. Returns the hash;
     * throws 413 above 512 KiB, 415 when the content is not PNG, JPEG or WebP, and 429 when the
     * account has reached its daily number.
     */
    async add(bytes: Uint8Array, by: Actor): Promise<string> {
      if (bytes.length > maxImageBytes) {
        throw new ApiError(413, 'too-large', 'A picture may have at most 512 KiB')
      }
      const type = imageType(bytes)
      if (!type) throw new ApiError(415, 'not-an-image', 'Send a PNG, JPEG or WebP picture')
      const id = createHash('sha256').update(bytes).digest('hex')
      const image = images.doc(id)
      await runIdempotent(db, async (transaction) => {
        const fieldMask = ['unusedSince', 'day', 'count']
        const documents = [image, uploads.doc(by.uid)]
        const [stored, counted] = await transaction.getAll(...documents, { fieldMask })
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

    /** Throws 404 for an unknown image. */
    async read(id: string): Promise<ResponseBody<typeof readImage>> {
      const image = await images.doc(id).get()
      if (!image.exists) throw notFound('picture')
      return { type: ImageType.parse(image.get('type')), bytes: new Uint8Array(image.get('bytes')) }
    },
  }
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
