import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { searchProducts } from '../../src/contract/search.ts'
import { ProductStore } from '../../src/domains/products/product-store.ts'
import type { SnapshotStore } from '../../src/domains/products/snapshot-store.ts'
import { CatalogSearch } from '../../src/domains/search/catalog-search.ts'
import { EventLog } from '../../src/platform/events/event-log.ts'
import { emptyDatabase } from './empty-database.ts'
import { seeded } from './search.ts'

const queries = ['ssd', 'gaming', 'samsng', 'corsair 32gb', 'rtx 4090', 'xylophone', 'drive']

/** Seeded products, last changed two hours ago. */
export async function aCatalog(count = 60) {
  const db = emptyDatabase()
  const events = new EventLog(db)
  const updatedAt = Timestamp.fromMillis(Date.now() - 7_200_000)
  const batch = db.batch()
  const ids = Array.from({ length: count }, (_, n) => `product-${n}`)
  for (const [n, id] of ids.entries()) {
    const createdAt = new Timestamp(updatedAt.seconds, (n % 7) * 1000)
    batch.set(db.doc(`products/${id}`), { ...seeded[n % seeded.length], createdAt, updatedAt })
  }
  await batch.commit()
  return { db, events, products: new ProductStore(events), ids }
}

/** What a new instance shows, with or without a snapshot. */
export async function whatIsShown({ events }: { events: EventLog }, snapshot?: SnapshotStore) {
  const products = new ProductStore(events, snapshot)
  const search = new CatalogSearch((fresh) => products.rows(fresh), snapshot)
  const { all, rows } = await products.rows()
  const found = []
  for (const q of queries) {
    found.push(await search.search(searchProducts.query.parse({ q })))
  }
  return { all, ids: rows.map(({ id }) => id), found }
}

export const edit = ({ db }: { db: Firestore }, id: string, fields: object) =>
  db.doc(`products/${id}`).update({ ...fields, updatedAt: Timestamp.now() })
