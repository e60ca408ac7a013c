import { useQueryClient } from '@tanstack/react-query'
import { countOf } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import {
  type BulkResults,
  deleteOrders,
  deliverOrders,
} from '@tech-house/api/contract/orders/order-bulk'
import { useRef, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isOutcomeUnknown } from '#shared/api/call-error.ts'
import { refreshOrders } from '#shared/orders/refresh-orders.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'

export type BulkAction = 'deliver' | 'delete'

/** An order that was not changed as asked, and what became of it. */
export interface BulkFailure {
  order: Order
  problem: string
}

const endpoints = { deliver: deliverOrders, delete: deleteOrders }
const doneWords = { deliver: 'delivered', delete: 'deleted' }

/** Delivers or deletes several orders. `failures` stay until they are dismissed or the next call. */
export function useBulkOrders() {
  const queryClient = useQueryClient()
  const [failures, setFailures] = useState<BulkFailure[]>([])
  // Ids of calls without a response.
  const maybeDeleted = useRef(new Set<string>())

  const bulk = useSingleFlightMutation({
    mutationFn: ({ action, orders }: { action: BulkAction; orders: Order[] }) =>
      apiFetch(endpoints[action], { body: { ids: orders.map(({ _id }) => _id) } }),
    // The failures name the orders.
    meta: { quiet: true },
    onMutate: () => setFailures([]),
    onSuccess: ({ results }, { action, orders }) => {
      const { done, failures } = bulkSummary(action, orders, results, maybeDeleted.current)
      if (done) void toastSuccess(done)
      setFailures(failures)
    },
    onError: (error, { action, orders }) => {
      const isUnknown = isOutcomeUnknown(error)
      const problem = isUnknown
        ? `We could not confirm that it is ${doneWords[action]}`
        : error.message
      setFailures(orders.map((order) => ({ order, problem })))
      if (action !== 'delete' || !isUnknown) return
      for (const { _id } of orders) maybeDeleted.current.add(_id)
    },
    onSettled: () => refreshOrders(queryClient),
  })

  return { bulk, failures, dismiss: () => setFailures([]) }
}

/**
 * What was done, in the shop's words, and each order that was not. What was done before is done, also a
 * deletion that an earlier call of this page may have made.
 */
export function bulkSummary(
  action: BulkAction,
  orders: Order[],
  results: BulkResults,
  maybeDeleted: ReadonlySet<string> = new Set(),
): { done: string; failures: BulkFailure[] } {
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]))
  const problemOf = ({ _id }: Order): string | undefined => {
    const outcome = outcomes.get(_id)
    if (outcome === 'done' || outcome === 'unchanged') return undefined
    if (outcome !== 'missing') return `Not ${doneWords[action]}: please try again`
    const isDeleted = action === 'delete' && maybeDeleted.has(_id)
    return isDeleted ? undefined : 'Cancelled or deleted meanwhile'
  }
  const failures = orders.flatMap((order) => {
    const problem = problemOf(order)
    return problem ? [{ order, problem }] : []
  })
  const done = orders.length - failures.length
  const words = `${countOf(done, 'order')} ${doneWords[action]}`
  return { done: done > 0 ? words : '', failures }
}
