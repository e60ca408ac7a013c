import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { recordEvent } from '../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../functions/src/platform/http/caller.ts'
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

/** Writes product and event like the product store, so that the stock equals the sum of its events. */
async function addAll(db: Firestore, products: NewProduct[], by: Actor): Promise<void> {
  const batch = db.batch()
  const time = FieldValue.serverTimestamp()
  for (const product of products) {
    const ref = db.collection('products').doc(slugOf(product.product))
    batch.create(ref, { ...product, createdAt: time, updatedAt: time })
    recordEvent(batch, db.collection('events').doc(), {
      type: 'product-added',
      by,
      subject: ref.path,
      stock: { productId: ref.id, delta: product.available_quantity },
      after: product,
    })
  }
  await batch.commit()
}
