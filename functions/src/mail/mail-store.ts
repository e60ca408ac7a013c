import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { Mail } from '../contract/mail.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'

export type MailStore = ReturnType<typeof mailStore>

/** Reads the outbox, the collection `mail`. */
export function mailStore(db: Firestore) {
  const mail = db.collection('mail')

  return {
    /** A page of all mails, or of those to one address, newest first. */
    async list(page: PageQuery, to?: string): Promise<Page<Mail>> {
      const query = to === undefined ? mail : mail.where('to', '==', to)
      return readPage(query, 'createdAt', page, mailOf)
    },
  }
}

function mailOf(snapshot: DocumentSnapshot): Mail {
  const createdAt: Timestamp = snapshot.get('createdAt')
  return Mail.parse({
    ...snapshot.data(),
    _id: snapshot.id,
    createdAt: createdAt.toDate().toISOString(),
  })
}
