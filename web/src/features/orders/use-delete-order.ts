import { useQueryClient } from '@tanstack/react-query'
import { deleteOrder } from '@tech-house/api/contract/orders/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { refreshOrders } from '#shared/orders/refresh-orders.ts'
import { toastSuccess } from '#shared/toast.ts'
import { useDelete } from '#shared/writes/use-delete.ts'

export function useDeleteOrder() {
  const queryClient = useQueryClient()
  return useDelete({
    deleteById: (id) => apiFetch(deleteOrder, { params: { id } }),
    unconfirmed: 'We could not confirm whether the order was deleted.',
    onSuccess: () => toastSuccess('Delete Success'),
    onSettled: () => refreshOrders(queryClient),
  })
}
