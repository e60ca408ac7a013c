import {
  AggregateField,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as z from 'zod/mini'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { productsById } from '../../contract/catalog/products-by-id.ts'
import { isLowStock, stockCents } from '../../contract/catalog/stock.ts'
import type { Overview } from '../../contract/overview.ts'
import { withoutLastCommit } from '../../platform/events/event-reader.ts'
import { withTimeout } from '../../platform/http/concurrency/with-timeout.ts'
import type { ProductStore } from '../products/product-store.ts'
import { type Period, periodOf } from './period.ts'
import { type Sale, saleOf, sum } from './sales.ts'
import type { SalesRollups } from './sales-rollups.ts'

const maxReads = 50
/** The position twice, the count of due events, the sum of deliveries, the caller's role, the catalog's changes. */
const otherReads = 13
/** A request folds when more events than this wait for it, and then at most so many. */
const maxDueEvents = 8
const maxFoldedEvents = 1000
/** How long an answer waits for that. The fold continues, and the answer has an earlier `asOf`. */
const maxFoldMs = 1000
const maxTopProducts = 10

export class OverviewStore {
  readonly #db: Firestore
  readonly #rollups: SalesRollups
  readonly #catalog: Pick<ProductStore, 'all'>
  #folding: Promise<void> | undefined

  constructor(db: Firestore, rollups: SalesRollups, catalog: Pick<ProductStore, 'all'>) {
    this.#db = db
    this.#rollups = rollups
    this.#catalog = catalog
  }

  async read(days: number): Promise<Overview> {
    const [products] = await Promise.all([this.#catalog.all(), this.#foldForAWhile()])
    const sums = await this.#readSums(days)
    return { ...overviewOf(sums, products), stock: summarizeStock(products) }
  }

  /** All requests share one fold, because concurrent folds only repeat each other's reads. */
  async #foldForAWhile(): Promise<void> {
    this.#folding ??= this.#foldDue().finally(() => {
      this.#folding = undefined
    })
    const tooSlow = () => new Error('The fold takes longer than an answer waits')
    await withTimeout(maxFoldMs, this.#folding, tooSlow).catch((error) => {
      // The rollups are complete up to their position, with and without this fold.
      warn('events were not folded', { error: String(error) })
    })
  }

  async #foldDue(): Promise<void> {
    const due = await this.#rollups.reader.countDue(maxDueEvents + 1)
    if (due > maxDueEvents) await this.#rollups.reader.run(maxFoldedEvents)
  }

  /** Reads position, rollups and later events as of one time. */
  #readSums(length: number): Promise<Sums> {
    const rollups = this.#rollups
    const { reader } = rollups
    return this.#db.runTransaction(
      async (transaction) => {
        const position = await transaction.get(reader.position)
        const period = periodOf(isoDay(position.readTime), length)
        const names = [...new Set([...period.months, ...period.added, ...period.subtracted])]
        const snapshots = await transaction.getAll(...names.map((name) => rollups.doc(name)))
        const documents = new Map(snapshots.map((snapshot) => [snapshot.id, rollupOf(snapshot)]))
        const deliveries = await transaction.get(deliveriesSince(this.#db, period.days[0] ?? ''))
        const limit = maxReads - otherReads - names.length
        const events = reader.eventsAfter(position, position.readTime).limit(limit)
        const { docs } = await transaction.get(events)
        const isBehind = docs.length === limit
        const counted = isBehind ? withoutLastCommit(docs) : docs
        const asOf = isBehind ? timeBefore(docs.at(-1)) : position.readTime
        const later = counted
          .flatMap((event) => reader.read(event) ?? [])
          .flatMap((event) => saleOf(event) ?? [])
        const deliveryCents = deliveries.data().cents ?? 0
        return { ...sumSales(period, documents, later), deliveryCents, asOf }
      },
      { readOnly: true },
    )
  }
}

/** What the purchases since this day pay for delivery. */
export function deliveriesSince(db: Firestore, day: string) {
  const since = db.collection('purchases').where('createdAt', '>=', new Date(day))
  return since.aggregate({ cents: AggregateField.sum('sums.deliveryCents') })
}

