import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import type { EventType } from '../../contract/shop-events.ts'
import { ifUnchanged } from '../firestore/grpc-codes.ts'
import { readEvent, type StoredEvent } from './stored-event.ts'

/** A commit ends within the client's 60 s or not at all: until then an event with an earlier time may still appear. */
const maxCommitMs = 60_000

/** A commit may transform 500 fields, the sales of an event up to four. More than a batch has, so that runs end between batches. */
const eventsPerCommit = 120

/** How many runs fail at an event before it is set aside. */
const maxFailures = 5

interface Reader<Type extends EventType> {
  types: readonly Type[]
  /**
   * Gets each event at least once, in the order of commits. The writes that it adds to the batch are
   * committed with the position, and so exactly once; other effects must be idempotent.
   */
  handle: (events: StoredEvent<Type>[], batch: WriteBatch) => Promise<void> | void
  /** Younger events are left to the next run. */
  minAgeMs?: number | undefined
}

/** Reads the event log from a stored position, which moves only after `handle`. */
export class EventReader<Type extends EventType> {
  readonly #db: Firestore
  readonly name: string
  readonly #reader: Reader<Type>
  /** Names the last event that was handled. */
  readonly position: DocumentReference

  constructor(db: Firestore, name: string, reader: Reader<Type>) {
    this.#db = db
    this.name = name
    this.#reader = reader
    this.position = db.collection('eventReaders').doc(name)
  }

  eventsAfter(last: DocumentSnapshot, until: Timestamp): Query {
    const log = this.#db
      .collection('events')
      .where('at', '<=', until)
      .orderBy('at')
      .orderBy(FieldPath.documentId())
    return last.get('at') ? log.startAfter(last.get('at'), last.get('eventId')) : log
  }

  read(event: DocumentSnapshot): StoredEvent<Type> | undefined {
    return readEvent(event, this.#reader.types)
  }

  /** How many events are due, at most `max`. Firestore bills one read for a thousand. */
  async countDue(max: number): Promise<number> {
    const due = this.#due(await this.position.get())
      .limit(max)
      .count()
    return (await due.get()).data().count
  }

  /** How long the oldest event that is not handled has waited; 0 without one. Costs two reads. */
  async lagSeconds(): Promise<number> {
    const last = await this.position.get()
    const { docs } = await this.eventsAfter(last, last.readTime).limit(1).get()
    const since: Timestamp = docs[0]?.get('at') ?? last.readTime
    return last.readTime.seconds - since.seconds
  }

  /**
   * Handles what is due and returns the number of events. Requires an unchanged position, so of concurrent
   * runs one commits. Throws what `handle` throws, until the event is set aside.
   */
  async run(maxEvents: number = Number.POSITIVE_INFINITY): Promise<number> {
    let limit = eventsPerCommit
    for (let done = 0; ; ) {
      const last = await this.position.get()
      const { docs } = await this.#due(last).limit(limit).get()
      const isLast = docs.length < limit
      const whole = isLast ? docs : withoutLastCommit(docs)
      // An import of products is longer than that.
      const events = whole.length > 0 ? whole : docs
      const batch = this.#db.batch()
      try {
        await this.#handle(events, batch)
        if (!(await this.#moveTo(events.at(-1), last, batch))) continue
      } catch (error) {
        if (events.length > 1) {
          limit = Math.ceil(limit / 2)
          continue
        }
        await this.#fail(last, events[0], error)
        continue
      }
      done += events.length
      if (isLast || done >= maxEvents) return done
      limit = Math.min(2 * limit, eventsPerCommit)
    }
  }

  #due(last: DocumentSnapshot): Query {
    const { minAgeMs = maxCommitMs } = this.#reader
    return this.eventsAfter(last, Timestamp.fromMillis(last.readTime.toMillis() - minAgeMs))
  }

  async #handle(events: DocumentSnapshot[], batch: WriteBatch): Promise<void> {
    const handled = events.flatMap((event) => this.read(event) ?? [])
    if (handled.length > 0) await this.#reader.handle(handled, batch)
  }

  /** Counts a failure and throws it, or sets the event aside. Without Firestore no failure is counted. */
  async #fail(last: DocumentSnapshot, event: DocumentSnapshot | undefined, error: unknown) {
    const failures = Number(last.get('failures') ?? 0) + 1
    if (!event || failures < maxFailures) {
      await this.position.set({ failures }, { merge: true })
      throw error
    }
    const failed = { reader: this.name, event: event.id, error: String(error) }
    const batch = this.#db.batch()
    batch.set(this.position.collection('failed').doc(event.id), failed)
    if (await this.#moveTo(event, last, batch)) {
      logError('an event was set aside, because its reader fails', failed)
    }
  }

  /** `false` if another run has moved the position. Throws if it is a write of `handle` that fails. */
  async #moveTo(event: DocumentSnapshot | undefined, last: DocumentSnapshot, batch: WriteBatch) {
    if (!event) return true
    const reached = { at: event.get('at'), eventId: event.id, failures: 0 }
    if (last.updateTime) batch.update(this.position, reached, { lastUpdateTime: last.updateTime })
    else batch.create(this.position, reached)
    if ((await ifUnchanged(batch.commit())) !== undefined) return true
    const now = await this.position.get()
    if (String(now.updateTime?.valueOf()) !== String(last.updateTime?.valueOf())) return false
    throw new Error('A write of the reader cannot be committed')
  }
}

/** The events before those of the last commit, which share one time and may be incomplete. */
export function withoutLastCommit<Event extends DocumentSnapshot>(events: Event[]): Event[] {
  const last = events.at(-1)?.get('at')
  return events.filter((event) => !event.get('at').isEqual(last))
}
