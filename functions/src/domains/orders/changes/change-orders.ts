import type { Firestore } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { BulkResults } from '../../../contract/orders/order-bulk.ts'
import { mapInChunks } from '../../../platform/firestore/map-in-chunks.ts'
import { ApiError } from '../../../platform/http/response/api-error.ts'

type BulkResult = BulkResults[number]

/** Whether the order was changed, or its new parcel, or why not; `false` if it was delivered before. */
export type ChangeResult = boolean | NonNullable<BulkResult['parcel']> | Error

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
    const results = await change(group).catch((error): ChangeResult[] => group.map(() => error))
    return group.map((id, index) => [id, outcomeOf(results[index])] as const)
  })
  const known = new Map(outcomes.flat())
  return {
    results: [...new Set(ids)].map((id) => ({ id, ...(known.get(id) ?? { outcome: 'failed' }) })),
  }
}

async function idsByPurchase(db: Firestore, ids: string[]): Promise<string[][]> {
  const refs = ids.map((id) => db.collection('orders').doc(id))
  const orders = await db.getAll(...refs, { fieldMask: ['purchase'] })
  const groups = Map.groupBy(orders, (order): string => order.get('purchase'))
  return [...groups.values()].map((group) => group.map(({ id }) => id))
}

function outcomeOf(result: ChangeResult | undefined): Omit<BulkResult, 'id'> {
  if (typeof result === 'boolean') return { outcome: result ? 'done' : 'unchanged' }
  if (result && !(result instanceof Error)) return { outcome: 'done', parcel: result }
  if (result instanceof ApiError) {
    if ([403, 404].includes(result.status)) return { outcome: 'missing' }
    if (result.code === 'withdrawn') return { outcome: 'withdrawn' }
    if (['order-delivered', 'not-cancellable', 'returned'].includes(result.code)) {
      return { outcome: 'unchanged' }
    }
  }
  warn('an order of several was not changed', { error: String(result) })
  return { outcome: 'failed' }
}
