import { createHash } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Reply } from '../contract/endpoint.ts'
import { ImageType, maxImageBytes, type readImage } from '../contract/image.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { imageType } from './image-type.ts'

export type ImageStore = ReturnType<typeof imageStore>

export function imageStore(db: Firestore) {
  const images = db.collection('images')

  return {
    /**
     * Keeps a picture under the hash of its bytes, so the same one is stored once. Returns the
     * hash; throws 413 above 512 KiB and 415 for what is not PNG, JPEG or WebP by its content.
     */
    async add(bytes: Uint8Array, by: Actor): Promise<string> {
      if (bytes.length > maxImageBytes) {
        throw new ApiError(413, 'too-large', 'A picture may have at most 512 KiB')
      }
      const type = imageType(bytes)
      if (!type) throw new ApiError(415, 'not-an-image', 'Send a PNG, JPEG or WebP picture')
      const id = createHash('sha256').update(bytes).digest('hex')
      const image = images.doc(id)
      if (!(await image.get()).exists) {
        const createdAt = FieldValue.serverTimestamp()
        await image.set({ type, bytes: Buffer.from(bytes), uid: by.uid, createdAt })
      }
      return id
    },

    /** Throws 404 when there is no such picture. */
    async read(id: string): Promise<Reply<typeof readImage>> {
      const image = await images.doc(id).get()
      if (!image.exists) throw notFound('picture')
      return { type: ImageType.parse(image.get('type')), bytes: new Uint8Array(image.get('bytes')) }
    },
  }
}
