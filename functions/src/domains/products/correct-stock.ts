import { FieldValue } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { Pieces } from '../../contract/catalog/pieces.ts'
import type { RestockLine, RestockResults } from '../../contract/catalog/restock.ts'
import type { StockCorrection } from '../../contract/catalog/stock-correction.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { ApiError, conflict } from '../../platform/http/response/api-error.ts'
import { changeProduct } from './change-product.ts'
import type { ProductChange } from './product-change.ts'

/** The change of a stock correction. Throws 409 if the stock would be below zero or too large. */
export function correctionOf(
  { _id, available_quantity }: ManagedProduct,
  { delta, reason, note }: StockCorrection,
): ProductChange<Pick<StockCorrection, 'reason' | 'note'> & { available_quantity: number }> {
  const corrected = available_quantity + delta
  if (corrected < 0) {
    throw conflict('above-stock', `Only ${available_quantity} in stock: remove that many or fewer`)
  }
  // Cancelled orders may have returned more.
  if (delta > 0 && !Pieces.safeParse(corrected).success) {
    throw conflict('above-maximum', 'The stock may have at most 1,000,000 pieces')
  }
  return {
    type: 'stock-corrected',
    stock: { productId: _id, delta },
    before: { available_quantity },
    after: { available_quantity: corrected, reason, ...(note && { note }) },
    fields: { available_quantity: FieldValue.increment(delta) },
  }
}

type RestockOutcome = RestockResults[number]['outcome']

/** Adds a line of a delivery to the stock of its product, unless it was added before. */
export async function restockProduct(
  events: EventLog,
  delivery: string,
  { productId, pieces }: RestockLine,
  by: Actor,
): Promise<RestockOutcome> {
  const correction = { delta: pieces, reason: 'received' as const, note: `Delivery ${delivery}` }
  const request = {
    id: productId,
    input: { pieces },
    by,
    idempotencyKey: `${delivery} ${productId}`,
    // The same for all admins, one of whom may send the delivery of another again.
    keyOwner: 'restock',
  }
  try {
    const changed = await changeProduct(events, request, (product) =>
      correctionOf(product, correction),
    )
    return changed?.isReplay ? 'unchanged' : 'added'
  } catch (error) {
    return outcomeOf(error)
  }
}

const refusals: Partial<Record<number, RestockOutcome>> = {
  404: 'missing',
  409: 'refused',
  422: 'differs',
}

function outcomeOf(error: unknown): RestockOutcome {
  const refusal = error instanceof ApiError ? refusals[error.status] : undefined
  if (!refusal) warn('a line of a delivery was not added', { error: String(error) })
  return refusal ?? 'failed'
}
