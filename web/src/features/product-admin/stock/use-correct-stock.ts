import type { StockCorrection } from '@tech-house/api/contract/catalog/stock-correction'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useUnconfirmedWrite } from '#shared/writes/use-unconfirmed-write.ts'

/** Corrects the stock of a product once; while a correction is unconfirmed, it is sent again. */
export function useCorrectStock(id: string) {
  const { email } = useSignedIn()
  const savedInput = useSavedInput(`stock:${id}`, email)
  const form = { owner: email, name: `stock:${id}` }
  const unconfirmed = useUnconfirmedWrite<StockCorrection>(form, ({ delta }) => delta !== undefined)

  const correct = useSafeMutation({
    mutationFn: (body: StockCorrection) =>
      fetchOnce('POST /product/:id/stock', { form, params: { id }, body }),
    // The dialog shows the error.
    meta: { quiet: true, changes: productKeys },
    onSuccess: ({ available_quantity }) => {
      savedInput.drop()
      void toastBriefly('success', `Stock corrected: ${available_quantity}`)
    },
  })

  return { ...correct, savedInput, unconfirmed }
}
