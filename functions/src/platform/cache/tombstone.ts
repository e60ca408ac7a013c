import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { dayMs } from '../../parts/days.ts'

/** Longer than the life of an instance. */
const tombstoneMs = 30 * dayMs

/** Deletes a row of a public list; the caches find its tombstone, which Firestore's TTL deletes. */
export function deleteRow(db: Firestore, transaction: Transaction, row: DocumentReference): void {
  transaction.delete(row)
  transaction.set(db.doc(`deleted/catalog/${row.path}`), {
    updatedAt: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(Date.now() + tombstoneMs),
  })
}
