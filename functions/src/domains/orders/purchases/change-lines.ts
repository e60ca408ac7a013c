import { randomUUID } from 'node:crypto'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { totalPrice } from '../../../contract/money.ts'
import { maxPurchaseLines } from '../../../contract/orders/order-limits.ts'
import type { LineChanges } from '../../../contract/orders/purchase-change.ts'
import { countOf } from '../../../parts/format-number.ts'
import { stockChange } from '../../../platform/events/adjust-stock.ts'
import { currentProduct } from '../../../platform/events/current-product.ts'
import type { EventLog, NewEvent } from '../../../platform/events/event-log.ts'
import { buyerPrefixes } from '../../../platform/firestore/buyer-prefixes.ts'
import { readStored } from '../../../platform/firestore/stored-document.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../../platform/http/request/idempotency.ts'
import {
  ApiError,
  badRequest,
  conflict,
  notFound,
} from '../../../platform/http/response/api-error.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { publishedProductOf } from '../../products/stored-product.ts'
import { linesRefused, quantityRefusal, type RefusedLine } from '../booking/validate-lines.ts'
import {
  orderDocument,
  orderFacts,
  readOrders,
  readStoredOrder,
  type StoredOrder,
} from '../stored-order.ts'
import { linesMail } from './purchase-mail.ts'
import {
  assertBuyer,
  assertRevision,
  type ChangedOrder,
  type ReadPurchase,
  readPurchase,
  type StoredPurchase,
  savePurchase,
} from './stored-purchase.ts'

/**
 * All lines change or none. Throws 404, 412 if the purchase was changed after `revision`, 409 if it is
 * not pending or a line is refused, and 422 if the key was used for another request.
 */
export function changePurchaseLines(
  { events, mails }: { events: EventLog; mails: Outbox },
  { id, revision, lines }: { id: string; revision: number; lines: LineChanges },
  by: Actor,
  key: string = randomUUID(),
): Promise<{ modifiedCount: number; revision: number }> {
  const { db } = events
  const done = { modifiedCount: 1, revision: revision + 1 }
  return events.write(
    async (transaction, record) => {
      const purchase = await readPurchase(transaction, db, id)
      await assertBuyer(transaction, purchase)
      validateRequest(purchase.stored, revision, lines)
      const changed = await readLines(transaction, purchase, lines)
      const delivery = withPrice(purchase.stored, lines.deliveryCents)
      const isPriced = delivery !== purchase.stored.delivery
      const ids = changed.map((line, index) => {
        const note = index === 0 ? lines.note : undefined
        return record({ ...writeLine(transaction, purchase, line, note), by }).id
      })
      if (isPriced) {
        const before = { delivery: purchase.stored.delivery, revision }
        const note = changed.length === 0 && lines.note
        const after = { delivery, revision: done.revision, ...(note && { note }) }
        const { path: subject } = purchase.ref
        ids.push(record({ type: 'purchase-edited', by, subject, before, after }).id)
      }
      const [mailId] = ids
      if (!mailId) return { modifiedCount: 0, revision }
      const fields = { delivery, revision: done.revision }
      const { sums } = savePurchase(transaction, purchase, changed, fields)
      mails.add(transaction, linesMail(mailId, purchase, changed, { sums, delivery }, lines.note))
      return done
    },
    {
      document: db.doc(`events/${idOfKey(by.uid, key)}-changed`),
      fingerprint: fingerprintOf({ id, revision, ...lines }),
      resultOf: () => done,
    },
  )
}

/** Its delivery, for this price if there is one. */
function withPrice({ delivery }: StoredPurchase, priceCents = delivery.priceCents) {
  return priceCents === delivery.priceCents ? delivery : { ...delivery, priceCents }
}

function validateRequest(purchase: StoredPurchase, revision: number, lines: LineChanges): void {
  const { orders, added } = lines
  assertRevision(purchase, revision)
  if (purchase.status !== 'pending') {
    throw conflict('not-pending', 'No product of this purchase is pending')
  }
  const orderIds = new Set(orders.map(({ orderId }) => orderId))
  const productIds = new Set(added.map(({ productId }) => productId))
  if (orderIds.size < orders.length || productIds.size < added.length) {
    throw badRequest('repeated-line', 'Send each order and each product once')
  }
  if (purchase.orderIds.length + added.length > maxPurchaseLines) {
    throw conflict('above-maximum', `A purchase has at most ${maxPurchaseLines} products`)
  }
}

interface Line extends ChangedOrder {
  /** Absent if it is deleted. */
  product: DocumentSnapshot | undefined
  /** How many pieces the stock gets back; negative if it gives them. */
  delta: number
}

