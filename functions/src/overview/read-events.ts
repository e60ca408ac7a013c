import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'

/**
 * An event has the time at which Firestore received its commit, which ends within the client's 60 s or
 * not at all. Before younger events, one with an earlier time may still appear.
 */
const maxCommitMs = 60_000

/** The fields of the position up to and including which the log was read: those of its last event. */
export const positionOf = (event: DocumentSnapshot) => ({
  at: event.get('at'),
  eventId: event.id,
})

/** The events after a stored position, until a time if it is given; oldest first. */
export function eventsAfter(db: Firestore, position: DocumentSnapshot, until?: Timestamp): Query {
  const events = db.collection('events')
  const log = (until ? events.where('at', '<=', until) : events)
    .orderBy('at')
    .orderBy(FieldPath.documentId())
  return position.exists ? log.startAfter(position.get('at'), position.get('eventId')) : log
}

/** The time until which the log was complete when this document was read. */
export function completeUntil(
  { readTime }: DocumentSnapshot,
  minAgeMs: number = maxCommitMs,
): Timestamp {
  return Timestamp.fromMillis(readTime.toMillis() - minAgeMs)
}

/** The events before those of the last commit, which share one time and may be incomplete. */
export function withoutLastCommit<Event extends DocumentSnapshot>(events: Event[]): Event[] {
  const last = events.at(-1)?.get('at')
  return events.filter((event) => !event.get('at').isEqual(last))
}
