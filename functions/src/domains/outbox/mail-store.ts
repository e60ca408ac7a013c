import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Mail } from '../../contract/mail.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { ifUnchanged } from '../../platform/firestore/grpc-codes.ts'
import { notFound } from '../../platform/http/response/api-error.ts'
import { mailOf } from '../../platform/mail/stored-mail.ts'
import { readPage } from '../../platform/paging/read-page.ts'

export class MailStore {
  readonly #mail: CollectionReference

  constructor(db: Firestore) {
    this.#mail = db.collection('mail')
  }

  list(page: PageQuery, to?: string): Promise<Page<Mail>> {
    const query = to === undefined ? this.#mail : this.#mail.where('to', '==', to)
    return readPage(query, 'createdAt', page, mailOf)
  }

  /** Makes a mail due now; `false` when it is due, being sent or sent. Throws 404. */
  async sendAgain(id: string): Promise<boolean> {
    const stored = await this.#mail.doc(id).get()
    if (!stored.exists || !stored.updateTime) throw notFound('mail')
    const sendAt: unknown = stored.get('sendAt')
    const state: unknown = stored.get('delivery.state')
    const isDue = sendAt instanceof Timestamp && sendAt.toMillis() <= stored.readTime.toMillis()
    const isBeingSent = state === 'PROCESSING' && sendAt !== undefined
    if (isDue || isBeingSent || state === 'SUCCESS') return false
    const time = FieldValue.serverTimestamp()
    const delivery = { state: 'PENDING', attempts: 0, startTime: time, error: null }
    const update = stored.ref.update(
      { delivery, sendAt: time },
      { lastUpdateTime: stored.updateTime },
    )
    return (await ifUnchanged(update)) !== undefined
  }
}
