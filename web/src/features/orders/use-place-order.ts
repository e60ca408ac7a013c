import { useQueryClient } from '@tanstack/react-query'
import { placeOrder } from '@tech-house/api/contract/orders/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isRefusal } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toastError, toastProductError, toastSuccess } from '#shared/toast.ts'
import { leavesUnconfirmed } from '#shared/writes/leaves-unconfirmed.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { useUnconfirmed } from '#shared/writes/use-unconfirmed.ts'
import { type OrderAttempt, storedOrderAttempt } from './order-attempt.ts'

/** Books an order once. */
export function usePlaceOrder(email: string, productId: string) {
  const queryClient = useQueryClient()
  const { unconfirmed, store, settle, fail } = useUnconfirmed(storedOrderAttempt(email, productId))

  const placing = useSingleFlightMutation({
    mutationFn: ({ key, body }: OrderAttempt) =>
      apiFetch(placeOrder, { headers: { 'idempotency-key': key }, body }),
    meta: { quiet: true },
    onMutate: store,
    // Toasts are shown also when the buyer has left the page meanwhile.
    onSuccess: () => {
      settle()
      void toastSuccess('Your order is booked')
      // The list of orders is refetched, so that it contains the new one.
      queryClient.removeQueries({ queryKey: queryKeys.orders })
    },
    onError: (error, { body }) => {
      fail(leavesUnconfirmed(error, unconfirmed !== undefined))
      if (isRefusal(error)) void toastProductError(error.message)
      else void toastError(unconfirmedOrder(error, body.product))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.product, productId] })
      void queryClient.invalidateQueries({ queryKey: queryKeys.products })
    },
  })

  return { ...placing, unconfirmed }
}

const unconfirmedOrder = ({ message }: Error, product = '') =>
  `We could not confirm your order of ${product}. ${message}`
