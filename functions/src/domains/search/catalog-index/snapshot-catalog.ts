import { hourMs } from '../../../parts/days.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import { ProductStore } from '../../products/product-store.ts'
import { SnapshotStore } from '../../products/snapshot-store.ts'
import { WordIndex } from './word-index.ts'

/** Writes a snapshot of the catalog if enough has changed since the last one. Returns its number of products. */
export async function snapshotCatalog(events: EventLog): Promise<number | undefined> {
  const snapshot = new SnapshotStore(events.db)
  const last = await snapshot.readCurrent()
  const ageMs = Date.now() - (last?.readTime.toMillis() ?? 0)
  // Once a day all products are read again, so that no error of a snapshot lasts.
  const isDaily = Date.now() - (last?.fullReadTime.toMillis() ?? 0) > 24 * hourMs
  if (last && !isDaily) {
    const changes = await new ProductStore(events).countChanges(last.readTime)
    if (changes === 0 || (changes < last.count / 100 && ageMs < hourMs)) return undefined
  }
  const base = isDaily ? undefined : snapshot
  const list = await new ProductStore(events, base).rows()
  // A product that was added and deleted again is a change, and the list is the same.
  const isNew = !last || list.readTime > last.readTime
  if (list.all.length === 0 || !isNew) return undefined
  const index = new WordIndex()
  await index.load(base)
  await index.update(list.rows.map(({ row }) => row))
  const fullReadTime = (base && last?.fullReadTime) ?? list.readTime
  await snapshot.write({ list, fullReadTime, index: index.toLines() })
  return list.all.length
}
