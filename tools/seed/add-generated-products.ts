import type { Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import type { Actor } from '../../functions/src/platform/http/caller.ts'
import { createWithEvent } from '../import/write-products.ts'
import { generatedProducts } from './generated-products.ts'

/** A batch has at most 500 writes, and a product needs two. */
const batchProducts = 250

export async function addGeneratedProducts(
  db: Firestore,
  products: number,
  by: Actor,
): Promise<number> {
  const { docs } = await db.collection('products').select().get()
  const known = new Set(docs.map(({ id }) => id))
  const missing = generatedProducts(products)
    .filter(({ product }) => !known.has(slugOf(product)))
    .slice(0, Math.max(0, products - known.size))
  for (let start = 0; start < missing.length; start += batchProducts) {
    await addAll(db, missing.slice(start, start + batchProducts), by)
  }
  return missing.length
}

async function addAll(db: Firestore, products: NewProduct[], by: Actor): Promise<void> {
  const batch = db.batch()
  for (const product of products) {
    const event = db.collection('events').doc()
    createWithEvent(batch, db, { id: slugOf(product.product), product, event, by })
  }
  await batch.commit()
}
