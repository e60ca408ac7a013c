import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { PurchaseFields } from '../../contract/orders/recipient.ts'
import { isPseudonym } from '../../platform/events/deleted-actor.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { conflict, notFound, preconditionFailed } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { buyerPrefixes } from './buyer-prefixes.ts'
import { readStoredOrder } from './stored-order.ts'
import { readPurchase, type StoredPurchase, savePurchase } from './stored-purchase.ts'

const names = z.keyof(PurchaseFields).options

export class PurchaseStore {
  readonly #events: EventLog

  constructor(events: EventLog) {
    this.#events = events
  }

  /**
   * Replaces recipient, reference and message, also on the orders that are left. Throws 404, also for
   * another buyer, 409 for a buyer after the first delivery, and 412 after another change.
   */
  edit(id: string, edit: PurchaseFields, revision: number, by: Actor, isAdmin: boolean) {
    const { db } = this.#events
    return this.#events.write(async (transaction, record) => {
      const purchase = await readPurchase(transaction, db, id)
      if (!purchase || !(isAdmin || purchase.stored.uid === by.uid)) throw notFound('purchase')
      const { ref, stored } = purchase
      const changed = names.filter((name) => !isDeepStrictEqual(stored[name], edit[name]))
      // Such as a repetition after a lost response.
      if (changed.length === 0) return { modifiedCount: 0, revision: stored.revision ?? 0 }
      assertEditable(stored, isAdmin, revision)
      const isCopied = changed.some((name) => name !== 'message')
      const ids = isCopied ? [...stored.pendingIds, ...stored.deliveredIds] : []
      const refs = ids.map((id) => db.doc(`orders/${id}`))
      const orders = refs.length > 0 ? await transaction.getAll(...refs) : []
      for (const order of orders.filter(({ exists }) => exists)) copyTo(transaction, order, edit)
      const valuesOf = (from: PurchaseFields) =>
        Object.fromEntries(changed.map((name) => [name, from[name] ?? null]))
      const before = { ...valuesOf(stored), revision }
      const after = { ...valuesOf(edit), revision: revision + 1 }
      const { recipient, reference, message } = edit
      const fields = { recipient, reference, message, revision: after.revision }
      savePurchase(transaction, purchase, [], fields)
      record({ type: 'purchase-edited', by, subject: ref.path, before, after })
      return { modifiedCount: 1, revision: after.revision }
    })
  }
}

function assertEditable(stored: StoredPurchase, isAdmin: boolean, expected: number): void {
  const { recipient, reference, message, revision = 0, parcels = [] } = stored
  if (isPseudonym(stored.uid))
    throw conflict('account-deleted', 'The account of this buyer is deleted.')
  if (!isAdmin && parcels.length + stored.deliveredIds.length > 0)
    throw conflict('already-delivered', 'A part of it is on its way. Please contact the shop.')
  if (revision !== expected) {
    const now = { recipient, reference, message, revision }
    throw preconditionFailed('Somebody else has changed this purchase meanwhile', now)
  }
}

/** Other prefixes, such as those of serial numbers, stay. */
function copyTo(transaction: Transaction, order: DocumentSnapshot, edit: PurchaseFields): void {
  const { name = '', email = '', recipient } = readStoredOrder(order)
  const former = buyerPrefixes({ name, email, recipient })
  const stored: string[] = order.get('buyerPrefixes') ?? []
  transaction.update(order.ref, {
    recipient: edit.recipient ?? FieldValue.delete(),
    reference: edit.reference ?? FieldValue.delete(),
    buyerPrefixes: [
      ...buyerPrefixes({ name, email, recipient: edit.recipient }),
      ...stored.filter((prefix) => !former.includes(prefix)),
    ],
  })
}
