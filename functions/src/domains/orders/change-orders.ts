import { warn } from 'firebase-functions/logger'
import type { BulkResults } from '../../contract/orders/order-bulk.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type BulkOutcome = BulkResults[number]['outcome']

/** Orders of one product wait for each other. */
const atOnce = 10

/** One failure stops no other. `change` resolves to `false` if nothing changes, and throws 403, 404 or 409. */
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

const outcomeOf = (result: unknown): BulkOutcome => (result === false ? 'unchanged' : 'done')

function failureOf(error: unknown): BulkOutcome {
  if (error instanceof ApiError && [403, 404].includes(error.status)) return 'missing'
  if (error instanceof ApiError && error.code === 'order-delivered') return 'unchanged'
  warn('an order of several was not changed', { error: String(error) })
  return 'failed'
}
