import type { Firestore } from 'firebase-admin/firestore'
import type { ImportedProduct, ImportResults } from '../contract/product-import.ts'
import { grpcCode, hasCode, outcomeUnknown } from '../firestore/grpc-codes.ts'
import type { Actor } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'
import { createProduct } from './create-product.ts'
import { slugOf } from './product-store.ts'

type Result = ImportResults[number]

const maxTries = 4

/**
 * Adds a product unless the shop has one of this name. The same key and product get the same result.
 * Of simultaneous imports of a name one adds it: they choose the same id.
 */
export async function importProduct(
  db: Firestore,
  product: ImportedProduct,
  by: Actor,
  idempotencyKey: string,
): Promise<Result> {
  const fingerprint = fingerprintOf(product)
  const key = idOfKey(by.uid, `${idempotencyKey} ${fingerprint}`)
  const attempt = { event: db.doc(`events/${key}-added`), fingerprint }
  let taken = 0
  for (let tries = 1; ; tries++) {
    // Chosen before the name is looked up, because a concurrent import chooses the same one.
    const id = await unusedId(db, product.product, taken)
    const existing = await findByName(db, product)
    if (existing) return (await replayed()) ?? existing
    try {
      await createProduct(db, id, product, by, attempt)
      return { id, outcome: 'added' }
    } catch (error) {
      const earlier = await replayed()
      if (earlier) return earlier
      const isTaken = hasCode(error, grpcCode.alreadyExists)
      taken += Number(isTaken)
      const mayRetry = isTaken || hasCode(error, ...outcomeUnknown)
      if (tries === maxTries || !mayRetry) throw error
    }
  }

  async function replayed(): Promise<Result | undefined> {
    const earlier = await findReplay(attempt.event, fingerprint)
    return earlier && { id: String(earlier.get('stock.productId')), outcome: 'added' }
  }
}

async function findByName(db: Firestore, product: ImportedProduct): Promise<Result | undefined> {
  const found = await db.collection('products').where('product', '==', product.product).get()
  const [first] = found.docs
  if (!first) return undefined
  const isSame = found.docs.some((stored) =>
    compared.every((field) => stored.get(field) === product[field]),
  )
  return { id: first.id, outcome: isSame ? 'unchanged' : 'differs' }
}

const compared = ['type', 'price', 'minimum_order', 'image', 'description'] as const

/** The first id for this name, after some others, that no product has or had. */
async function unusedId(db: Firestore, name: string, skipped: number): Promise<string> {
  const slug = slugOf(name)
  for (let count = skipped; ; count++) {
    const id = count === 0 ? slug : `${slug}-${idOfKey(name, String(count)).slice(0, 8)}`
    const subject = `products/${id}`
    const uses = await db.collection('events').where('subject', '==', subject).limit(1).get()
    if (uses.empty) return id
  }
}
