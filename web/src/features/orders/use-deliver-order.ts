import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deliverOrder } from '@tech-house/api/contract/order'
import { call } from '#shared/api/call.ts'
import { toastSuccess } from '#shared/toast.ts'
import { refreshOrders } from './refresh-orders.ts'

export function useDeliverOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deliverOrder, { params: { id } }),
    onSuccess: () => toastSuccess('Product delivered successful'),
    onSettled: () => refreshOrders(queryClient),
  })
}
