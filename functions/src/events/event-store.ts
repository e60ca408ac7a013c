import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore'
import { ShopEvent } from '../contract/event.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'

export type EventStore = ReturnType<typeof eventStore>

/** Reads the append-only event log, the collection `events`. */
export function eventStore(db: Firestore) {
  const events = db.collection('events')

  return {
    /** A page of all events, newest first, or of one document when `subject` is its path. */
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
