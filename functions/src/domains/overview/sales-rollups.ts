import {
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

/** `position` is the last event that the sums include. Events younger than `minAgeMs` are not folded. */
export function salesRollups(db: Firestore, minAgeMs: number = maxCommitMs) {
  const rollups = db.collection('salesRollups')
  const position = rollups.doc('position')

  return {
    position,

    doc: (name: string) => rollups.doc(name),

    eventsAfter,

    /** How many events can be folded. Firestore bills one read for a thousand. */
    async countDue(): Promise<number> {
      const due = foldable(await position.get()).count()
      return (await due.get()).data().count
    },

    /** Requires an unchanged position, so concurrent folds add each event once. Returns how many it has added. */
    async fold(maxEvents: number = Number.POSITIVE_INFINITY): Promise<number> {
      for (let folded = 0; ; ) {
        const last = await position.get()
        const { docs } = await foldable(last).limit(eventsPerFold).get()
        const isLast = docs.length < eventsPerFold
        const whole = isLast ? docs : withoutLastCommit(docs)
        // An import of products can be longer, and changes no sales.
        const events = whole.length > 0 ? whole : docs
        if (!(await commit(last, events))) continue
        folded += events.length
        if (isLast || folded >= maxEvents) return folded
      }
    },
  }

  function eventsAfter(last: DocumentSnapshot, until: Timestamp): Query {
    const log = db
      .collection('events')
      .where('at', '<=', until)
      .orderBy('at')
      .orderBy(FieldPath.documentId())
    return last.exists ? log.startAfter(last.get('at'), last.get('eventId')) : log
  }

  function foldable(last: DocumentSnapshot): Query {
    return eventsAfter(last, Timestamp.fromMillis(last.readTime.toMillis() - minAgeMs))
  }

  /** Writes the sums of these events; `false` if another fold has moved the position. */
  async function commit(last: DocumentSnapshot, events: DocumentSnapshot[]): Promise<boolean> {
    const newest = events.at(-1)
    if (!newest) return true
    const batch = db.batch()
    const reached = { at: newest.get('at'), eventId: newest.id }
    if (last.updateTime) batch.update(position, reached, { lastUpdateTime: last.updateTime })
    else batch.create(position, reached)
    const sales = events.flatMap((event) => saleOf(event.data() ?? {}) ?? [])
    for (const [day, sold] of Map.groupBy(sales, (sale) => sale.day)) {
      batch.set(rollups.doc(day), { products: productsOf(sold) }, { merge: true })
    }
    for (const [month, sold] of Map.groupBy(sales, (sale) => monthOf(sale.day))) {
      const sums = { days: daysOf(sold), products: productsOf(sold) }
      batch.set(rollups.doc(month), sums, { merge: true })
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
