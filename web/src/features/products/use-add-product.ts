import { useQueryClient } from '@tanstack/react-query'
import { addProduct } from '@tech-house/api/contract/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useIdempotencyKey } from '#shared/writes/use-idempotency-key.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import type { ProductDraft } from './product-draft.ts'
import { refreshProducts } from './refresh-products.ts'
import { useProductImage } from './use-product-image.ts'

export interface AddedProduct extends ProductDraft {
  /** Not for sale yet. */
  draft?: true
}

/** Stores the picture first, and then the product. */
export function useAddProduct() {
  const queryClient = useQueryClient()
  const { progress, addressOf, forget } = useProductImage()
  const { keyOf, renew } = useIdempotencyKey()

  const add = useSingleFlightMutation({
    mutationFn: async (product: AddedProduct) => {
      const body = { ...product, image: await addressOf(product.image) }
      return apiFetch(addProduct, { headers: { 'idempotency-key': keyOf(body) }, body })
    },
    onSuccess: (_answer, { draft }) => {
      renew()
      forget()
      void toastBriefly('success', draft ? 'Draft saved' : 'Product added successful')
      return refreshProducts(queryClient)
    },
  })

  return { ...add, progress }
}
