import { useQueryClient } from '@tanstack/react-query'
import { correctStock, StockCorrection } from '@tech-house/api/contract/catalog/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { storedValue } from '#shared/stored-value.ts'
import { toastBriefly } from '#shared/toast.ts'
import { attemptWith, newAttempt } from '#shared/writes/attempt.ts'
import { leavesUnconfirmed } from '#shared/writes/leaves-unconfirmed.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { useUnconfirmed } from '#shared/writes/use-unconfirmed.ts'
import { refreshProducts } from '../refresh-products.ts'

const CorrectionAttempt = attemptWith(StockCorrection)

/** Corrects the stock of a product once; while a correction is unconfirmed, it is sent again. */
export function useCorrectStock(id: string) {
  const queryClient = useQueryClient()
  const { email } = useSignedIn()
  const stored = storedValue(email, `stock-correction:${id}`, CorrectionAttempt)
  const { unconfirmed, store, settle, fail } = useUnconfirmed(stored)

  const correct = useSingleFlightMutation({
    mutationFn: (correction: StockCorrection) => {
      const attempt = unconfirmed ?? newAttempt(correction)
      store(attempt)
      const { key, body } = attempt
      return apiFetch(correctStock, { params: { id }, headers: { 'idempotency-key': key }, body })
    },
    // The dialog shows the error.
    meta: { quiet: true },
    onSuccess: ({ available_quantity }) => {
      settle()
      void toastBriefly('success', `Stock corrected: ${available_quantity}`)
    },
    onError: (error) => fail(leavesUnconfirmed(error, unconfirmed !== undefined)),
    onSettled: () => refreshProducts(queryClient),
  })

  return { ...correct, unconfirmed: unconfirmed?.body }
}
