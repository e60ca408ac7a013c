import { warn } from 'firebase-functions/logger'
import type { BulkResults } from '../../contract/orders/order-bulk.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Outcome = BulkResults[number]['outcome']

/** Orders of one product wait for each other. */
const atOnce = 10

/**
 * Changes each order by itself, so that one failure stops no other; a repeated id counts once.
 * `change` may resolve to `false`: there was nothing to change. It throws 404 for a missing order,
 * 403 for another buyer's, and 409 for one that is delivered.
 */
export async function changeOrders(
  ids: string[],
  change: (id: string) => Promise<unknown>,
): Promise<{ results: BulkResults }> {
  const results = await mapInChunks(new Set(ids), atOnce, async (id) => ({
    id,
    outcome: await change(id).then(outcomeOf, failureOf),
  }))
  return { results }
}

const outcomeOf = (result: unknown): Outcome => (result === false ? 'unchanged' : 'done')

function failureOf(error: unknown): Outcome {
  if (error instanceof ApiError && [403, 404].includes(error.status)) return 'missing'
  if (error instanceof ApiError && error.code === 'order-delivered') return 'unchanged'
  warn('an order of several was not changed', { error: String(error) })
  return 'failed'
}
