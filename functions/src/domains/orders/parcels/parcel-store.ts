import { randomUUID } from 'node:crypto'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { Order } from '../../../contract/orders/order.ts'
import type { BulkResults } from '../../../contract/orders/order-bulk.ts'
import { undoMs } from '../../../contract/orders/order-limits.ts'
import type { NewParcel } from '../../../contract/orders/parcel.ts'
import { returnablePieces } from '../../../contract/orders/returnable.ts'
import { countOf } from '../../../parts/format-number.ts'
import type { EventLog, NewEvent } from '../../../platform/events/event-log.ts'
import { buyerPrefixes, searchedPrefix } from '../../../platform/firestore/buyer-prefixes.ts'
import { validFields } from '../../../platform/firestore/stored-document.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../../platform/http/request/idempotency.ts'
import { ApiError, conflict, notFound } from '../../../platform/http/response/api-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { changeOrders } from '../changes/change-orders.ts'
import { parcelMail, partOf } from '../order-mail.ts'
import {
  assertBuyer,
  type ReadPurchase,
  readPurchase,
  readPurchaseOf,
  savePurchase,
} from '../purchases/stored-purchase.ts'
import { readOrders, readStoredOrder, restOf, type StoredOrder } from '../stored-order.ts'
import { lineOf, refusalOfWithdrawn } from './withdrawn-refusal.ts'

interface Commit {
  transaction: Transaction
  record: (event: NewEvent) => DocumentReference
  by: Actor
}

export class ParcelStore {
  readonly #events: EventLog
  readonly #mails: Outbox

  constructor(events: EventLog, mails = new Outbox(events.db)) {
    this.#events = events
    this.#mails = mails
  }

  /** Delivers the rest of a pending order; `false` when it was delivered before. Throws 404, and 409 if it is withdrawn. */
  async deliver(id: string, by: Actor, includeWithdrawn = false) {
    const [result = false] = await this.#deliverRest([id], by, includeWithdrawn ? [id] : [])
    if (result instanceof ApiError) throw result
    return result
  }

  /** Delivers the rest of orders, in a parcel for each purchase, with a result for each order. */
  deliverAll(
    { ids, includeWithdrawn = [] }: { ids: string[]; includeWithdrawn?: string[] | undefined },
    by: Actor,
  ): Promise<{ results: BulkResults }> {
    return changeOrders(this.#events.db, ids, (group) =>
      this.#deliverRest(group, by, includeWithdrawn),
    )
  }

  #deliverRest(ids: string[], by: Actor, includeWithdrawn: string[]) {
    return this.#events.write(async (transaction, record) => {
      const orders = await readOrders(transaction, this.#events.db, ids)
      const refusals = orders.map((order) =>
        includeWithdrawn.includes(order.id) ? undefined : refusalOfWithdrawn([order]),
      )
      const pending = orders.filter(
        (order, index) => order.get('status') === 'pending' && !refusals[index],
      )
      const [first] = pending
      const purchase = first && (await readPurchaseOf(transaction, first))
      const lines = pending.map((order) => ({
        orderId: order.id,
        // An order edited by hand may lack its quantity.
        pieces: Math.max(1, restOf(readStoredOrder(order))),
      }))
      const parcel = purchase && {
        purchase: purchase.ref.id,
        _id: this.#pack({ transaction, record, by }, purchase, pending, { lines }),
      }
      return orders.map(
        (order, index) =>
          refusals[index] ??
          (order.exists ? (pending.includes(order) && parcel) || false : notFound('order')),
      )
    })
  }

  /** Returns the parcel's id. Throws 404, 409 above the rest or for what is withdrawn, and 422 when the key was used for another request. */
  add(
    id: string,
    parcel: NewParcel,
    by: Actor,
    {
      key = randomUUID(),
      includeWithdrawn = false,
    }: { key?: string | undefined; includeWithdrawn?: boolean } = {},
  ): Promise<string> {
    const { db } = this.#events
    return this.#events.write(
      async (transaction, record) => {
        const purchase = await readPurchase(transaction, db, id)
        const ids = parcel.lines.map(({ orderId }) => orderId)
        const orders = await readOrders(transaction, db, ids)
        for (const order of orders) refuseLine(purchase, readStoredOrder(order), parcel)
        const refusal = includeWithdrawn ? undefined : refusalOfWithdrawn(orders, parcel)
        if (refusal) throw refusal
        return this.#pack({ transaction, record, by }, purchase, orders, parcel)
      },
      {
        document: db.doc(`events/${idOfKey(by.uid, key)}-parcel`),
        fingerprint: fingerprintOf({ id, ...parcel }),
        resultOf: (event) => event.id,
      },
    )
  }

  /** Orders that are deleted stay so. Throws 404, and 409 after ten minutes or when the mail has left. */
  async undo(id: string, parcelId: string, by: Actor): Promise<void> {
    const { db } = this.#events
    await this.#events.write(async (transaction, record) => {
      const purchase = await readPurchase(transaction, db, id)
      await assertBuyer(transaction, purchase)
      const { parcels = [] } = purchase.stored
      const parcel = parcels.find(({ _id }) => _id === parcelId)
      if (!parcel) throw notFound('parcel')
      const ids = parcel.lines.map(({ orderId }) => orderId)
      const orders = (await readOrders(transaction, db, ids)).filter(({ exists }) => exists)
      if (orders.length === 0) throw notFound('order')
      const { returns = [] } = purchase.stored
      for (const { orderId: _id, pieces } of parcel.lines) {
        const delivered = orders.find(({ id }) => id === _id)?.get('deliveredPieces') ?? 0
        if (returnablePieces({ _id, deliveredPieces: delivered }, returns) < pieces) {
          throw conflict('returned', 'Pieces of this parcel are in a return')
        }
      }
      const isOver = Date.now() > parcel.at.toMillis() + undoMs
      if (isOver || (await this.#mails.takeBack(transaction, parcelId)) === false) {
        throw conflict('too-late', 'Too late to undo: ten minutes are over, or its mail has left')
      }
      const left = parcels.filter((other) => other !== parcel)
      const changed = movePieces({ transaction, record, by }, orders, parcel, -1, left)
      savePurchase(transaction, purchase, changed, { parcels: left })
    })
  }

  #pack(commit: Commit, purchase: ReadPurchase, orders: DocumentSnapshot[], parcel: NewParcel) {
    const moved = movePieces(commit, orders, parcel, 1)
    const _id = moved[0]?.event ?? ''
    const parcels = [...(purchase.stored.parcels ?? []), { ...parcel, _id, at: Timestamp.now() }]
    assertRoom(parcels)
    const counts = savePurchase(commit.transaction, purchase, moved, { parcels })
    const sent = moved.map(({ after, pieces }) => partOf(after, pieces))
    this.#mails.add(commit.transaction, parcelMail(_id, sent, parcel, counts))
    return _id
  }
}

