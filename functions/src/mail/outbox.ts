import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { Mail } from '../contract/mail.ts'
import { type MailContent, renderMail } from './render-mail.ts'

export interface NewMail extends Pick<Mail, 'to' | 'kind'> {
  /** The id of the event or request that causes the mail, so that it is never written twice. */
  id: string
  content: MailContent
}

export type Outbox = ReturnType<typeof outbox>

/**
 * The collection `mail`, from which Firebase's Trigger Email extension sends. Links in mails start
 * with `siteUrl`; without it mails have no links.
 */
export function outbox(db: Firestore, siteUrl?: string) {
  return {
    /** Adds a mail to the batch or transaction of the change that it reports. */
    add(writes: Transaction | WriteBatch, { id, to, kind, content }: NewMail): void {
      writes.create(db.collection('mail').doc(id), {
        to,
        message: renderMail(content, siteUrl),
        kind,
        createdAt: FieldValue.serverTimestamp(),
      })
    },
  }
}
