import { createHash } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { runIdempotent } from '../firestore/run-idempotent.ts'

export type NewsletterStore = ReturnType<typeof newsletterStore>

export function newsletterStore(db: Firestore) {
  return {
    /** Keeps an address once: its hash is the document's id. */
    async subscribe(email: string): Promise<void> {
      const id = createHash('sha256').update(email).digest('hex')
      const subscription = { email, at: FieldValue.serverTimestamp() }
      await runIdempotent(db, async (transaction) => {
        transaction.set(db.doc(`newsletter/${id}`), subscription)
      })
    },
  }
}
