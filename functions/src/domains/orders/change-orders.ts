import type { Firestore } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { BulkResults } from '../../contract/orders/order-bulk.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { ChangeResult } from './change-order.ts'

type BulkOutcome = BulkResults[number]['outcome']

/** Orders of one product wait for each other. */
const atOnce = 10

/** Orders of one purchase change together. The failure of one purchase stops no other. */
export async function changeOrders(
  db: Firestore,
  ids: string[],
  change: (ids: string[]) => Promise<ChangeResult[]>,
): Promise<{ results: BulkResults }> {
  const groups = await idsByPurchase(db, [...new Set(ids)])
  const outcomes = await mapInChunks(groups, atOnce, async (group) => {
    const results = await change(group).catch((error): unknown[] => group.map(() => error))
    return group.map((id, index) => [id, outcomeOf(results[index])] as const)
  })
  const known = new Map(outcomes.flat())
  return { results: [...new Set(ids)].map((id) => ({ id, outcome: known.get(id) ?? 'failed' })) }
}

async function idsByPurchase(db: Firestore, ids: string[]): Promise<string[][]> {
  const refs = ids.map((id) => db.collection('orders').doc(id))
  const orders = await db.getAll(...refs, { fieldMask: ['purchase'] })
  const groups = Map.groupBy(orders, (order): string => order.get('purchase') ?? order.ref.path)
  return [...groups.values()].map((group) => group.map(({ id }) => id))
}

function outcomeOf(result: unknown): BulkOutcome {
  if (result === true) return 'done'
  if (result === false) return 'unchanged'
  if (result instanceof ApiError && [403, 404].includes(result.status)) return 'missing'
  if (result instanceof ApiError && result.code === 'order-delivered') return 'unchanged'
  warn('an order of several was not changed', { error: String(result) })
  return 'failed'
}
