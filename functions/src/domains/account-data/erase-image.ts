import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { changeOnce } from '../../platform/firestore/commit-once.ts'

/** Only loses its uploader if others show it (equal images are one document) or an admin's deletion must last. */
export async function eraseImage(
  db: Firestore,
  { image, uid }: { image: DocumentSnapshot; uid: string },
  productImages: string[],
): Promise<void> {
  const path = `/api/images/${image.id}`
  const urls = productImages.filter((url) => url.endsWith(path))
  const isKept = urls.length > 0 || image.get('deletedAt') || (await isShownByOthers(db, path))
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
