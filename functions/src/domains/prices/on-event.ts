import type { Firestore } from 'firebase-admin/firestore'
import { EventReader } from '../../platform/events/event-reader.ts'
import { afterEvents, priceEvents, priceFactsOf } from './price-events.ts'
import { historyOf, historyRef, readerOf, storedHistory } from './price-store.ts'

/** Writes the price history of each product, which begins with the event log. */
export const priceReader = (db: Firestore, minAgeMs?: number) =>
  new EventReader(db, readerOf(db).id, {
    types: priceEvents,
    minAgeMs,
    async handle(events, batch) {
      const ids = new Set(events.flatMap(priceFactsOf).map(({ productId }) => productId))
      if (ids.size === 0) return
      const stored = await db.getAll(...[...ids].map((id) => historyRef(db, id)))
      const deleted = new Set(
        events.filter(({ type }) => type === 'product-deleted').map(({ subject }) => subject),
      )
      for (const history of stored) {
        if (deleted.has(`products/${history.id}`)) batch.delete(history.ref)
        else
          batch.set(history.ref, storedHistory(afterEvents(historyOf(history), history.id, events)))
      }
    },
  })
