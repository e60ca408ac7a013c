import type { Order } from '@tech-house/api/contract/orders/order'
import type { BulkResults } from '@tech-house/api/contract/orders/order-bulk'
import { withdrawnRest } from '@tech-house/api/contract/orders/withdrawn'
import { countOf } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isOutcomeUnknown } from '#shared/api/call-error.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { toastDelivery } from './parcels/undo-delivery.tsx'

export type BulkAction = keyof typeof operations

export interface BulkFailure {
  order: Order
  problem: string
  /** Whether it may have been changed although the response was lost. */
  isUnknown?: boolean
}

const operations = {
  deliver: 'POST /orders/deliver',
  delete: 'POST /orders/delete',
  cancel: 'POST /orders/batch/cancel',
} as const
const doneWords = { deliver: 'delivered', delete: 'deleted', cancel: 'cancelled' }

/** Delivers, deletes or cancels several orders. `failures` stay until they are dismissed or the next call. */
export function useBulkOrders() {
  const [failures, setFailures] = useState<BulkFailure[]>([])

  const bulk = useSafeMutation({
    mutationFn: ({ action, orders }: { action: BulkAction; orders: Order[] }) => {
      const ids = orders.map(({ _id }) => _id)
      if (action !== 'deliver') return apiFetch(operations[action], { body: { ids } })
      // Those that the dialog has named.
      const withdrawn = orders.filter((order) => withdrawnRest(order) > 0)
      const includeWithdrawn = withdrawn.length > 0 ? withdrawn.map(({ _id }) => _id) : undefined
      return apiFetch(operations[action], { body: { ids, includeWithdrawn } })
    },
    // The failures name the orders.
    meta: { quiet: true, changes: orderKeys },
    onMutate: () => setFailures([]),
    onSuccess: ({ results }, { action, orders }) => {
      const failures = bulkFailures(action, orders, results)
      const done = orders.length - failures.length
      if (done > 0) void toastDelivery(`${countOf(done, 'order')} ${doneWords[action]}`, results)
      setFailures(failures)
    },
    onError: (error, { action, orders }) => {
      const isUnknown = isOutcomeUnknown(error)
      const problem = isUnknown
        ? `We could not confirm that it is ${doneWords[action]}`
        : error.message
      setFailures(orders.map((order) => ({ order, problem, isUnknown })))
    },
  })

  return { bulk, failures, dismiss: () => setFailures([]) }
}

export type BulkOrders = ReturnType<typeof useBulkOrders>['bulk']

/** The orders that were not changed as asked. What was done before is done. */
export function bulkFailures(action: BulkAction, orders: Order[], results: BulkResults) {
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]))
  return orders.flatMap((order) => {
    const outcome = outcomes.get(order._id) ?? 'failed'
    const problem = describeProblem(action, outcome)
    return problem ? [{ order, problem }] : []
  })
}

function describeProblem(
  action: BulkAction,
  outcome: BulkResults[number]['outcome'],
): string | undefined {
  if (outcome === 'failed') return `Not ${doneWords[action]}: please try again`
  if (outcome === 'withdrawn') return 'Not delivered: its buyer has withdrawn from it'
  if (action === 'cancel' && outcome === 'unchanged') return 'It is delivered already'
  if (action === 'delete' && outcome === 'unchanged') {
    return 'Not deleted: pieces of it are in a return'
  }
  if (action === 'deliver' && outcome === 'missing') return 'Cancelled or deleted meanwhile'
  return undefined
}
