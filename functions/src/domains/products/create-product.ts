import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../contract/catalog/product.ts'
import type { ImportResults } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import { plainText } from '../../parts/plain-text.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey, replayOf } from '../../platform/http/request/idempotency.ts'

export type Created = ImportResults[number]

/** `findExisting` gets the id that the product would have. Throws 422 if the key was used for another product. */
export function createProduct(
  events: EventLog,
  product: NewProduct,
  by: Actor,
  idempotencyKey: string,
  findExisting = async (_id: string): Promise<Created | undefined> => undefined,
): Promise<Created> {
  const event = events.db.doc(`events/${idOfKey(by.uid, idempotencyKey)}-added`)
  const fingerprint = fingerprintOf(product)
  const resultOf = (added: DocumentSnapshot): Created => ({
    id: String(added.get('stock.productId')),
    outcome: 'added',
  })
  /** How many of the chosen ids another product has. */
  let taken = 0
  let id: string | undefined

  return events.write(
    async (transaction, record) => {
      if (id && (await events.db.doc(`products/${id}`).get()).exists) taken += 1
      // Chosen before the name is looked up, because a concurrent import chooses the same one.
      id = await unusedId(events.db, product.product, taken)
      const existing = await findExisting(id)
      if (existing) {
        const earlier = replayOf(await event.get(), fingerprint)
        return earlier ? resultOf(earlier) : existing
      }
      const time = FieldValue.serverTimestamp()
      const document = events.db.doc(`products/${id}`)
      transaction.create(document, { ...product, createdAt: time, updatedAt: time })
      record({
        type: 'product-added',
        by,
        subject: document.path,
        stock: { productId: id, delta: product.available_quantity },
        after: product,
      })
      return { id, outcome: 'added' }
    },
    { document: event, fingerprint, resultOf },
  )
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
