import type { Firestore } from 'firebase-admin/firestore'
import { adjustStock } from '../events/adjust-stock.ts'
import { deletedActor } from '../events/deleted-actor.ts'
import { recordEvent } from '../events/event-log.ts'
import { type Change, changeOnce } from '../firestore/commit-once.ts'
import { mailedOrderOf } from '../orders/parse-order.ts'
import { anonymized, anonymizeHistory } from './anonymize-event.ts'
import { ownDocuments } from './own-documents.ts'

/**
 * Cancels a pending order of a deleted account, without a mail, and takes the person out of any
 * other; both with the order's events. Resolves to the product that got pieces back.
 */
export async function eraseOrder(
  db: Firestore,
  { id, uid, requestId }: { id: string; uid: string; requestId: string },
): Promise<string | undefined> {
  const erase: Change<string | undefined> = async (transaction, event) => {
    const ref = db.doc(`orders/${id}`)
    const snapshot = await transaction.get(ref)
    if (snapshot.get('uid') !== uid) return undefined
    const history = await transaction.get(ownDocuments(db, uid).eventsAbout(ref))
    const { _id, name, email, ...order } = mailedOrderOf(snapshot)
    const isPending = order.status === 'pending'
    const stock = isPending ? await returnable(order) : null

    for (const past of history.docs) anonymizeHistory(db, transaction, past, uid)
    if (!isPending) {
      transaction.set(ref, { ...anonymized(snapshot.data(), uid) })
      return undefined
    }
    if (stock) adjustStock(transaction, db.doc(`products/${stock.productId}`), stock.delta)
    transaction.delete(ref)
    recordEvent(db, transaction, {
      type: 'order-cancelled',
      by: { ...deletedActor(uid), requestId },
      subject: ref.path,
      stock,
      before: order,
      id: event.id,
    })
    return stock?.productId
  }
  return changeOnce(db, erase)

  /** Reads the product outside the transaction, because its lock would block buyers. */
  async function returnable({ productId, quantity }: { productId?: string; quantity?: number }) {
    if (!productId || !quantity) return null
    const product = await db.doc(`products/${productId}`).get()
    return product.exists ? { productId, delta: quantity } : null
  }
}
