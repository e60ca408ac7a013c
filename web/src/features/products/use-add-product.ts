import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addProduct } from '@tech-house/api/contract/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useUpload } from '#shared/api/use-upload.ts'
import { toastBriefly } from '#shared/toast.ts'
import type { ProductDraft } from './product-draft.ts'
import { refreshProducts } from './refresh-products.ts'

/** Stores the picture first, and the product only when that succeeded [ADM-4]. */
export function useAddProduct() {
  const queryClient = useQueryClient()
  const { progress, upload } = useUpload()
  const add = useMutation({
    mutationFn: async (draft: ProductDraft) =>
      apiFetch(addProduct, { body: { ...draft, image: await upload(draft.image) } }),
    onSuccess: () => {
      void toastBriefly('success', 'Product added successful')
      return refreshProducts(queryClient)
    },
  })

  return { ...add, progress }
}
