import { hash } from 'node:crypto'
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore'
import { defaultReviewerImage } from '../../contract/catalog/review.ts'
import type { ResponseBody } from '../../contract/endpoint.ts'
import { ImageType, type readImage } from '../../contract/image.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { countOneMore } from '../../platform/firestore/daily-count.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { ApiError, authorBlocked, notFound } from '../../platform/http/response/api-error.ts'
import { cleanImage } from './clean-image.ts'

/** A transaction writes at most 500 documents. More reviews keep the URL, which answers 404. */
const maxReviewsPerDeletion = 400

export class ImageStore {
  readonly #images: CollectionReference
  readonly #maxPerDay: number
  readonly #events: EventLog

  constructor(events: EventLog, maxPerDay: number) {
    this.#images = events.db.collection('images')
    this.#maxPerDay = maxPerDay
    this.#events = events
  }

  /** Throws like `cleanImage`, 403 for a blocked account or a deleted image, 429 at the daily limit. */
  async add(upload: Uint8Array, by: Actor): Promise<string> {
    const { type, bytes } = await cleanImage(upload)
    const id = hash('sha256', bytes)
    const image = this.#images.doc(id)
    const uploads = this.#events.db.collection('uploads').doc(by.uid)
    const uploader = this.#events.db.collection('users').doc(by.uid)
    await changeOnce(this.#events.db, async (transaction) => {
      const fieldMask = ['uid', 'unusedSince', 'deletedAt', 'day', 'count', 'blocked']
      const documents = [image, uploads, uploader]
      const [stored, counted, user] = await transaction.getAll(...documents, { fieldMask })
      if (user?.get('blocked')) throw authorBlocked()
      if (stored?.get('deletedAt')) throw imageDeleted()
      if (stored?.exists) {
        // Keeps the clean-up and the deletion of another account from taking it.
        const isKnown = stored.get('uid') === by.uid && !stored.get('unusedSince')
        if (!isKnown) transaction.update(image, { uid: by.uid, unusedSince: null })
        return
      }
      const text = `You have uploaded ${this.#maxPerDay} images today.`
      transaction.set(uploads, countOneMore(counted, this.#maxPerDay, ['too-many-images', text]))
      transaction.set(image, { type, bytes, uid: by.uid, createdAt: FieldValue.serverTimestamp() })
    })
    return id
  }

  /** Throws 404 for an unknown or deleted image. */
  async read(id: string): Promise<ResponseBody<typeof readImage>> {
    const image = await this.#images.doc(id).get()
    if (!image.exists || image.get('deletedAt')) throw notFound('picture')
    return { type: ImageType.parse(image.get('type')), bytes: new Uint8Array(image.get('bytes')) }
  }

  /** Deletes an image and refuses to store it again; its reviews get the default. Throws 404. */
  async remove(id: string, by: Actor): Promise<void> {
    await this.#events.write(async (transaction, record) => {
      const image = await transaction.get(this.#images.doc(id))
      if (!image.exists || image.get('deletedAt')) throw notFound('picture')
      const uses = this.#events.db.collection('reviews').where('image', '==', `/api/images/${id}`)
      const reviews = await transaction.get(uses.select().limit(maxReviewsPerDeletion))
      const uid: string | undefined = image.get('uid')
      // An image outlives the account that sent it where others show it.
      const sender = uid === undefined ? {} : { uid }
      const time = FieldValue.serverTimestamp()
      transaction.set(image.ref, { ...sender, deletedAt: time })
      for (const { ref } of reviews.docs) {
        transaction.update(ref, { image: defaultReviewerImage, updatedAt: time })
      }
      record({ type: 'image-deleted', by, subject: image.ref.path, before: sender })
    })
  }
}

const imageDeleted = () =>
  new ApiError(403, 'image-deleted', 'The shop has deleted this picture. Choose another one.')
