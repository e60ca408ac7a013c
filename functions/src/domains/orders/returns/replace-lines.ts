import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import type { Return } from '../../../contract/orders/return.ts'
import { stockChange } from '../../../platform/events/adjust-stock.ts'
import { currentProduct } from '../../../platform/events/current-product.ts'
import type { NewEvent } from '../../../platform/events/event-log.ts'
import { buyerPrefixes } from '../../../platform/firestore/buyer-prefixes.ts'
import { readStored } from '../../../platform/firestore/stored-document.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { conflict } from '../../../platform/http/response/api-error.ts'
import { publishedProductOf } from '../../products/stored-product.ts'
import { purchaseNumber } from '../booking/purchase-request.ts'
import { quantityRefusal } from '../booking/validate-lines.ts'
import { purchaseDocument, purchaseRef, type ReadPurchase } from '../purchases/stored-purchase.ts'
import { orderDocument } from '../stored-order.ts'

interface Commit {
  transaction: Transaction
  record: (event: NewEvent) => unknown
  by: Actor
}

/** Books the pieces once more, in a purchase without a price. Returns its number. Throws 409 if the shop has too few. */
export async function replaceLines(
  { transaction, record, by }: Commit,
  { ref, stored }: ReadPurchase,
  lines: Return['lines'],
): Promise<string> {
  const { firestore: db } = ref
  const { uid, name, email, recipient, reference } = stored
  const terms = { delivery: { ...stored.delivery, priceCents: 0 }, tax: stored.tax }
  const buyer = { uid, name, email, requestId: by.requestId }
  const fields = { ...(recipient && { recipient }), ...(reference && { reference }) }
  const createdAt = FieldValue.serverTimestamp()
  const number = purchaseNumber(uid)
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const found = await Promise.all(ids.map((id) => currentProduct(db, id, transaction)))
  const productOf = new Map(ids.map((id, index) => [id, found[index]]))
  const replaced = Map.groupBy(lines, ({ productId }) => productOf.get(productId)?.id)

  const placed = [...replaced.values()].map((same) => {
    const [{ product: name, productId } = { product: '', productId: '' }] = same
    const snapshot = productOf.get(productId)
    const product = snapshot?.exists && readStored(snapshot, publishedProductOf)
    const quantity = same.reduce((sum, line) => sum + line.pieces, 0)
    const refusal = product && quantityRefusal({ ...product, minimum_order: 0 }, quantity)
    if (!product || refusal) {
      const reason = refusal ? `: ${refusal.message}` : ' is no longer in the shop'
      throw conflict('not-replaceable', `${name}${reason}`)
    }
    return orderDocument({ quantity }, { ...product, price: 0 }, buyer, number)
  })
  const orders = placed.map((after) => {
    const order = db.collection('orders').doc()
    const stored = { ...after, ...fields }
    transaction.create(order, { ...stored, buyerPrefixes: buyerPrefixes(stored), createdAt })
    const stock = { productId: after.productId, delta: -after.quantity }
    transaction.update(db.doc(`products/${after.productId}`), stockChange(stock.delta))
    record({ type: 'order-placed', by, subject: order.path, stock, after })
    return { ...after, _id: order.id }
  })
  const purchase = purchaseDocument(orders, buyer, fields, terms)
  transaction.create(purchaseRef(db, number), { ...purchase, replaces: ref.id, createdAt })
  return number
}
