import { createHash } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { runIdempotent } from '../firestore/run-idempotent.ts'

export type NewsletterStore = ReturnType<typeof newsletterStore>

/** Stores the addresses of subscribers in the collection `newsletter`. */
export function newsletterStore(db: Firestore) {
  return {
    /** Stores an address once: the document's id is its hash. */
    async subscribe(email: string): Promise<void> {
      const id = createHash('sha256').update(email).digest('hex')
      const subscription = { email, at: FieldValue.serverTimestamp() }
      await runIdempotent(db, async (transaction) => {
        transaction.set(db.doc(`newsletter/${id}`), subscription)
      })
    },
  }
}
