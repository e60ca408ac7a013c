import type { DocumentReference } from 'firebase-admin/firestore'
import type { OrderStatus } from '../../contract/orders/order.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { eventsAbout } from '../../platform/events/event-log.ts'
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
    // One after the other: transactions that change one product wait for each other.
    for (const { ref } of orders) {
      erasure.stop?.throwIfAborted()
      await eraseOrder(erasure, ref)
    }
  },
} satisfies PersonalData<Field>

/** Sends no mail. */
function eraseOrder(erasure: Erasure, ref: DocumentReference): Promise<void> {
  const { events, requestId } = erasure
  const { uid } = erasure.owner
  return events.write(async (transaction, record) => {
    const snapshot = await transaction.get(ref)
    if (snapshot.get('uid') !== uid) return
    const { docs } = await transaction.get(eventsAbout(events.db, [ref.path]))
    const order = readStoredOrder(snapshot)

    anonymizeEvents(transaction, docs, erasure)
    if (!orderTransition('order-cancelled', order.status)) {
      transaction.set(ref, keepFigures(snapshot.data() ?? {}, erasure))
      return
    }
    const stock = await returnStock(events.db, transaction, order)
    transaction.delete(ref)
    record({
      type: 'order-cancelled',
      by: { ...deletedActor(uid), requestId },
      subject: ref.path,
      stock,
      before: keepFigures(order, erasure),
    })
  })
}
