import { warn } from 'firebase-functions/logger'
import type { BulkResults } from '../contract/orders/order-bulk.ts'
import { ApiError } from '../http/api-error.ts'

type Outcome = BulkResults[number]['outcome']

/** How many orders are changed at a time; orders of one product wait for each other. */
const atOnce = 10

/**
 * Changes each order by itself, so that one failure stops no other; a repeated id counts once.
 * `change` resolves to `false` when there was nothing to change. It throws 404 for a missing order,
 * 403 for another buyer's, and 409 for one that is delivered.
 */
export async function changeOrders(
  ids: string[],
  change: (id: string) => Promise<boolean>,
): Promise<BulkResults> {
  const results: BulkResults = []
  const rest = [...new Set(ids)]
  while (rest.length > 0) {
    const chunk = rest.splice(0, atOnce).map(async (id) => {
      const outcome = await change(id).then(outcomeOf, failureOf)
      return { id, outcome }
    })
    results.push(...(await Promise.all(chunk)))
  }
  return results
}

const outcomeOf = (isChanged: boolean): Outcome => (isChanged ? 'done' : 'unchanged')

function failureOf(error: unknown): Outcome {
  if (error instanceof ApiError && [403, 404].includes(error.status)) return 'missing'
  if (error instanceof ApiError && error.code === 'order-delivered') return 'unchanged'
  warn('an order of several was not changed', { error: String(error) })
  return 'failed'
}
