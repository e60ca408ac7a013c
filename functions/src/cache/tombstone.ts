import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/** Longer than any instance lives. */
const tombstoneMs = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes a row of a public list. The lists in memory learn of the deletion by a tombstone in a
 * collection of the same name, which Firestore itself removes later.
 */
export function deleteRow(db: Firestore, transaction: Transaction, row: DocumentReference): void {
  transaction.delete(row)
  transaction.set(db.doc(`deleted/catalog/${row.path}`), {
    updatedAt: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(Date.now() + tombstoneMs),
  })
}
