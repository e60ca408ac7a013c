import { Timestamp } from 'firebase-admin/firestore'
import prices from '../../emulator-data/prices.json' with { type: 'json' }
import type { ImportedChange } from '../../functions/src/contract/catalog/product-import.ts'
import { ManagedProductStore } from '../../functions/src/domains/products/managed-product-store.ts'
import { dayMs } from '../../functions/src/parts/days.ts'
import type { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { idOfKey } from '../../functions/src/platform/http/request/idempotency.ts'
import { shop } from './seed-people.ts'

const reducedDays = 30

/** A year of prices of some products, and reductions that begin today. Each event gets the time of its change. */
export async function seedPrices(events: EventLog, idOf: Map<string, string>, today: Date) {
  const products = new ManagedProductStore(events, { all: async () => [] })
  const daysFromNow = (days: number) => new Date(today.getTime() + days * dayMs)

  async function change(productId: string, revision: number, changed: Partial<ImportedChange>) {
    const key = `seed ${revision}`
    const changes = [{ productId, revision, set: {}, ...changed }]
    await products.change({ changes }, shop, key)
    return events.db.doc(`events/${idOfKey(shop.uid, `${key} ${productId}`)}-changed`)
  }

  await Promise.all(
    prices.map(async ({ product, changes, reduced }) => {
      const id = idOf.get(product) ?? ''
      for (const [revision, { price, daysAgo }] of changes.entries()) {
        const event = await change(id, revision, { set: { price } })
        await event.update({ at: Timestamp.fromDate(daysFromNow(-daysAgo)) })
      }
      if (reduced === undefined) return
      const until = daysFromNow(reducedDays).toISOString()
      await change(id, changes.length, { reduction: { price: reduced, until } })
    }),
  )
}
