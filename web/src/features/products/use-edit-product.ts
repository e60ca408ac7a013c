import { useQueryClient } from '@tanstack/react-query'
import {
  editProduct,
  type ProductEdit,
  readManagedProduct,
} from '@tech-house/api/contract/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { toastBriefly } from '#shared/toast.ts'
import { rememberWrite } from '#shared/writes/recent-writes.ts'
import { useIdempotencyKey } from '#shared/writes/use-idempotency-key.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { refreshProducts } from './refresh-products.ts'

interface Edit {
  /** The revision that the edit is based on. */
  revision: number
  edit: ProductEdit
}

/** Saves an edit. The result has the stored product; `isSaved` is false if another edit came first. */
export function useEditProduct(id: string) {
  const queryClient = useQueryClient()
  const { keyOf, renew } = useIdempotencyKey()

  async function save({ revision, edit }: Edit): Promise<boolean> {
    const headers = {
      'if-match': `"${revision}"`,
      'idempotency-key': keyOf({ id, revision, ...edit }),
    }
    try {
      await apiFetch(editProduct, { params: { id }, headers, body: edit })
      return true
    } catch (error) {
      if (error instanceof CallError && error.status === 412) return false
      throw error
    } finally {
      rememberWrite()
    }
  }

  return useSingleFlightMutation({
    mutationFn: async (edit: Edit) => {
      const isSaved = await save(edit)
      return { isSaved, product: await apiFetch(readManagedProduct, { params: { id } }) }
    },
    onSuccess: ({ isSaved }) => {
      if (!isSaved) return
      renew()
      void toastBriefly('success', 'Product saved')
    },
    onSettled: () => refreshProducts(queryClient),
  })
}
