import { useQueryClient } from '@tanstack/react-query'
import { correctStock, type StockCorrection } from '@tech-house/api/contract/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useIdempotencyKey } from '#shared/writes/use-idempotency-key.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { refreshProducts } from './refresh-products.ts'

/** Corrects the stock of a product once, also if a correction without an answer is sent again. */
export function useCorrectStock(id: string) {
  const queryClient = useQueryClient()
  const { keyOf, renew } = useIdempotencyKey()
  return useSingleFlightMutation({
    mutationFn: (body: StockCorrection) =>
      apiFetch(correctStock, { params: { id }, headers: { 'idempotency-key': keyOf(body) }, body }),
    // The dialog shows the error.
    meta: { quiet: true },
    onSuccess: ({ available_quantity }) => {
      renew()
      void toastBriefly('success', `Stock corrected: ${available_quantity}`)
    },
    onSettled: () => refreshProducts(queryClient),
  })
}
