import { hash } from 'node:crypto'
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { changeOnce } from '../../platform/firestore/commit-once.ts'

/** The subscription of an email; the document's id is its hash, so an email is stored once. */
export const subscriptionOf = (db: Firestore, email: string): DocumentReference =>
  db.doc(`newsletter/${hash('sha256', email)}`)

export class NewsletterStore {
  readonly #db: Firestore

  constructor(db: Firestore) {
    this.#db = db
  }

  async subscribe(email: string): Promise<void> {
    const subscription = { email, at: FieldValue.serverTimestamp() }
    await changeOnce(this.#db, async (transaction) => {
      transaction.set(subscriptionOf(this.#db, email), subscription)
    })
  }
}
