import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { ShopEvent } from '../contract/event.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'

export type EventStore = ReturnType<typeof eventStore>

export function eventStore(db: Firestore) {
  const events = db.collection('events')

  return {
    /** The record of every change, newest first; of one document's, when `subject` names it. */
    async list(page: PageQuery, subject?: string): Promise<Page<ShopEvent>> {
      const query = subject === undefined ? events : events.where('subject', '==', subject)
      return readPage(query, 'at', page, eventOf)
    },
  }
}

function eventOf(snapshot: DocumentSnapshot): ShopEvent {
  const at: Timestamp = snapshot.get('at')
  return ShopEvent.parse({ ...snapshot.data(), _id: snapshot.id, at: at.toDate().toISOString() })
}
