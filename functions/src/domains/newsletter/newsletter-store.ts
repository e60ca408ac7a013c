import { hash, randomBytes } from 'node:crypto'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { Subscriber } from '../../contract/accounts/newsletter.ts'
import type { PageQuery } from '../../contract/page.ts'
import { dayMs } from '../../parts/days.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { deleteAll, refsOf } from '../../platform/firestore/drain.ts'
import { unsubscribeUrl } from '../../platform/mail/mail-message.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import { readPage } from '../../platform/paging/read-page.ts'

const kind = 'newsletter-confirm'

/** The subscription of an email; the document's id is its hash, so an email is stored once. */
export const subscriptionOf = (db: Firestore, email: string) =>
  db.doc(`newsletter/${hash('sha256', email)}`)

/** A subscriber's document has `confirmedAt`; the policy in firestore.indexes.json deletes others at `expireAt`. */
export class NewsletterStore {
  readonly #db: Firestore
  readonly #mails: Outbox

  constructor(db: Firestore, mails: Outbox) {
    this.#db = db
    this.#mails = mails
  }

  /** Asks by mail for a confirmation, unless the email has it or was asked within a day. */
  async subscribe(email: string): Promise<void> {
    const subscription = subscriptionOf(this.#db, email)
    await changeOnce(this.#db, async (transaction) => {
      const stored = await transaction.get(subscription)
      const isAsked = Date.now() - stored.get('at')?.toMillis() < dayMs
      if (stored.get('confirmedAt') || isAsked) return
      const token = randomBytes(16).toString('hex')
      const expireAt = Timestamp.fromMillis(Date.now() + 7 * dayMs)
      const at = FieldValue.serverTimestamp()
      transaction.set(subscription, { email, token, at, expireAt })
      this.#mails.add(transaction, { id: token, to: email, kind, content: confirmMail(token) })
    })
  }

  /** Whether the email of this token is subscribed now; not for an unknown token or after seven days. */
  confirm(token: string): Promise<boolean> {
    return changeOnce(this.#db, async (transaction) => {
      const [subscription] = (await transaction.get(this.#withToken(token))).docs
      if (!subscription || subscription.get('expireAt')?.toMillis() < Date.now()) return false
      if (!subscription.get('confirmedAt')) {
        const confirmedAt = FieldValue.serverTimestamp()
        transaction.update(subscription.ref, { confirmedAt, expireAt: FieldValue.delete() })
      }
      return true
    })
  }

  async unsubscribe(token: string): Promise<void> {
    await deleteAll(this.#db, refsOf((await this.#withToken(token).get()).docs))
  }

  list(page: PageQuery) {
    return readPage(this.#db.collection('newsletter'), 'confirmedAt', page, (stored) =>
      Subscriber.parse({
        ...stored.data(),
        _id: stored.id,
        confirmedAt: stored.get('confirmedAt').toDate().toISOString(),
        unsubscribe: unsubscribeUrl({ id: stored.get('token'), kind }, this.#mails.siteUrl),
      }),
    )
  }

  #withToken(token: string) {
    return this.#db.collection('newsletter').where('token', '==', token)
  }
}

const confirmMail = (token: string): MailContent => ({
  subject: 'Please confirm our newsletter',
  heading: 'Do you want our newsletter?',
  paragraphs: [
    'Somebody has asked for our newsletter with this address. Confirm it within seven days, and you get our news.',
    'If it was not you, you need to do nothing: without your answer you get no news.',
  ],
  link: { label: 'Get the newsletter', path: `/api/newsletter/${token}` },
  reason: 'You get this mail because your address was entered in our shop.',
})
