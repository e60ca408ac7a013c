import { useQueryClient } from '@tanstack/react-query'
import { placeOrder } from '@tech-house/api/contract/order'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { leavesUnconfirmed, type OrderAttempt, storedAttempt } from './order-attempt.ts'

/**
 * Books an order. `unconfirmed` is an attempt that may have been booked although its response was
 * lost; only the same attempt, sent again, gets the result.
 */
export function usePlaceOrder(email: string, productId: string) {
  const queryClient = useQueryClient()
  const stored = storedAttempt(email, productId)
  const [unconfirmed, setUnconfirmed] = useState(stored.read)

  function settle() {
    stored.remove()
    setUnconfirmed(undefined)
  }

  const placing = useSingleFlightMutation({
    mutationFn: ({ key, body }: OrderAttempt) =>
      apiFetch(placeOrder, { headers: { 'idempotency-key': key }, body }),
    meta: { quiet: true },
    // Stored before it is sent, so that the attempt survives a reload without a response.
    onMutate: (attempt) => stored.write(attempt),
    onSuccess: () => {
      settle()
      // The list of orders is refetched, so that it contains the new one.
      queryClient.removeQueries({ queryKey: queryKeys.orders })
    },
    onError: (error, attempt) => {
      if (leavesUnconfirmed(error, unconfirmed !== undefined)) setUnconfirmed(attempt)
      else settle()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.product, productId] })
      void queryClient.invalidateQueries({ queryKey: queryKeys.products })
    },
  })

  return { ...placing, unconfirmed }
}
