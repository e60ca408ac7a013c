import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { counterFields } from '../../platform/firestore/daily-count.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { eraseHistory, type PersonalData } from '../../platform/firestore/personal-data.ts'
import { productImageIds } from './clean-up-images.ts'

const atOnce = 10

export const personalImages = {
  fields: {
    uid: 'exported',
    type: 'exported',
    createdAt: 'exported',
    deletedAt: 'exported',
    bytes: { withheldBecause: 'The export has the URL of the image.' },
    unusedSince: { withheldBecause: 'It is about the clean-up, not about the person.' },
  },

  documents: (db, { uid }) =>
    db.collection('images').where('uid', '==', uid).select('type', 'createdAt', 'deletedAt'),

  async erase(erasure, images) {
    const shown = new Set(await productImageIds(erasure.events.db, erasure.stop))
    await mapInChunks(images, atOnce, async (image) => {
      erasure.stop?.throwIfAborted()
      await eraseHistory(erasure, image.ref.path)
      await eraseImage(erasure.events.db, { image, uid: erasure.owner.uid }, shown)
    })
  },
} satisfies PersonalData

export const personalUploads = {
  fields: counterFields,
  documents: (db, { uid }) => db.doc(`uploads/${uid}`),
} satisfies PersonalData

/** Only loses its uploader if others show it (equal images are one document) or an admin's deletion must last. */
export async function eraseImage(
  db: Firestore,
  { image, uid }: { image: DocumentSnapshot; uid: string },
  productImages: Set<string>,
): Promise<void> {
  const path = `/api/images/${image.id}`
  const isKept =
    productImages.has(image.id) || image.get('deletedAt') || (await isShownByOthers(db, path))
  await changeOnce(db, async (transaction) => {
    const [current] = await transaction.getAll(image.ref, { fieldMask: ['uid'] })
    // Another account has sent the same image meanwhile.
    if (current?.get('uid') !== uid) return
    if (isKept) transaction.update(image.ref, { uid: FieldValue.delete() })
    else transaction.delete(image.ref)
  })
}

/** In accounts, reviews and orders; the account's own are deleted or belong to nobody. */
async function isShownByOthers(db: Firestore, path: string): Promise<boolean> {
  const found = await Promise.all(
    [
      db.collection('users').where('photoURL', '==', path),
      db.collection('reviews').where('image', '==', path),
      db.collection('orders').where('image', '==', path),
    ].map((query) => query.select().limit(1).get()),
  )
  return found.some(({ empty }) => !empty)
}
