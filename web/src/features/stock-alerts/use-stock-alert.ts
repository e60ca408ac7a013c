import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  readStockAlert,
  requestStockAlert,
  withdrawStockAlert,
} from '@tech-house/api/contract/catalog/stock-alert'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

const stockAlert = (id: string) =>
  queryOptions({
    queryKey: ['stock-alert', id],
    queryFn: ({ signal }) => apiFetch(readStockAlert, { params: { id }, signal }),
  })

/** Whether the user gets a mail when the product is back, and the change of it. */
export function useStockAlert(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = stockAlert(id)
  const { data, isPending } = useQuery(stockAlert(id))

  const change = useSafeMutation({
    mutationFn: async (isWanted: boolean) => {
      // An answer to an earlier question would show the old state.
      await queryClient.cancelQueries({ queryKey })
      return apiFetch(isWanted ? requestStockAlert : withdrawStockAlert, { params: { id } })
    },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError: async (error) => {
      const isBack = error instanceof CallError && error.code === 'in-stock'
      await queryClient.invalidateQueries({ queryKey: isBack ? queryKeys.product : queryKey })
    },
  })
  return { isRequested: data?.requested ?? false, isPending, change }
}
