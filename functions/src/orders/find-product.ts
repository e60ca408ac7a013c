import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { readStored } from '../firestore/stored-document.ts'
import { conflict, notFound } from '../http/api-error.ts'
import { productOf } from '../products/product-store.ts'

/** A product and the time of its last change. */
export interface CachedProduct {
  product: Product
  updateTime: Timestamp
}

/** The ordered product, by id or name. Throws 404, also for an unreadable document, and 409 for an ambiguous name. */
export async function findProduct(
  products: CollectionReference,
  { productId, product }: NewOrder,
): Promise<CachedProduct> {
  if (productId) return seen(await products.doc(productId).get())
  const { docs } = await products.where('product', '==', product).limit(2).get()
  const [found, another] = docs
  if (another)
    throw conflict('ambiguous-product', 'Several products have this name: send productId')
  return seen(found)
}

function seen(snapshot: DocumentSnapshot | undefined): CachedProduct {
  const product = snapshot?.exists && readStored(snapshot, productOf)
  if (!product || !snapshot.updateTime) throw notFound('product')
  return { product, updateTime: snapshot.updateTime }
}
