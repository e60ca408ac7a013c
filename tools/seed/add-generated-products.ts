import type { Firestore } from 'firebase-admin/firestore'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { readDeletions, writeProducts } from '../import/write-products.ts'
import { generatedProducts } from './generated-products.ts'

export async function addGeneratedProducts(db: Firestore, products: number, by: Actor) {
  const { docs } = await db.collection('products').select().get()
  const used = new Set([...docs, ...(await readDeletions(db))].map(({ id }) => id))
  const missing = generatedProducts(products)
    .map((product) => ({ id: slugOf(product.product), product }))
    .filter(({ id }) => !used.has(id))
    .slice(0, Math.max(0, products - docs.length))
  const source = { id: 'generated', name: 'the generator' }
  return (await writeProducts(new EventLog(db), source, missing, by)).length
}
