import type { DocumentSnapshot, Firestore, Query, Timestamp } from 'firebase-admin/firestore'
import { type EventFilter, ShopEvent } from '../contract/event.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'

export type EventStore = ReturnType<typeof eventStore>

/** Reads the append-only event log, the collection `events`. */
export function eventStore(db: Firestore) {
  const events = db.collection('events')

  return {
    /** A page of the events that match the filter, newest first. */
    async list(page: PageQuery, filter: EventFilter = {}): Promise<Page<ShopEvent>> {
      return readPage(matching(filter), 'at', page, eventOf)
    },
  }

  function matching({ actor, subject, from, to }: EventFilter): Query {
    let query: Query = events
    if (actor) query = query.where('actor.email', '==', actor)
    if (subject?.includes('/')) query = query.where('subject', '==', subject)
    else if (subject) query = query.where('subject', 'in', pathsOf(subject))
    if (from) query = query.where('at', '>=', new Date(from))
    if (to) query = query.where('at', '<', new Date(to))
    return query
  }
}

/** The collections whose changes are events. */
const collections = ['orders', 'products', 'users', 'reviews']

const pathsOf = (id: string) => collections.map((collection) => `${collection}/${id}`)

function eventOf(snapshot: DocumentSnapshot): ShopEvent {
  const at: Timestamp = snapshot.get('at')
  return ShopEvent.parse({ ...snapshot.data(), _id: snapshot.id, at: at.toDate().toISOString() })
}
