import { createHash } from 'node:crypto'
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { changeOnce } from '../../platform/firestore/commit-once.ts'

export type NewsletterStore = ReturnType<typeof newsletterStore>

/** The subscription of an email. */
export const subscriptionOf = (db: Firestore, email: string): DocumentReference =>
  db.doc(`newsletter/${createHash('sha256').update(email).digest('hex')}`)

/** Stores the emails of subscribers in the collection `newsletter`. */
export function newsletterStore(db: Firestore) {
  return {
    /** Stores an email once: the document's id is its hash. */
    async subscribe(email: string): Promise<void> {
      const subscription = { email, at: FieldValue.serverTimestamp() }
      await changeOnce(db, async (transaction) => {
        transaction.set(subscriptionOf(db, email), subscription)
      })
    },
  }
}
