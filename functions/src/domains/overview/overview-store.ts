import { setTimeout as pause } from 'node:timers/promises'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { z } from 'zod'
import type { Product } from '../../contract/catalog/product.ts'
import { isLowStock, stockCents } from '../../contract/catalog/stock.ts'
import type { Overview } from '../../contract/overview.ts'
import { periodOf } from './period.ts'
import { type Sale, saleOf, sum } from './sales.ts'
import { type SalesRollups, withoutLastCommit } from './sales-rollups.ts'

const maxReads = 50
/** The position twice, the count of due events, two for the caller's role, the catalog's changes. */
const otherReads = 12
/** A request folds when more events than this wait for it, and then at most so many. */
const maxDueEvents = 8
const maxFoldedEvents = 1000
/** How long an answer waits for that. The fold continues, and the answer has an earlier `asOf`. */
const maxFoldMs = 1000
const maxTopProducts = 10

type StockedProduct = Pick<
  Product,
  '_id' | 'product' | 'price' | 'available_quantity' | 'minimum_order'
> & { reorderAt?: number | undefined; draft?: true }

/** Reads the figures of the shop. `catalog` returns all products from the memory of the instance. */
export class OverviewStore {
  readonly #db: Firestore
  readonly #rollups: SalesRollups
  readonly #catalog: () => Promise<StockedProduct[]>
  #folding: Promise<void> | undefined

  constructor(db: Firestore, rollups: SalesRollups, catalog: () => Promise<StockedProduct[]>) {
    this.#db = db
    this.#rollups = rollups
    this.#catalog = catalog
  }

  /** Folds first if more events are due than an answer may read. */
  async read(days: number): Promise<Overview> {
    const [products] = await Promise.all([this.#catalog(), this.#foldForAWhile()])
    const sums = await this.#readSums(days)
    return { ...overviewOf(sums, products), stock: stockOf(products) }
  }

  /** All requests share one fold, because concurrent folds only repeat each other's reads. */
  async #foldForAWhile(): Promise<void> {
    this.#folding ??= this.#foldDue().finally(() => {
      this.#folding = undefined
    })
    await Promise.race([this.#folding, pause(maxFoldMs, undefined, { ref: false })])
  }

  async #foldDue(): Promise<void> {
    try {
      if ((await this.#rollups.countDue()) > maxDueEvents) await this.#rollups.fold(maxFoldedEvents)
    } catch (error) {
      // The rollups are complete up to their position, with and without this fold.
      warn('events were not folded', { error: String(error) })
    }
  }

  /** Reads position, rollups and later events as of one time. */
  #readSums(length: number): Promise<Sums> {
    const rollups = this.#rollups
    return this.#db.runTransaction(
      async (transaction) => {
        const position = await transaction.get(rollups.position)
        const period = periodOf(dayOf(position.readTime), length)
        const names = [...new Set([...period.months, ...period.added, ...period.subtracted])]
        const snapshots = await transaction.getAll(...names.map((name) => rollups.doc(name)))
        const documents = new Map(snapshots.map((snapshot) => [snapshot.id, rollupOf(snapshot)]))
        const limit = maxReads - otherReads - names.length
        const events = rollups.eventsAfter(position, position.readTime).limit(limit)
        const { docs } = await transaction.get(events)
        const isBehind = docs.length === limit
        const counted = isBehind ? withoutLastCommit(docs) : docs
        const asOf = isBehind ? timeBefore(docs.at(-1)) : position.readTime
        const later = counted.flatMap((event) => saleOf(event.data()) ?? [])
        return { ...sumsOf(period, documents, later), asOf }
      },
      { readOnly: true },
    )
  }
}

/** Can exceed 2^53, the limit of `z.int()`. */
const cents = z.number()
const Day = z.object({ cents, orders: z.int() }).catch({ cents: 0, orders: 0 })
const Sold = z.object({ cents, pieces: z.int() }).catch({ cents: 0, pieces: 0 })
const Rollup = z.object({
  days: z.record(z.string(), Day).catch({}),
  products: z.record(z.string(), Sold).catch({}),
})
type Rollups = Map<string, z.infer<typeof Rollup>>

/** Values that are missing or do not fit count as 0. */
const rollupOf = (snapshot: DocumentSnapshot) => Rollup.parse(snapshot.data() ?? {})

interface Sums {
  asOf: Timestamp
  days: Map<string, { cents: number; orders: number }>
  products: Map<string, { cents: number; pieces: number }>
}

function sumsOf(
  { days, months, added, subtracted }: ReturnType<typeof periodOf>,
  documents: Rollups,
  later: Sale[],
): Pick<Sums, 'days' | 'products'> {
  const byDay: Sums['days'] = new Map(days.map((day) => [day, { cents: 0, orders: 0 }]))
  const byProduct: Sums['products'] = new Map()

  function addDay(day: string, { cents, orders }: { cents: number; orders: number }): void {
    const sums = byDay.get(day)
    if (sums) byDay.set(day, { cents: sums.cents + cents, orders: sums.orders + orders })
  }
  function addProduct(id: string, sold: { cents: number; pieces: number }, sign = 1): void {
    const { cents, pieces } = byProduct.get(id) ?? { cents: 0, pieces: 0 }
    byProduct.set(id, { cents: cents + sign * sold.cents, pieces: pieces + sign * sold.pieces })
  }
  function addProducts(names: string[], sign: 1 | -1): void {
    for (const name of names) {
      const products = Object.entries(documents.get(name)?.products ?? {})
      for (const [id, sold] of products) addProduct(id, sold, sign)
    }
  }

  for (const month of months) {
    for (const [day, sold] of Object.entries(documents.get(month)?.days ?? {})) addDay(day, sold)
  }
  addProducts(added, 1)
  addProducts(subtracted, -1)
  for (const sale of later.filter(({ day }) => byDay.has(day))) {
    addDay(sale.day, sale)
    addProduct(sale.productId, sale)
  }
  return { days: byDay, products: byProduct }
}

function overviewOf({ asOf, days, products }: Sums, catalog: StockedProduct[]) {
  const revenueCents = sum([...days.values()].map(({ cents }) => cents))
  const orders = sum([...days.values()].map((day) => day.orders))
  const names = new Map(catalog.map(({ _id, product }) => [_id, product]))
  return {
    asOf: asOf.toDate().toISOString(),
    revenueCents,
    orders,
    averageOrderCents: orders === 0 ? 0 : Math.round(revenueCents / orders),
    days: [...days].map(([day, { cents, orders }]) => ({ day, revenueCents: cents, orders })),
    topProducts: [...products]
      .filter(([, { pieces }]) => pieces > 0)
      .sort(([idA, a], [idB, b]) => b.cents - a.cents || (idA < idB ? -1 : 1))
      .slice(0, maxTopProducts)
      .map(([productId, { cents, pieces }]) => ({
        productId,
        product: names.get(productId) ?? productId,
        revenueCents: cents,
        pieces,
      })),
  }
}

function stockOf(products: StockedProduct[]): Overview['stock'] {
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

const dayOf = (time: Timestamp) => time.toDate().toISOString().slice(0, 10)
