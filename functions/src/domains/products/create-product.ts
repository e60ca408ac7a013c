import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../contract/catalog/product.ts'
import type { ImportResults } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import { plainText } from '../../parts/plain-text.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { grpcCode, outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { hasCode } from '../../platform/http/error-code.ts'
import { findReplay, fingerprintOf, idOfKey } from '../../platform/http/idempotency.ts'

export type Created = ImportResults[number]

/** `findExisting` gets the id that the product would have. Throws 422 if the key was used for another product. */
export async function createProduct(
  db: Firestore,
  product: NewProduct,
  by: Actor,
  idempotencyKey: string,
  findExisting = async (_id: string): Promise<Created | undefined> => undefined,
): Promise<Created> {
  const event = db.doc(`events/${idOfKey(by.uid, idempotencyKey)}-added`)
  const fingerprint = fingerprintOf(product)
  /** Ids that other products took at the same time. */
  let taken = 0

  const create = async (): Promise<Created> => {
    // Chosen before the name is looked up, because a concurrent import chooses the same one.
    const id = await unusedId(db, product.product, taken)
    const existing = await findExisting(id)
    if (existing) return (await findEarlier())?.result ?? existing
    const time = FieldValue.serverTimestamp()
    const batch = db.batch()
    batch.create(db.doc(`products/${id}`), { ...product, createdAt: time, updatedAt: time })
    recordEvent(batch, event, {
      type: 'product-added',
      by,
      subject: `products/${id}`,
      stock: { productId: id, delta: product.available_quantity },
      after: product,
      fingerprint,
    })
    try {
      await batch.commit()
    } catch (error) {
      if (hasCode(error, grpcCode.alreadyExists)) taken += 1
      throw error
    }
    return { id, outcome: 'added' }
  }
  const findEarlier = async (): Promise<{ result: Created } | undefined> => {
    const earlier = await findReplay(event, fingerprint)
    return earlier && { result: { id: String(earlier.get('stock.productId')), outcome: 'added' } }
  }
  return commitOnce(create, { findEarlier, retryOn: [grpcCode.alreadyExists, ...outcomeUnknown] })
}

/** Ids are not reused, because a cancelled order returns its pieces to the product with its id. */
async function unusedId(db: Firestore, name: string, skipped: number): Promise<string> {
  const slug = slugOf(name)
  for (let count = skipped; ; count++) {
    const id = count === 0 ? slug : `${slug}-${idOfKey(name, String(count)).slice(0, 8)}`
    const subject = `products/${id}`
    const uses = await db.collection('events').where('subject', '==', subject).limit(1).get()
    if (uses.empty) return id
  }
}

/** `samsung-990-pro-2tb`; a name without Latin letters and digits gets a hash instead. */
export function slugOf(name: string): string {
  const words = plainText(name).match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80) ?? `product-${idOfKey(nameKey(name), '').slice(0, 8)}`
}
