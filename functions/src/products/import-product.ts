import type { Firestore } from 'firebase-admin/firestore'
import { comparedFields, type ImportedProduct } from '../contract/catalog/product-import.ts'
import type { Actor } from '../http/caller.ts'
import { fingerprintOf } from '../http/idempotency.ts'
import { type Created, createProduct } from './create-product.ts'

/** Adds a product with a new name, once: simultaneous imports of a name choose the same id. */
export function importProduct(
  db: Firestore,
  product: ImportedProduct,
  by: Actor,
  idempotencyKey: string,
): Promise<Created> {
  const ownKey = `${idempotencyKey} ${fingerprintOf(product)}`
  return createProduct(db, product, by, ownKey, () => findByName(db, product))
}

async function findByName(db: Firestore, product: ImportedProduct): Promise<Created | undefined> {
  const found = await db.collection('products').where('product', '==', product.product).get()
  const [first] = found.docs
  if (!first) return undefined
  const isSame = found.docs.some((stored) =>
    comparedFields.every((field) => stored.get(field) === product[field]),
  )
  return { id: first.id, outcome: isSame ? 'unchanged' : 'differs' }
}
