import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { Mail, MailKind } from '../../contract/mail.ts'
import { unsubscribeUrl } from './mail-message.ts'
import { maxAgeMs } from './mail-queue.ts'
import { type MailContent, renderMail } from './render-mail.ts'

export interface NewMail extends Pick<Mail, 'kind'> {
  /** Without it no mail is written: an order edited by hand may have no email. */
  to: Mail['to'] | undefined
  /** The account by which the mail is erased, if its id is not one of the account's events. */
  uid?: string
  /** The id of the event or request that causes the mail, so that it is never written twice. */
  id: string
  content: MailContent
  /** Sent so much later, so that it can be taken back. */
  delayMs?: number
}

/** The collection `mail`, from which `sendMails` sends. Without `siteUrl` mails have no links. */
export class Outbox {
  readonly #mails: CollectionReference
  readonly siteUrl: string | undefined

  constructor(db: Firestore, siteUrl?: string) {
    this.#mails = db.collection('mail')
    this.siteUrl = siteUrl
  }

  add(writes: Transaction | WriteBatch, { id, to, kind, content, uid, delayMs }: NewMail): void {
    if (!to) return
    const unsubscribe = unsubscribeUrl({ id, kind }, this.siteUrl)
    writes.create(this.#mails.doc(id), {
      to,
      message: renderMail(content, this.siteUrl, unsubscribe),
      kind,
      ...(uid && { uid }),
      createdAt: FieldValue.serverTimestamp(),
      sendAt: delayMs ? Timestamp.fromMillis(Date.now() + delayMs) : FieldValue.serverTimestamp(),
    })
  }

  /**
   * Withdraws a queued mail: `false` if a sender has it, `undefined` if there is none. Call it before any write
   * of the transaction.
   */
  async takeBack(transaction: Transaction, id: string): Promise<boolean | undefined> {
    const mail = await transaction.get(this.#mails.doc(id))
    if (!mail.exists) return undefined
    if (!mail.get('sendAt') || mail.get('delivery')) return false
    transaction.delete(mail.ref)
    return true
  }

  async removeQueued(to: string, kind: MailKind): Promise<void> {
    const since = Timestamp.fromMillis(Date.now() - maxAgeMs)
    const recent = this.#mails.where('to', '==', to).where('createdAt', '>', since)
    const { docs } = await recent.orderBy('createdAt', 'desc').select('kind', 'sendAt').get()
    const queued = docs.filter((mail) => mail.get('kind') === kind && mail.get('sendAt'))
    await Promise.all(queued.map(({ ref }) => ref.delete()))
  }

  async recipientOf(id: string): Promise<string | undefined> {
    return (await this.#mails.doc(id).get()).get('to')
  }
}