const Facts = z.pick(Order, { product: true, quantity: true, status: true, deliveredPieces: true })

/** Delivers the pieces of the parcel, or takes them back from `left`, with an event for each order. */
function movePieces(
  { transaction, record, by }: Commit,
  orders: DocumentSnapshot[],
  parcel: NewParcel,
  sign: 1 | -1,
  left: NewParcel[] = [],
) {
  return orders.map((order) => {
    const before = readStoredOrder(order)
    const { pieces } = lineOf(parcel, order.id)
    const deliveredPieces = (before.deliveredPieces ?? 0) + sign * pieces
    const isDelivered = deliveredPieces >= (before.quantity ?? 1)
    const status = isDelivered ? ('delivered' as const) : ('pending' as const)
    const after: StoredOrder = { ...before, status, deliveredPieces }
    const others = left.flatMap((other) => searchedPrefixes(other, order.id))
    const kept = new Set([...buyerPrefixes(before), ...others])
    const words = searchedPrefixes(parcel, order.id).filter((word) => !kept.has(word))
    const change = sign > 0 ? 'arrayUnion' : 'arrayRemove'
    transaction.update(order.ref, {
      status,
      deliveredPieces: deliveredPieces || FieldValue.delete(),
      deliveredAt: isDelivered ? FieldValue.serverTimestamp() : FieldValue.delete(),
      ...(words.length > 0 && { buyerPrefixes: FieldValue[change](...words) }),
    })
    const event = record({
      type: sign > 0 ? 'order-delivered' : 'delivery-undone',
      by,
      subject: order.ref.path,
      before: validFields(Facts, before),
      after: validFields(Facts, after),
    })
    return { before, after, pieces, event: event.id }
  })
}

function refuseLine(
  { stored }: ReadPurchase,
  { _id, product = 'An order', ...order }: StoredOrder,
  parcel: NewParcel,
): void {
  const rest = stored.pendingIds.includes(_id) ? restOf(order) : 0
  if (rest === 0) {
    throw conflict('not-pending', `${product} is delivered, cancelled or of another purchase`)
  }
  if (lineOf(parcel, _id).pieces > rest) {
    throw conflict('above-rest', `Only ${countOf(rest, 'piece')} of ${product} can be delivered`)
  }
}

/** Throws before Firestore's 1 MiB and 40,000 indexed words a document. The rest has room for parcels without serial numbers. */
function assertRoom(parcels: NewParcel[]): void {
  const serialsOf = ({ lines }: NewParcel) => lines.flatMap((line) => line.serialNumbers ?? [])
  const hasSerials = parcels.slice(-1).flatMap(serialsOf).length > 0
  const isLong = Buffer.byteLength(JSON.stringify(parcels)) > (hasSerials ? 700_000 : 900_000)
  if (!isLong && !(hasSerials && parcels.flatMap(serialsOf).length > 30_000)) return
  const what = hasSerials ? 'serial numbers. Pack the rest without them.' : 'parcels.'
  throw conflict('purchase-full', `This purchase has no room for more ${what}`)
}

/** What finds an order because of a parcel, if the parcel has pieces of it. */
function searchedPrefixes(parcel: NewParcel, order: string): string[] {
  const { pieces, serialNumbers = [] } = lineOf(parcel, order)
  const words = [parcel.trackingNumber ?? '', ...serialNumbers].filter(Boolean)
  return pieces > 0 ? words.map(searchedPrefix) : []
}