/** Can exceed 2^53, the limit of `z.int()`. */
const cents = z.number()
const count = z._default(z.int(), 0)
const Day = z.catch(
  z.object({ cents: z._default(cents, 0), orders: count, returned: count, writtenOff: count }),
  { cents: 0, orders: 0, returned: 0, writtenOff: 0 },
)
const Sold = z.catch(z.object({ cents: z._default(cents, 0), pieces: count }), {
  cents: 0,
  pieces: 0,
})
const Rollup = z.object({
  days: z.catch(z.record(z.string(), Day), {}),
  products: z.catch(z.record(z.string(), Sold), {}),
})
type Rollups = Map<string, z.infer<typeof Rollup>>

const rollupOf = (snapshot: DocumentSnapshot) => Rollup.parse(snapshot.data() ?? {})

interface Sold {
  cents: number
  /** Orders of a day, pieces of a product. */
  count: number
}

type Sums = ReturnType<typeof sumSales> & { deliveryCents: number; asOf: Timestamp }

type Entry = [key: string, cents: number, count: number]

function sumSales({ days, months, added, subtracted }: Period, rollups: Rollups, later: Sale[]) {
  const noSales = days.map((day): Entry => [day, 0, 0])
  const period = new Set(days)
  const rollupDays = months
    .flatMap((month) => Object.entries(rollups.get(month)?.days ?? {}))
    .filter(([day]) => period.has(day))
  const dayEntries = rollupDays.map(([day, { cents, orders }]): Entry => [day, cents, orders])
  const productEntries = (names: string[], sign: 1 | -1) =>
    names
      .flatMap((name) => Object.entries(rollups.get(name)?.products ?? {}))
      .map(([id, { cents, pieces }]): Entry => [id, sign * cents, sign * pieces])
  const sales = later.filter(({ day }) => period.has(day))
  const all = [...rollupDays.map(([, day]) => day), ...sales]
  return {
    returnedPieces: sum(all.map(({ returned = 0 }) => returned)),
    writtenOffPieces: sum(all.map(({ writtenOff = 0 }) => writtenOff)),
    days: sumUp([
      ...noSales,
      ...dayEntries,
      ...sales.map(({ day, cents, orders }): Entry => [day, cents, orders]),
    ]),
    products: sumUp([
      ...productEntries(added, 1),
      ...productEntries(subtracted, -1),
      ...sales.map(({ productId, cents, pieces }): Entry => [productId, cents, pieces]),
    ]),
  }
}

function sumUp(entries: Entry[]): Map<string, Sold> {
  const sums = new Map<string, Sold>()
  for (const [key, cents, count] of entries) {
    const known = sums.get(key) ?? { cents: 0, count: 0 }
    sums.set(key, { cents: known.cents + cents, count: known.count + count })
  }
  return sums
}

function overviewOf({ asOf, days, products, ...returns }: Sums, catalog: ManagedProduct[]) {
  const revenueCents = sum([...days.values()].map(({ cents }) => cents))
  const orders = sum([...days.values()].map(({ count }) => count))
  const current = productsById(catalog)
  const sold = [...products].map(([id, { cents, count }]): Entry => {
    return [current.get(id)?._id ?? id, cents, count]
  })
  return {
    asOf: asOf.toDate().toISOString(),
    revenueCents,
    orders,
    ...returns,
    averageOrderCents: orders === 0 ? 0 : Math.round(revenueCents / orders),
    days: [...days].map(([day, { cents, count }]) => ({ day, revenueCents: cents, orders: count })),
    topProducts: [...sumUp(sold)]
      .filter(([, { count }]) => count > 0)
      .sort(([idA, a], [idB, b]) => b.cents - a.cents || (idA < idB ? -1 : 1))
      .slice(0, maxTopProducts)
      .map(([productId, { cents, count }]) => ({
        productId,
        product: current.get(productId)?.product ?? productId,
        revenueCents: cents,
        pieces: count,
      })),
  }
}

function summarizeStock(products: ManagedProduct[]): Overview['stock'] {
  return {
    valueCents: sum(products.map(stockCents)),
    products: products.length,
    lowStock: products.filter((product) => !product.draft && isLowStock(product)).length,
  }
}

function timeBefore(event: DocumentSnapshot | undefined): Timestamp {
  const at: Timestamp = event?.get('at')
  return Timestamp.fromMillis(at.toMillis() - 1)
}

const isoDay = (time: Timestamp) => time.toDate().toISOString().slice(0, 10)
