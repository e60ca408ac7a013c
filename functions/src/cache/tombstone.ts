import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/** Longer than the life of an instance. */
const tombstoneMs = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes a row of a public list and writes a tombstone to a collection of the same name, where the
 * caches find it. Firestore's TTL deletes the tombstone.
 */
export function deleteRow(db: Firestore, transaction: Transaction, row: DocumentReference): void {
  transaction.delete(row)
  transaction.set(db.doc(`deleted/catalog/${row.path}`), {
    updatedAt: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(Date.now() + tombstoneMs),
  })
}
