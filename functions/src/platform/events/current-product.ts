import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore'

/** The product with this id, or the one into which it was merged; the document is missing if there is neither. */
export async function currentProduct(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<DocumentSnapshot> {
  const read = (ref: DocumentReference) => (transaction ? transaction.get(ref) : ref.get())
  const product = await read(db.collection('products').doc(id))
  if (product.exists) return product
  const into = (await read(db.collection('mergedProducts').doc(id))).get('mergedInto._id')
  // A merge that was undone between the two reads leaves its product where it was.
  return into ? currentProduct(db, into, transaction) : read(product.ref)
}

/** As many as every Firestore takes in a filter. */
export const maxIdsOfProduct = 10

/** The ids of a product, also those that were merged into it. */
export async function idsOfProduct(db: Firestore, id: string): Promise<string[]> {
  const product = await currentProduct(db, id)
  const merged: { _id: string }[] = product.get('merged') ?? []
  return [...new Set([id, product.id, ...merged.map(({ _id }) => _id)])].slice(0, maxIdsOfProduct)
}
