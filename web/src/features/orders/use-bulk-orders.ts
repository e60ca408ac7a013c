import { useQueryClient } from '@tanstack/react-query'
import { type BulkResults, deleteOrders, deliverOrders } from '@tech-house/api/contract/order-bulk'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isOutcomeUnknown } from '#shared/api/call-error.ts'
import { toastError, toastSuccess } from '#shared/toast.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { refreshOrders } from './refresh-orders.ts'

export type BulkAction = 'deliver' | 'delete'

const endpoints = { deliver: deliverOrders, delete: deleteOrders }
const doneWords = { deliver: 'delivered', delete: 'deleted' }

/** Delivers or deletes several orders and says what became of them. */
export function useBulkOrders() {
  const queryClient = useQueryClient()
  // Ids of calls without a response.
  const maybeDeleted = useRef(new Set<string>())

  return useSingleFlightMutation({
    mutationFn: ({ action, ids }: { action: BulkAction; ids: string[] }) =>
      apiFetch(endpoints[action], { body: { ids } }),
    onSuccess: ({ results }, { action }) => {
      const { done, rest } = bulkSummary(action, results, maybeDeleted.current)
      if (done) void toastSuccess(done)
      if (rest) void toastError(rest)
    },
    onError: (error, { action, ids }) => {
      if (action !== 'delete' || !isOutcomeUnknown(error)) return
      for (const id of ids) maybeDeleted.current.add(id)
    },
    onSettled: () => refreshOrders(queryClient),
  })
}

/**
 * What was done, and what was not, in the shop's words; empty if nothing is to be said. What was done
 * before is done, also a deletion that an earlier call of this page may have made.
 */
export function bulkSummary(
  action: BulkAction,
  results: BulkResults,
  maybeDeleted: ReadonlySet<string> = new Set(),
) {
  const isDone = ({ id, outcome }: BulkResults[number]) =>
    outcome === 'done' ||
    outcome === 'unchanged' ||
    (action === 'delete' && outcome === 'missing' && maybeDeleted.has(id))
  const others = results.filter((result) => !isDone(result))
  const done = results.length - others.length
  const missing = others.filter(({ outcome }) => outcome === 'missing').length
  const failed = others.length - missing
  const rest = [
    missing && `${orders(missing)} cancelled or deleted meanwhile`,
    failed && `${orders(failed)} not ${doneWords[action]}: please try again`,
  ]
  return {
    done: done > 0 ? `${orders(done)} ${doneWords[action]}` : '',
    rest: rest.filter(Boolean).join('; '),
  }
}

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`
