import { countOf } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

/** An order that is not there was cancelled before. */
const problems = {
  done: undefined,
  missing: undefined,
  unchanged: 'it is delivered already',
  failed: 'please try again',
}

/** Cancels several own orders at once. `failures` are those that were not cancelled. */
export function useCancelOrders() {
  const cancel = useSafeMutation({
    mutationFn: async (orders: Order[]) => {
      const body = { ids: orders.map(({ _id }) => _id) }
      const { results } = await apiFetch('POST /orders/batch/cancel', { body })
      return results.flatMap(({ id, outcome }) => {
        const order = orders.find(({ _id }) => _id === id)
        const problem = problems[outcome]
        return order && problem ? [{ order, problem }] : []
      })
    },
    meta: {
      unconfirmed: 'We could not confirm whether your orders were cancelled.',
      changes: orderKeys,
    },
    onSuccess: (failures, orders) => {
      const cancelled = orders.length - failures.length
      if (cancelled > 0) void toastSuccess(`${countOf(cancelled, 'order')} cancelled`)
    },
  })
  return { ...cancel, failures: cancel.data ?? [] }
}
