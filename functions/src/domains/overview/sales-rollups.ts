import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { orderEvents } from '../../contract/orders/order-status.ts'
import { EventReader } from '../../platform/events/event-reader.ts'
import { monthOf } from './period.ts'
import { type Sale, type SaleEvent, saleOf, sum } from './sales.ts'

/** Sums the sales of each day and month, each event once: the sums are committed with the reader's position. */
export class SalesRollups {
  readonly #db: Firestore
  readonly reader: EventReader<SaleEvent['type']>

  constructor(db: Firestore, minAgeMs?: number) {
    this.#db = db
    this.reader = new EventReader(db, 'sales', {
      types: [...orderEvents, 'return-changed'],
      handle: (events, batch) => this.#addSums(events, batch),
      minAgeMs,
    })
  }

  doc(name: string): DocumentReference {
    return this.#db.collection('salesRollups').doc(name)
  }

  #addSums(events: SaleEvent[], batch: WriteBatch): void {
    const sales = events.flatMap((event) => saleOf(event) ?? [])
    for (const [day, sold] of Map.groupBy(sales, (sale) => sale.day)) {
      batch.set(this.doc(day), { products: productsOf(sold) }, { merge: true })
    }
    for (const [month, sold] of Map.groupBy(sales, (sale) => monthOf(sale.day))) {
      const sums = { days: daysOf(sold), products: productsOf(sold) }
      batch.set(this.doc(month), sums, { merge: true })
    }
  }
}

const daysOf = (sales: Sale[]) =>
  incrementsBy(sales, 'day', ['cents', 'orders', 'returned', 'writtenOff'])
const productsOf = (sales: Sale[]) => incrementsBy(sales, 'productId', ['cents', 'pieces'])

type Count = 'cents' | 'pieces' | 'orders' | 'returned' | 'writtenOff'

/** Without those of 0, because a commit may transform only so many fields. */
function incrementsBy(sales: Sale[], key: 'day' | 'productId', counts: Count[]): object {
  const groups = Map.groupBy(sales, (sale) => sale[key])
  return Object.fromEntries(
    [...groups].map(([name, sold]) => {
      const sums = counts.map(
        (count) => [count, sum(sold.map((sale) => sale[count] ?? 0))] as const,
      )
      const changed = sums.filter(([, total]) => total !== 0)
      return [
        name,
        Object.fromEntries(changed.map(([count, n]) => [count, FieldValue.increment(n)])),
      ]
    }),
  )
}
