import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { deliveryMethods } from '../../../contract/orders/delivery.ts'
import type { editPurchase } from '../../../contract/orders/purchase-change.ts'
import { PurchaseFields } from '../../../contract/orders/recipient.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import { buyerPrefixes } from '../../../platform/firestore/buyer-prefixes.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { ApiError, conflict, notFound } from '../../../platform/http/response/api-error.ts'
import { agreeDelivery, type Terms, taxOf } from '../booking/agree-terms.ts'
import { countMessage } from '../messages/message-store.ts'
import { readOrders, readStoredOrder } from '../stored-order.ts'
import {
  assertBuyer,
  assertRevision,
  readPurchase,
  type StoredPurchase,
  savePurchase,
} from './stored-purchase.ts'

const names = z.keyof(PurchaseFields).options

type Edit = z.infer<typeof editPurchase.body>

/**
 * Replaces recipient, reference and message, also on the orders that are left. Throws 404, also for
 * another buyer, 409 for a buyer after the first delivery or a cancellation, 412 after another change,
 * and 429 at a buyer's daily limit.
 */
export function editPurchaseFields(
  events: EventLog,
  { id, edit, revision }: { id: string; edit: Edit; revision: number },
  by: Actor,
  isStaff: boolean,
): Promise<{ modifiedCount: number; revision: number }> {
  return events.write(async (transaction, record) => {
    const purchase = await readPurchase(transaction, events.db, id)
    const { ref, stored } = purchase
    if (!isStaff && stored.uid !== by.uid) throw notFound('purchase')
    const changed = names.filter((name) => !isDeepStrictEqual(stored[name], edit[name]))
    // Such as a repetition after a lost response.
    if (changed.length === 0) return { modifiedCount: 0, revision: stored.revision }
    await assertBuyer(transaction, purchase)
    assertEditable(stored, isStaff)
    assertRevision(stored, revision)
    const isCopied = changed.some((name) => name !== 'message')
    const ids = isCopied ? [...stored.pendingIds, ...stored.deliveredIds] : []
    const orders = await readOrders(transaction, events.db, ids)
    if (!isStaff) await countMessage(transaction, events.db, by.uid)
    for (const order of orders.filter(({ exists }) => exists)) copyTo(transaction, order, edit)
    const { delivery, tax } = termsAfter(stored, edit, isStaff)
    const { recipient, reference, message } = edit
    const fields = { recipient, reference, message, delivery, tax, revision: revision + 1 }
    const terms = (['delivery', 'tax'] as const).filter((name) => fields[name] !== stored[name])
    const facts = [...changed, ...terms]
    const changedValues = (from: Partial<typeof fields>) =>
      Object.fromEntries(facts.map((name) => [name, from[name] ?? null]))
    const before = { ...changedValues(stored), revision }
    const after = { ...changedValues(fields), revision: revision + 1 }
    savePurchase(transaction, purchase, [], fields)
    record({ type: 'purchase-edited', by, subject: ref.path, before, after })
    return { modifiedCount: 1, revision: fields.revision }
  })
}

/**
 * As agreed, as long as it serves the address. Another method costs the buyer what the shop says, if
 * they have agreed to that; staff keep the price, and can change it with the lines. Another country has
 * the rate of the day of the order.
 */
function termsAfter(stored: StoredPurchase, edit: Edit, isStaff: boolean): Terms {
  const country = edit.recipient?.country
  if (country === stored.recipient?.country) return stored
  const delivery = deliveryAfter(stored, edit, isStaff)
  const tax = taxOf(delivery, country, stored.createdAt.toMillis())
  if (tax instanceof ApiError) throw tax
  return { delivery, tax: isDeepStrictEqual(tax, stored.tax) ? stored.tax : tax }
}

function deliveryAfter(stored: StoredPurchase, edit: Edit, isStaff: boolean) {
  const { recipient, delivery, totalCents } = stored
  const isServed = deliveryMethods(edit.recipient?.country).some(({ id }) => id === delivery.method)
  // What gets its first address is sent there, and not collected any more.
  if (recipient && isServed) return delivery
  const { priceCents } = delivery
  const expected = isStaff ? undefined : (edit.expectedDeliveryCents ?? priceCents)
  const agreed = agreeDelivery({ ...edit, expectedDeliveryCents: expected }, totalCents)
  if (agreed instanceof ApiError) throw agreed
  return isStaff ? { ...agreed, priceCents } : agreed
}

function assertEditable(purchase: StoredPurchase, isStaff: boolean) {
  if (isStaff) return
  const { parcels = [], deliveredIds, pendingIds } = purchase
  if (parcels.length + deliveredIds.length > 0) {
    throw conflict('already-delivered', 'A part of it is on its way. Please contact the shop.')
  }
  if (pendingIds.length === 0) {
    throw conflict('cancelled', 'This purchase is cancelled, so nothing of it is sent.')
  }
}

/** Other prefixes, such as those of serial numbers, stay. */
function copyTo(transaction: Transaction, order: DocumentSnapshot, edit: PurchaseFields): void {
  const { recipient, reference } = edit
  const stored = readStoredOrder(order)
  const former = buyerPrefixes(stored)
  const prefixes: string[] = order.get('buyerPrefixes') ?? []
  const others = prefixes.filter((prefix) => !former.includes(prefix))
  transaction.update(order.ref, {
    recipient: recipient ?? FieldValue.delete(),
    reference: reference ?? FieldValue.delete(),
    buyerPrefixes: [...buyerPrefixes({ ...stored, recipient, reference }), ...others],
  })
}
