import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore'
import { ifUnchanged } from '../../platform/firestore/grpc-codes.ts'
import { monthOf } from './period.ts'
import { type Sale, saleOf, sum } from './sales.ts'

/** A commit ends within the client's 60 s or not at all: until then an event with an earlier time may still appear. */
const maxCommitMs = 60_000

/** A commit may transform 500 fields, an event up to four. More than a batch has, so folds end between batches. */
const eventsPerFold = 120

export class SalesRollups {
  readonly #db: Firestore
  readonly #minAgeMs: number
  /** Names the last event that the sums include. */
  readonly position: DocumentReference

  constructor(db: Firestore, minAgeMs: number = maxCommitMs) {
    this.#db = db
    this.#minAgeMs = minAgeMs
    this.position = this.doc('position')
  }

  doc(name: string): DocumentReference {
    return this.#db.collection('salesRollups').doc(name)
  }

  eventsAfter(last: DocumentSnapshot, until: Timestamp): Query {
    const log = this.#db
      .collection('events')
      .where('at', '<=', until)
      .orderBy('at')
      .orderBy(FieldPath.documentId())
    return last.exists ? log.startAfter(last.get('at'), last.get('eventId')) : log
  }

  /** How many events can be folded, at most `max`. Firestore bills one read for a thousand. */
  async countDue(max: number): Promise<number> {
    const due = this.#foldable(await this.position.get())
      .limit(max)
      .count()
    return (await due.get()).data().count
  }

  /** Requires an unchanged position, so concurrent folds add each event once. Returns how many it has added. */
  async fold(maxEvents: number = Number.POSITIVE_INFINITY): Promise<number> {
    for (let folded = 0; ; ) {
      const last = await this.position.get()
      const { docs } = await this.#foldable(last).limit(eventsPerFold).get()
      const isLast = docs.length < eventsPerFold
      const whole = isLast ? docs : withoutLastCommit(docs)
      // An import of products can be longer, and changes no sales.
      const events = whole.length > 0 ? whole : docs
      if (!(await this.#commit(last, events))) continue
      folded += events.length
      if (isLast || folded >= maxEvents) return folded
    }
  }

  #foldable(last: DocumentSnapshot): Query {
    return this.eventsAfter(last, Timestamp.fromMillis(last.readTime.toMillis() - this.#minAgeMs))
  }

  /** Writes the sums of these events; `false` if another fold has moved the position. */
  async #commit(last: DocumentSnapshot, events: DocumentSnapshot[]): Promise<boolean> {
    const newest = events.at(-1)
    if (!newest) return true
    const batch = this.#db.batch()
    const reached = { at: newest.get('at'), eventId: newest.id }
    if (last.updateTime) batch.update(this.position, reached, { lastUpdateTime: last.updateTime })
    else batch.create(this.position, reached)
    const sales = events.flatMap((event) => saleOf(event.data() ?? {}) ?? [])
    for (const [day, sold] of Map.groupBy(sales, (sale) => sale.day)) {
      batch.set(this.doc(day), { products: productsOf(sold) }, { merge: true })
    }
    for (const [month, sold] of Map.groupBy(sales, (sale) => monthOf(sale.day))) {
      const sums = { days: daysOf(sold), products: productsOf(sold) }
      batch.set(this.doc(month), sums, { merge: true })
    }
    return (await ifUnchanged(batch.commit())) !== undefined
  }
}

const daysOf = (sales: Sale[]) => incrementsBy(sales, 'day', 'orders')
const productsOf = (sales: Sale[]) => incrementsBy(sales, 'productId', 'pieces')

function incrementsBy(sales: Sale[], key: 'day' | 'productId', count: 'orders' | 'pieces'): object {
  const groups = Map.groupBy(sales, (sale) => sale[key])
  return Object.fromEntries(
    [...groups].map(([name, sold]) => [
      name,
      {
        cents: FieldValue.increment(sum(sold.map(({ cents }) => cents))),
        [count]: FieldValue.increment(sum(sold.map((sale) => sale[count]))),
      },
    ]),
  )
}

/** The events before those of the last commit, which share one time and may be incomplete. */
export function withoutLastCommit<Event extends DocumentSnapshot>(events: Event[]): Event[] {
  const last = events.at(-1)?.get('at')
  return events.filter((event) => !event.get('at').isEqual(last))
}
