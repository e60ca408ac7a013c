import { useQueryClient } from '@tanstack/react-query'
import { type BatchLine, placeOrders } from '@tech-house/api/contract/orders/order-batch'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastError, toastSuccess } from '#shared/toast.ts'
import { leavesUnconfirmed } from '#shared/writes/leaves-unconfirmed.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { useUnconfirmed } from '#shared/writes/use-unconfirmed.ts'
import { type BatchAttempt, storedBatchAttempt } from './batch-attempt.ts'
import { BatchFailure } from './batch-failure.ts'
import { refreshOrders } from './refresh-orders.ts'

interface Options {
  /** The buyer; without one nothing can be ordered. */
  email: string | undefined
  /** The name of the form, such as `build`. */
  form: string
  /** Called for each part that is booked, also when a later part fails. */
  onBooked?: (lines: BatchLine[]) => void
}

/** Books the parts of an attempt, one after another, each once. */
export function usePlaceBatch({ email = '', form, onBooked }: Options) {
  const queryClient = useQueryClient()
  const { unconfirmed, store, settle, fail } = useUnconfirmed(storedBatchAttempt(email, form))

  const placing = useSingleFlightMutation<number, BatchAttempt, BatchFailure>({
    mutationFn: async ({ bookedLines, parts }) => {
      let booked = bookedLines
      for (const [done, { key, lines }] of parts.entries()) {
        store({ bookedLines: booked, parts: parts.slice(done) })
        try {
          await apiFetch(placeOrders, { headers: { 'idempotency-key': key }, body: { lines } })
        } catch (error) {
          const wasUnconfirmed = done === 0 && unconfirmed !== undefined
          const isUnconfirmed = leavesUnconfirmed(error, wasUnconfirmed)
          throw new BatchFailure(error, { bookedLines: booked, isUnconfirmed })
        }
        booked += lines.length
        onBooked?.(lines)
      }
      return booked
    },
    meta: { quiet: true },
    // Also when the buyer has left the page meanwhile.
    onSuccess: (booked) => {
      settle()
      void toastSuccess(booked === 1 ? 'Your order is booked' : 'Your orders are booked')
    },
    onError: (error) => {
      fail(error.isUnconfirmed)
      void toastError(error.message)
    },
    onSettled: () => {
      // My Order waits for a list that contains the new orders.
      queryClient.removeQueries({ queryKey: queryKeys.orders })
      return refreshOrders(queryClient)
    },
  })

  return { ...placing, unconfirmed }
}

export type PlaceBatch = ReturnType<typeof usePlaceBatch>
