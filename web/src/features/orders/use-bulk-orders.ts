import { useQueryClient } from '@tanstack/react-query'
import { type BulkResults, deleteOrders, deliverOrders } from '@tech-house/api/contract/order-bulk'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { toastError, toastSuccess } from '#shared/toast.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { refreshOrders } from './refresh-orders.ts'

export type BulkAction = 'deliver' | 'delete'

const endpoints = { deliver: deliverOrders, delete: deleteOrders }
const doneWords = { deliver: 'delivered', delete: 'deleted' }

/** Delivers or deletes several orders and says what became of them. */
export function useBulkOrders() {
  const queryClient = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: ({ action, ids }: { action: BulkAction; ids: string[] }) =>
      apiFetch(endpoints[action], { body: { ids } }),
    onSuccess: ({ results }, { action }) => {
      const { done, rest } = bulkSummary(action, results)
      if (done) void toastSuccess(done)
      if (rest) void toastError(rest)
    },
    onSettled: () => refreshOrders(queryClient),
  })
}

/** What was done, and what was not, in the shop's words; empty if nothing is to be said. */
export function bulkSummary(action: BulkAction, results: BulkResults) {
  const count = (outcome: BulkResults[number]['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const [done, unchanged, missing, failed] = [
    count('done'),
    count('unchanged'),
    count('missing'),
    count('failed'),
  ]
  const rest = [
    unchanged && `${orders(unchanged)} already ${doneWords[action]}`,
    missing && `${orders(missing)} cancelled or deleted meanwhile`,
    failed && `${orders(failed)} not ${doneWords[action]}: please try again`,
  ]
  return {
    done: done > 0 ? `${orders(done)} ${doneWords[action]}` : '',
    rest: rest.filter(Boolean).join('; '),
  }
}

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`
