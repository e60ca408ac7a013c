import { currency } from '@tech-house/shop'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {
  lowestSince,
  noHistory,
  type PriceEntry,
  type PriceHistory,
  pricesUntil,
  referenceMs,
} from '../../contract/catalog/price-timeline.ts'
import type { ProductPrices } from '../../contract/catalog/product-prices.ts'
import { Reduction } from '../../contract/catalog/reduction.ts'
import { readEvent } from '../../platform/events/stored-event.ts'
import { afterEvents, type PriceEvent, priceEvents } from './price-events.ts'

const Time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((time) => time.toMillis()),
)
const StoredHistory = z.object({
  entries: z.array(z.object({ at: Time, cents: z.int(), offered: z.boolean() })),
  price: z.optional(z.number()),
  reduction: z.optional(Reduction),
  offered: z.boolean(),
  since: Time,
  /** Prices of another currency are none of the shop's. */
  currency: z.literal(currency),
})

/** Where the reader has read to. */
export const readerOf = (db: Firestore) => db.doc('eventReaders/prices')

export const historyRef = (db: Firestore, productId: string) =>
  db.collection('priceHistories').doc(productId)

export function historyOf(snapshot: DocumentSnapshot): PriceHistory {
  return StoredHistory.safeParse(snapshot.data()).data ?? noHistory
}

/** Without the fields that are absent. */
export const storedHistory = ({ entries, price, reduction, offered, since }: PriceHistory) => ({
  entries: entries.map((entry) => ({ ...entry, at: Timestamp.fromMillis(entry.at) })),
  ...(price !== undefined && { price }),
  ...(reduction && { reduction }),
  offered,
  since: Timestamp.fromMillis(since),
  currency,
})

/** The history of a product until now: what the reader has written, and the events that it has not read yet. */
export async function readHistory(db: Firestore, productId: string): Promise<PriceHistory> {
  // The position first: what the reader handles meanwhile is in the document, and is left out below.
  const position = await readerOf(db).get()
  const stored = await historyRef(db, productId).get()
  const known = historyOf(stored)
  const later = await readLater(db, position, `products/${productId}`)
  // An import of products is one event, about none of them.
  const hasStart = stored.exists || later.some(({ type }) => type === 'product-added')
  const imports = hasStart ? [] : await readLater(db, position, 'products-imported')
  const events = [...imports, ...later].filter(({ at }) => at.toMillis() > known.since)
  return pricesUntil(afterEvents(known, productId, events), Date.now())
}

/** The events about a product, or of imports, after a position. */
async function readLater(
  db: Firestore,
  position: DocumentSnapshot,
  subject: string,
): Promise<PriceEvent[]> {
  const field = subject === 'products-imported' ? 'type' : 'subject'
  const found = db.collection('events').where(field, '==', subject).orderBy('at', 'desc')
  const at = position.get('at')
  const { docs } = await (at ? found.where('at', '>=', at) : found).get()
  return docs.toReversed().flatMap((event) => readEvent(event, priceEvents) ?? [])
}

/** The history as it is shown: to the public without what was not offered. */
export function showPrices(
  { entries }: PriceHistory,
  now: number,
  isPublic: boolean,
): ProductPrices {
  const lowest = lowestSince(entries, now - referenceMs)
  const shown = isPublic ? entries.filter(isPublicEntry) : entries
  return {
    prices: shown.map(({ at, cents, offered }) => ({
      at: new Date(at).toISOString(),
      ...((offered || !isPublic) && { price: cents / 100 }),
      offered,
    })),
    ...(lowest !== undefined && { lowestPrice: lowest / 100 }),
  }
}

/** Of a time without an offer only the beginning. */
const isPublicEntry = ({ offered }: PriceEntry, n: number, all: PriceEntry[]) =>
  offered || (all[n - 1]?.offered ?? false)
