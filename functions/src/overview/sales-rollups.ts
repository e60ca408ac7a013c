import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore'
import { completeUntil, eventsAfter, positionOf, withoutLastCommit } from '../events/read-events.ts'
import { grpcCode, hasCode } from '../firestore/grpc-codes.ts'
import { monthOf } from './period.ts'
import { type Sale, saleOf } from './sales.ts'

/**
 * A commit may transform at most 500 fields of a document; an event transforms up to four. A batch of
 * orders has fewer events, so each fold ends between two batches.
 */
const eventsPerFold = 120

/**
 * Sums of the event log in the collection `salesRollups`: a document for each day with the sales of its
 * products, one for each month with those and the sales of its days, and `position`, the last event
 * that they include. Events younger than `minAgeMs` are not folded.
 */
export function salesRollups(db: Firestore, minAgeMs?: number) {
  const rollups = db.collection('salesRollups')
  const position = rollups.doc('position')

  return {
    position,

    /** The rollup of a day or a month. */
    doc: (name: string) => rollups.doc(name),

    /** The events after the position, until this time if it is given; oldest first. */
    eventsAfter: eventsSince,

    /** How many events can be folded. Firestore bills one read for a thousand. */
    async countDue(): Promise<number> {
      const last = await position.get()
      return (await eventsSince(last, foldable(last)).count().get()).data().count
    },

    /**
     * Adds events to the rollups, in the order of their times, until it has added so many or all. Sums
     * and position are one batch with the precondition that the position is unchanged, so concurrent
     * folds add each event once. Returns the number of events that this call has added.
     */
    async fold(maxEvents: number = Number.POSITIVE_INFINITY): Promise<number> {
      for (let folded = 0; ; ) {
        const last = await position.get()
        const { docs } = await eventsSince(last, foldable(last)).limit(eventsPerFold).get()
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

  function foldable({ readTime }: DocumentSnapshot): Timestamp {
    return completeUntil(readTime, minAgeMs)
  }

  function eventsSince(last: DocumentSnapshot, until?: Timestamp): Query {
    const place = last.exists ? { at: last.get('at'), eventId: last.get('eventId') } : undefined
    return eventsAfter(db, place, until)
  }

  /** Writes the sums of these events; `false` if another fold has moved the position. */
  async function commit(last: DocumentSnapshot, events: DocumentSnapshot[]): Promise<boolean> {
    const newest = events.at(-1)
    if (!newest) return true
    const batch = db.batch()
    const place = positionOf(newest)
    if (last.updateTime) batch.update(position, place, { lastUpdateTime: last.updateTime })
    else batch.create(position, place)
    const sales = events.map((event) => saleOf(event.data() ?? {})).filter((sale) => !!sale)
    for (const [name, sums] of sumsOf(sales)) batch.set(rollups.doc(name), sums, { merge: true })
    try {
      await batch.commit()
      return true
    } catch (error) {
      if (hasCode(error, ...lostRace)) return false
      throw error
    }
  }
}

const lostRace = [grpcCode.alreadyExists, grpcCode.failedPrecondition, grpcCode.aborted]

/** The sums to add to each rollup. */
function sumsOf(sales: Sale[]): [name: string, sums: object][] {
  const byDay = groupBy(sales, ({ day }) => day)
  const byMonth = groupBy(sales, ({ day }) => monthOf(day))
  return [
    ...byDay.map(([day, sold]): [string, object] => [day, { products: productsOf(sold) }]),
    ...byMonth.map(([month, sold]): [string, object] => [
      month,
      { days: daysOf(sold), products: productsOf(sold) },
    ]),
  ]
}

function daysOf(sales: Sale[]): object {
  return Object.fromEntries(
    groupBy(sales, ({ day }) => day).map(([day, sold]) => [
      day,
      {
        cents: FieldValue.increment(sum(sold.map(({ cents }) => cents))),
        orders: FieldValue.increment(sum(sold.map(({ orders }) => orders))),
      },
    ]),
  )
}

function productsOf(sales: Sale[]): object {
  return Object.fromEntries(
    groupBy(sales, ({ productId }) => productId).map(([id, sold]) => [
      id,
      {
        cents: FieldValue.increment(sum(sold.map(({ cents }) => cents))),
        pieces: FieldValue.increment(sum(sold.map(({ pieces }) => pieces))),
      },
    ]),
  )
}

function groupBy(sales: Sale[], key: (sale: Sale) => string): [string, Sale[]][] {
  return [...Map.groupBy(sales, key)]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
