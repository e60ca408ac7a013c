import type { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { toCents } from '../../contract/money.ts'
import { Order, type OrderEvent } from '../../contract/orders/order.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { ReturnFacts } from '../../contract/shop-events.ts'
import type { StoredEvent } from '../../platform/events/stored-event.ts'

/** What one event adds to the sales of a day; negative for an order that was taken back. */
export interface Sale {
  /** The day, in UTC, on which the order was placed: `2026-11-22`. */
  day: string
  productId: string
  cents: number
  pieces: number
  orders: 1 | 0 | -1
  /** Pieces that came back, and those of them that cannot be sold again. */
  returned?: number
  writtenOff?: number
}

export type SaleEvent = StoredEvent<z.infer<typeof OrderEvent> | 'return-changed'>

const Placed = z.pick(Order, { productId: true, quantity: true, totalPrice: true })
const Removed = z.extend(Placed, z.pick(Order, { status: true, createdAt: true }).shape)

/**
 * The sale of an event, if any. One that is changed or taken back counts on the day it was placed, one that is returned
 * on the day of its receipt, and its refund on that of the refund.
 */
export function saleOf({
  type,
  at,
  before,
  after,
}: Pick<SaleEvent, 'type' | 'at' | 'before' | 'after'>): Sale | undefined {
  if (type === 'return-changed') return returnOf(at, ReturnFacts.parse(after))
  if (type === 'order-placed') {
    const placed = Placed.safeParse(after).data
    return placed && sale(placed, at.toDate().toISOString(), 1)
  }
  const removed = Removed.safeParse(before).data
  if (!removed) return undefined
  const changed = type === 'order-changed' && Placed.safeParse(after).data
  if (changed) {
    const { cents, pieces } = sale(removed, removed.createdAt, -1)
    const now = sale(changed, removed.createdAt, 1)
    return { ...now, cents: now.cents + cents, pieces: now.pieces + pieces, orders: 0 }
  }
  const transition = orderTransition(type, removed.status)
  return transition && !transition.to ? sale(removed, removed.createdAt, -1) : undefined
}

function returnOf(at: Timestamp, facts: z.infer<typeof ReturnFacts>): Sale | undefined {
  const { productId, pieces, state, writtenOff, refundCents } = facts
  if (!productId || !pieces || (state !== 'received' && !refundCents)) return undefined
  const day = at.toDate().toISOString().slice(0, 10)
  const line = { day, productId, cents: 0, pieces: 0, orders: 0 as const }
  return refundCents
    ? { ...line, cents: -refundCents, pieces: -pieces }
    : { ...line, returned: pieces, writtenOff: writtenOff ?? 0 }
}

function sale(
  { productId, quantity, totalPrice }: z.infer<typeof Placed>,
  placedAt: string,
  orders: 1 | -1,
): Sale {
  return {
    day: placedAt.slice(0, 10),
    productId,
    cents: orders * toCents(totalPrice),
    pieces: orders * quantity,
    orders,
  }
}

export const sum = (numbers: number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
