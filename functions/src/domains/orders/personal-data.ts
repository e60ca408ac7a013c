import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { totalPrice } from '../../contract/money.ts'
import type { OrderStatus } from '../../contract/orders/order.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import type { EventFacts } from '../../contract/shop-events.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { eventsAbout } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { counterFields } from '../../platform/firestore/daily-count.ts'
import {
  anonymizeEvents,
  type Erasure,
  eraseHistory,
  keepFigures,
  type PersonalData,
  type PersonalFields,
} from '../../platform/firestore/personal-data.ts'
import { messagesIn } from './messages/message-store.ts'
import { readPurchaseOf, type StoredPurchase, savePurchase } from './purchases/stored-purchase.ts'
import { type orderDocument, readStoredOrder, restOf } from './stored-order.ts'

type Field =
  | Extract<keyof ReturnType<typeof orderDocument>, string>
  | 'buyerPrefixes'
  | 'deliveredPieces'
  | 'withdrawnPieces'
  | 'recipient'
  | 'reference'
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
    priorPrice: 'figure',
    quantity: 'figure',
    totalPrice: 'figure',
    status: 'figure',
    paid: 'figure',
    image: 'figure',
    partNumbers: 'figure',
    purchase: 'figure',
    withdrawnPieces: 'figure',
    deliveredPieces: 'figure',
    recipient: 'exported',
    reference: 'exported',
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

/** Of the events about its returns. */
const returnFigures = {
  productId: 'figure',
  product: 'figure',
  kind: 'figure',
  state: 'figure',
  pieces: 'figure',
  writtenOff: 'figure',
  refundCents: 'figure',
} satisfies PersonalFields<keyof EventFacts<'return-changed'>['after']>

/** Erased after the orders. */
export const personalPurchases = {
  fields: {
    uid: 'exported',
    name: 'exported',
    email: 'exported',
    orderIds: 'figure',
    pendingIds: 'figure',
    deliveredIds: 'figure',
    status: 'figure',
    totalCents: 'figure',
    delivery: 'figure',
    tax: 'figure',
    sums: 'figure',
    payment: 'figure',
    returnedCents: 'figure',
    createdAt: 'figure',
    revision: 'figure',
    withdrawnAt: 'figure',
    expiryMailedAt: 'figure',
    recipient: 'exported',
    reference: 'exported',
    message: 'exported',
    parcels: 'exported',
    returns: 'exported',
    returnImages: { withheldBecause: 'The returns have them.' },
    replaces: 'figure',
    ...returnFigures,
    unanswered: { withheldBecause: 'It is the state of the work of the shop.' },
  },

  documents: (db, { uid }) => db.collection('purchases').where('uid', '==', uid),

  async erase(erasure, purchases) {
    const ofOrders = { ...erasure, fields: personalOrders.fields }
    for (const purchase of purchases.filter((purchase) => purchase.get('revision'))) {
      await eraseHistory(erasure, purchase.ref.path)
      // Staff may have placed and removed an order, about which the account has no event.
      for (const order of purchase.get('orderIds')) await eraseHistory(ofOrders, `orders/${order}`)
    }
    await changeOnce(erasure.events.db, async (transaction) => {
      const all = await transaction.getAll(...purchases.map(({ ref }) => ref))
      for (const purchase of all.filter((known) => known.get('uid') === erasure.owner.uid)) {
        transaction.set(purchase.ref, keepFigures(purchase.data() ?? {}, erasure))
      }
    })
  },
} satisfies PersonalData<keyof StoredPurchase | keyof typeof returnFigures>

const forStaff = { withheldBecause: 'It is for the shop only.' }

/** Also takes an author who is not the buyer out of what they have written. */
const personalTexts = (kind: 'messages' | 'notes', fate: PersonalFields[string]) =>
  ({
    fields: {
      uid: fate,
      purchase: fate,
      by: fate,
      text: fate,
      at: fate,
      author: forStaff,
      fingerprint: forStaff,
    },
    documents: (db, { uid }) => messagesIn(db, kind).where('uid', '==', uid),
    alsoErased: (db, uid) => messagesIn(db, kind).where('author.uid', '==', uid),
    erase: (erasure, messages) =>
      changeOnce(erasure.events.db, async (transaction) => {
        const { uid } = erasure.owner
        for (const message of messages) {
          if (message.get('uid') === uid) transaction.delete(message.ref)
          else transaction.update(message.ref, { author: deletedActor(uid) })
        }
      }),
  }) satisfies PersonalData

export const personalMessages = personalTexts('messages', 'exported')
export const personalNotes = personalTexts('notes', forStaff)

export const personalMessageCounts = {
  fields: counterFields,
  documents: (db, { uid }) => db.doc(`messageCounts/${uid}`),
} satisfies PersonalData

/** Sends no mail. */
function eraseOrder(erasure: Erasure, ref: DocumentReference): Promise<void> {
  const { events, requestId } = erasure
  const { uid } = erasure.owner
  return events.write(async (transaction, record) => {
    const snapshot = await transaction.get(ref)
    if (snapshot.get('uid') !== uid) return
    const { docs } = await transaction.get(eventsAbout(events.db, [ref.path]))
    const order = readStoredOrder(snapshot)
    const purchase = await readPurchaseOf(transaction, snapshot)

    anonymizeEvents(transaction, docs, erasure)
    if (!orderTransition('order-cancelled', order.status)) {
      transaction.set(ref, keepFigures(snapshot.data() ?? {}, erasure))
      return
    }
    const rest = { ...order, quantity: restOf(order) }
    const stock = await returnStock(events.db, transaction, rest)
    const by = { ...deletedActor(uid), requestId }
    const event = { by, subject: ref.path, stock, before: keepFigures(order, erasure) }
    const { deliveredPieces: quantity, price = 0 } = order
    if (!quantity) {
      transaction.delete(ref)
      savePurchase(transaction, purchase, [{ before: order }])
      record({ ...event, type: 'order-cancelled' })
      return
    }
    // What is on its way stays as a delivered order.
    const status = 'delivered' as const
    const delivered = { quantity, totalPrice: totalPrice(price, quantity), status }
    const figures = keepFigures(snapshot.data() ?? {}, erasure)
    transaction.set(ref, { ...figures, ...delivered, deliveredAt: FieldValue.serverTimestamp() })
    savePurchase(transaction, purchase, [{ before: order, after: { ...order, ...delivered } }])
    record({ ...event, type: 'order-changed', after: { ...event.before, ...delivered } })
  })
}
