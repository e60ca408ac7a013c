import type { DocumentReference } from 'firebase-admin/firestore'
import type { OrderStatus } from '../../contract/orders/order.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { eventsAbout, recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import {
  anonymizeEvents,
  type Erasure,
  keepFigures,
  type PersonalData,
} from '../../platform/firestore/personal-data.ts'
import { type orderDocument, readStoredOrder } from './stored-order.ts'

type Field =
  | keyof ReturnType<typeof orderDocument>
  | 'buyerPrefixes'
  | 'createdAt'
  | `${Exclude<OrderStatus, 'pending'>}At`

export const personalOrders = {
  fields: {
    uid: 'exported',
    name: 'exported',
    email: 'exported',
    buyerPrefixes: 'exported',
    productId: 'figure',
    product: 'figure',
    price: 'figure',
    quantity: 'figure',
    totalPrice: 'figure',
    status: 'figure',
    paid: 'figure',
    image: 'figure',
    batch: 'figure',
    createdAt: 'figure',
    deliveredAt: 'figure',
  },

  documents: (db, { uid }) => db.collection('orders').where('uid', '==', uid),

  async erase(erasure, orders) {
    const returned = new Set<string | undefined>()
    // One after the other: transactions that change one product wait for each other.
    try {
      for (const { ref } of orders) {
        erasure.stop?.throwIfAborted()
        returned.add(await eraseOrder(erasure, ref))
      }
    } finally {
      erasure.onStockChange?.()
      for (const productId of returned) if (productId) await erasure.onStockRise?.(productId)
    }
  },
} satisfies PersonalData<Field>

/** Sends no mail. Resolves to the product that got pieces back. */
function eraseOrder(erasure: Erasure, ref: DocumentReference): Promise<string | undefined> {
  const { db, requestId } = erasure
  const { uid } = erasure.owner
  return changeOnce(db, async (transaction, event) => {
    const snapshot = await transaction.get(ref)
    if (snapshot.get('uid') !== uid) return undefined
    const { docs } = await transaction.get(eventsAbout(db, [ref.path]))
    const order = readStoredOrder(snapshot)

    anonymizeEvents(transaction, docs, erasure)
    if (!orderTransition('order-cancelled', order.status)) {
      transaction.set(ref, keepFigures(snapshot.data() ?? {}, erasure))
      return undefined
    }
    const stock = await returnStock(db, transaction, order)
    transaction.delete(ref)
    recordEvent(transaction, event, {
      type: 'order-cancelled',
      by: { ...deletedActor(uid), requestId },
      subject: ref.path,
      stock,
      before: keepFigures(order, erasure),
    })
    return stock?.productId
  })
}
