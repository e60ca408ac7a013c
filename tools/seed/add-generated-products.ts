import type { Firestore } from 'firebase-admin/firestore'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { writeProducts } from '../import/write-products.ts'
import { generatedProducts } from './generated-products.ts'

export async function addGeneratedProducts(db: Firestore, products: number, by: Actor) {
  const { docs } = await db.collection('products').select().get()
  const known = new Set(docs.map(({ id }) => id))
  const missing = generatedProducts(products)
    .map((product) => ({
      id: slugOf(product.product),
      key: `generated ${product.product}`,
      product,
    }))
    .filter(({ id }) => !known.has(id))
    .slice(0, Math.max(0, products - known.size))
  return (await writeProducts(new EventLog(db), missing, by)).length
}