/** The lines that become different. Throws the refusals of all that cannot. */
async function readLines(
  transaction: Transaction,
  purchase: ReadPurchase,
  { orders, added }: LineChanges,
): Promise<Line[]> {
  const { firestore: db } = purchase.ref
  const { pendingIds } = purchase.stored
  const pending = (await readOrders(transaction, db, pendingIds)).map(readStoredOrder)
  const wanted = [
    ...orders.map(({ orderId, quantity }, n) => {
      const before = pending.find(({ _id }) => _id === orderId)
      return { path: `orders.${n}`, quantity, before, productId: before?.productId ?? '' }
    }),
    ...added.map((line, n) => ({ ...line, path: `added.${n}`, before: undefined })),
  ].filter(({ quantity, before }) => quantity !== before?.quantity)
  const ids = new Set(wanted.flatMap(({ productId }) => productId || []))
  const products = new Map(
    await Promise.all(
      [...ids].map(async (id) => [id, await currentProduct(db, id, transaction)] as const),
    ),
  )
  const stocks = new Map(
    [...products.values()].map((found) => [found.id, Number(found.get('available_quantity') ?? 0)]),
  )
  const refused: RefusedLine[] = []
  const addedIds = new Set<string>()

  const lines = wanted.flatMap(({ path, quantity, before, productId }) => {
    const product = products.get(productId)
    const id = product?.id ?? productId
    const merged: { _id: string }[] = product?.get('merged') ?? []
    const ids = [productId, id, ...merged.map(({ _id }) => _id)]
    const isOrdered =
      addedIds.has(id) || pending.some((order) => ids.includes(String(order.productId)))
    // An earlier line may have taken pieces of the product.
    const ordered = before?.quantity ?? 0
    const stock = (stocks.get(id) ?? 0) + ordered
    const after = before
      ? changedOrder(before, quantity, stock)
      : addedOrder(purchase, quantity, isOrdered, product)
    if (after instanceof ApiError) {
      refused.push({ path, refusal: after })
      return []
    }
    stocks.set(id, stock - quantity)
    if (!before) addedIds.add(id)
    const delta = ordered - quantity
    return { before, after, product: product?.exists ? product : undefined, delta }
  })
  if (refused.length > 0) throw linesRefused(refused, 'changed')
  return lines
}

/** The order with another quantity; `undefined` without pieces. */
function changedOrder(
  before: StoredOrder,
  quantity: number,
  stock: number,
): StoredOrder | ApiError | undefined {
  const { price = 0, deliveredPieces = 0 } = before
  if (quantity < deliveredPieces) {
    const message = `${countOf(deliveredPieces, 'piece')} delivered already: keep them`
    return conflict('below-delivered', message)
  }
  if (quantity === 0) return undefined
  const status = quantity === deliveredPieces ? 'delivered' : 'pending'
  const { withdrawnPieces = 0, ...others } = before
  // What is removed is first what the buyer has withdrawn from.
  const withdrawn = withdrawnPieces - Math.max(0, (before.quantity ?? 0) - quantity)
  const after = {
    ...others,
    quantity,
    totalPrice: totalPrice(price, quantity),
    status,
    ...(withdrawn > 0 && { withdrawnPieces: withdrawn }),
  } as const
  const limits = { price, minimum_order: 0, available_quantity: stock }
  return quantityRefusal(limits, quantity) ?? after
}

function addedOrder(
  { ref, stored }: ReadPurchase,
  quantity: number,
  isOrdered: boolean,
  snapshot: DocumentSnapshot | undefined,
): StoredOrder | ApiError {
  // No pending order, which would name its product.
  if (!snapshot) return notFound('order')
  if (isOrdered) {
    return conflict('already-ordered', 'It is in this purchase: change its quantity instead')
  }
  const product = readStored(snapshot, publishedProductOf)
  if (!product) return notFound('product')
  const { uid, name, email, recipient, reference } = stored
  const order = {
    ...orderDocument({ quantity }, product, { uid, name, email, requestId: '' }, ref.id),
    ...(recipient && { recipient }),
    ...(reference && { reference }),
    _id: ref.firestore.collection('orders').doc().id,
  }
  return quantityRefusal({ ...product, minimum_order: 0 }, quantity) ?? order
}

/** Writes the order and its stock. Returns the event to record. */
function writeLine(
  transaction: Transaction,
  { ref: { firestore: db } }: ReadPurchase,
  { before, after, product, delta }: Line,
  note: string | undefined,
): Omit<NewEvent<'order-changed' | 'order-placed' | 'order-deleted'>, 'by'> {
  const ref = db.doc(`orders/${(after ?? before)?._id}`)
  const now = FieldValue.serverTimestamp()
  if (!after) transaction.delete(ref)
  else if (before) {
    const { quantity, totalPrice, status, withdrawnPieces = FieldValue.delete() } = after
    const delivered = status === 'delivered' && { deliveredAt: now }
    transaction.update(ref, { quantity, totalPrice, status, withdrawnPieces, ...delivered })
  } else {
    const { _id, ...order } = after
    transaction.create(ref, { ...order, buyerPrefixes: buyerPrefixes(order), createdAt: now })
  }
  if (product) transaction.update(product.ref, stockChange(delta))
  const written = before ? 'order-changed' : 'order-placed'
  return {
    type: after ? written : 'order-deleted',
    subject: ref.path,
    stock: product ? { productId: product.id, delta } : null,
    ...(before && { before: orderFacts(before) }),
    ...((after || note) && { after: { ...(after && orderFacts(after)), ...(note && { note }) } }),
  }
}
