import { createHash } from 'node:crypto'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'

export type NewsletterStore = ReturnType<typeof newsletterStore>

export function newsletterStore(db: Firestore) {
  return {
    /** Keeps an address once: its hash is the document's id [HOME-8]. */
    async subscribe(email: string): Promise<void> {
      const id = createHash('sha256').update(email).digest('hex')
      await db.doc(`newsletter/${id}`).set({ email, at: FieldValue.serverTimestamp() })
    },
  }
}
