import { useQueryClient } from '@tanstack/react-query'
import { deliverOrder } from '@tech-house/api/contract/orders/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { refreshOrders } from '#shared/orders/refresh-orders.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'

export function useDeliverOrder() {
  const queryClient = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (id: string) => apiFetch(deliverOrder, { params: { id } }),
    meta: { unconfirmed: 'We could not confirm whether the order was delivered.' },
    onSuccess: () => toastSuccess('Product delivered successful'),
    onSettled: () => refreshOrders(queryClient),
  })
}
