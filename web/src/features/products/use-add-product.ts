import { useQueryClient } from '@tanstack/react-query'
import { addProduct } from '@tech-house/api/contract/product'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useUpload } from '#shared/images/use-upload.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useIdempotencyKey } from '#shared/writes/use-idempotency-key.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import type { ProductDraft } from './product-draft.ts'
import { refreshProducts } from './refresh-products.ts'

/** Stores the picture first, and then the product. */
export function useAddProduct() {
  const queryClient = useQueryClient()
  const { progress, upload } = useUpload()
  const { keyOf, renew } = useIdempotencyKey()
  /** A retry must send the same picture URL, because another body needs another idempotency key. */
  const stored = useRef<{ file: File; url: string }>(undefined)

  async function addressOf(file: File): Promise<string> {
    if (stored.current?.file !== file) stored.current = { file, url: await upload(file) }
    return stored.current.url
  }

  const add = useSingleFlightMutation({
    mutationFn: async (draft: ProductDraft) => {
      const body = { ...draft, image: await addressOf(draft.image) }
      return apiFetch(addProduct, { headers: { 'idempotency-key': keyOf(body) }, body })
    },
    onSuccess: () => {
      renew()
      stored.current = undefined
      void toastBriefly('success', 'Product added successful')
      return refreshProducts(queryClient)
    },
  })

  return { ...add, progress }
}
