import type { Firestore } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { RestockLine, RestockResults } from '../contract/catalog/restock.ts'
import { ApiError } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { changeProduct } from './change-product.ts'
import { correctionOf } from './correct-stock.ts'
import { managedProductOf } from './stored-product.ts'

type Outcome = RestockResults[number]['outcome']

/** Adds a line of a delivery to the stock of its product, unless it was added before. */
export async function restockProduct(
  db: Firestore,
  delivery: string,
  { productId, pieces }: RestockLine,
  by: Actor,
): Promise<Outcome> {
  const correction = {
    delta: pieces,
    reason: 'received' as const,
    note: `Delivery ${delivery}`,
  }
  const request = {
    id: productId,
    input: { pieces },
    by,
    idempotencyKey: `${delivery} ${productId}`,
    // The same for all admins, one of whom may send the delivery of another again.
    keyOwner: 'restock',
  }
  try {
    const changed = await changeProduct(db, request, (snapshot) =>
      correctionOf(managedProductOf(snapshot), correction),
    )
    return changed?.isReplay ? 'unchanged' : 'added'
  } catch (error) {
    return outcomeOf(error)
  }
}

const refusals: Partial<Record<number, Outcome>> = {
  404: 'missing',
  409: 'refused',
  422: 'differs',
}

function outcomeOf(error: unknown): Outcome {
  const refusal = error instanceof ApiError ? refusals[error.status] : undefined
  if (!refusal) warn('a line of a delivery was not added', { error: String(error) })
  return refusal ?? 'failed'
}
