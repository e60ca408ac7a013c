import { setTimeout as pause } from 'node:timers/promises'
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { z } from 'zod'
import type { Product } from '../../contract/catalog/product.ts'
import { isLowStock, stockCents } from '../../contract/catalog/stock.ts'
import type { Overview } from '../../contract/overview.ts'
import { periodOf } from './period.ts'
import { type Sale, saleOf, sum } from './sales.ts'
import { type salesRollups, withoutLastCommit } from './sales-rollups.ts'

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

export type OverviewStore = ReturnType<typeof overviewStore>

/** Reads the figures of the shop. `catalog` returns all products from the memory of the instance. */
export function overviewStore(
  db: Firestore,
  rollups: ReturnType<typeof salesRollups>,
  catalog: () => Promise<StockedProduct[]>,
) {
  let folding: Promise<void> | undefined

  return {
    /** Folds first if more events are due than an answer may read. */
    async read(days: number): Promise<Overview> {
      const [products] = await Promise.all([catalog(), foldForAWhile()])
      const sums = await readSums(days)
      return { ...overviewOf(sums, products), stock: stockOf(products) }
    },
  }

  /** All requests share one fold, because concurrent folds only repeat each other's reads. */
  async function foldForAWhile(): Promise<void> {
    folding ??= foldDue().finally(() => {
      folding = undefined
    })
    await Promise.race([folding, pause(maxFoldMs, undefined, { ref: false })])
  }

  async function foldDue(): Promise<void> {
    try {
      if ((await rollups.countDue()) > maxDueEvents) await rollups.fold(maxFoldedEvents)
    } catch (error) {
      // The rollups are complete up to their position, with and without this fold.
      warn('events were not folded', { error: String(error) })
    }
  }

  /** Reads position, rollups and later events as of one time. */
  function readSums(length: number): Promise<Sums> {
    return db.runTransaction(
      async (transaction) => {
        const position = await transaction.get(rollups.position)
        const period = periodOf(dayOf(position.readTime), length)
        const names = [...new Set([...period.months, ...period.added, ...period.subtracted])]
        const documents = await readAll(transaction, names)
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

  async function readAll(transaction: Transaction, names: string[]): Promise<Rollups> {
    const snapshots = await transaction.getAll(...names.map(rollups.doc))
    return new Map(snapshots.map((snapshot) => [snapshot.id, rollupOf(snapshot)]))
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
type Rollup = z.infer<typeof Rollup>

/** Values that are missing or do not fit count as 0. */
const rollupOf = (snapshot: DocumentSnapshot): Rollup => Rollup.parse(snapshot.data() ?? {})
type Rollups = Map<string, Rollup>

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
