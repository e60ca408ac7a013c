import { useQueryClient } from '@tanstack/react-query'
import { countOf } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import { type BulkResults, cancelOrders } from '@tech-house/api/contract/orders/order-bulk'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { refreshOrders } from '#shared/orders/refresh-orders.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'

/** Cancels several own orders at once. `kept` are those that were not cancelled, with the reason. */
export function useCancelOrders() {
  const queryClient = useQueryClient()
  const cancel = useSingleFlightMutation({
    mutationFn: (orders: Order[]) =>
      apiFetch(cancelOrders, { body: { ids: orders.map(({ _id }) => _id) } }),
    meta: { unconfirmed: 'We could not confirm whether your orders were cancelled.' },
    onSuccess: ({ results }) => {
      const cancelled = results.filter(({ outcome }) => isCancelled(outcome)).length
      if (cancelled > 0) void toastSuccess(`${countOf(cancelled, 'order')} cancelled`)
    },
    onSettled: () => refreshOrders(queryClient),
  })

  const results = cancel.data?.results ?? []
  const kept = results.flatMap(({ id, outcome }) => {
    const order = cancel.variables?.find(({ _id }) => _id === id)
    return order && !isCancelled(outcome) ? [{ order, reason: reasons[outcome] }] : []
  })
  return { ...cancel, kept }
}

type Outcome = BulkResults[number]['outcome']

/** An order that is not there was cancelled before. */
const isCancelled = (outcome: Outcome): outcome is 'done' | 'missing' =>
  outcome === 'done' || outcome === 'missing'

const reasons = {
  unchanged: 'it is delivered already',
  failed: 'please try again',
} satisfies Partial<Record<Outcome, string>>
