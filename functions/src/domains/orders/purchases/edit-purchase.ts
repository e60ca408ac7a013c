import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { PurchaseFields } from '../../../contract/orders/recipient.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import { buyerPrefixes } from '../../../platform/firestore/buyer-prefixes.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { conflict, notFound } from '../../../platform/http/response/api-error.ts'
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

/**
 * Replaces recipient, reference and message, also on the orders that are left. Throws 404, also for
 * another buyer, 409 for a buyer after the first delivery or a cancellation, 412 after another change,
 * and 429 at a buyer's daily limit.
 */
export function editPurchaseFields(
  events: EventLog,
  { id, edit, revision }: { id: string; edit: PurchaseFields; revision: number },
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
    const changedValues = (from: PurchaseFields) =>
      Object.fromEntries(changed.map((name) => [name, from[name] ?? null]))
    const before = { ...changedValues(stored), revision }
    const after = { ...changedValues(edit), revision: revision + 1 }
    const { recipient, reference, message } = edit
    const fields = { recipient, reference, message, revision: after.revision }
    savePurchase(transaction, purchase, [], fields)
    record({ type: 'purchase-edited', by, subject: ref.path, before, after })
    return { modifiedCount: 1, revision: after.revision }
  })
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
