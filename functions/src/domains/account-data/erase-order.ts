import type { Firestore } from 'firebase-admin/firestore'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { mailedOrderOf } from '../orders/stored-order.ts'
import { anonymized, anonymizeHistory } from './anonymize-event.ts'
import { ownDocuments } from './own-documents.ts'

/** Sends no mail. Resolves to the product that got pieces back. */
export async function eraseOrder(
  db: Firestore,
  { id, uid, requestId }: { id: string; uid: string; requestId: string },
): Promise<string | undefined> {
  return changeOnce(db, async (transaction, event) => {
    const ref = db.doc(`orders/${id}`)
    const snapshot = await transaction.get(ref)
    if (snapshot.get('uid') !== uid) return undefined
    const history = await transaction.get(ownDocuments(db, uid).eventsAbout([ref.path]))
    const { _id, name, email, ...order } = mailedOrderOf(snapshot)

    for (const past of history.docs) anonymizeHistory(db, transaction, past, uid)
    if (!orderTransition('order-cancelled', order.status)) {
      transaction.set(ref, { ...anonymized(snapshot.data(), uid) })
      return undefined
    }
    const stock = await returnStock(db, transaction, order)
    transaction.delete(ref)
    recordEvent(transaction, event, {
      type: 'order-cancelled',
      by: { ...deletedActor(uid), requestId },
      subject: ref.path,
      stock,
      before: order,
    })
    return stock?.productId
  })
}
