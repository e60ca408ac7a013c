import { useQueryClient } from '@tanstack/react-query'
import { addProduct, NewProduct } from '@tech-house/api/contract/catalog/product'
import type { z } from 'zod'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { storedValue } from '#shared/stored-value.ts'
import { toastBriefly } from '#shared/toast.ts'
import { attemptWith, newAttempt } from '#shared/writes/attempt.ts'
import { leavesUnconfirmed } from '#shared/writes/leaves-unconfirmed.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { useUnconfirmed } from '#shared/writes/use-unconfirmed.ts'
import { refreshProducts } from '../refresh-products.ts'
import type { ProductForm } from './product-form.ts'
import { useProductImage } from './use-product-image.ts'

export interface AddedProduct extends ProductForm {
  /** Not for sale yet. */
  draft?: true
}

const ProductAttempt = attemptWith(NewProduct)
type ProductAttempt = z.infer<typeof ProductAttempt>

/** Stores the picture first, and then the product; an unconfirmed attempt has its picture. */
export function useAddProduct(author: string) {
  const queryClient = useQueryClient()
  const { progress, urlOf, forget } = useProductImage()
  const stored = storedValue(author, 'product-attempt', ProductAttempt)
  const { unconfirmed, store, settle, fail } = useUnconfirmed(stored)

  async function attemptOf(product: AddedProduct): Promise<ProductAttempt> {
    return newAttempt({ ...product, image: await urlOf(product.image) })
  }

  const add = useSingleFlightMutation({
    mutationFn: async (product: AddedProduct | ProductAttempt) => {
      const attempt = 'key' in product ? product : await attemptOf(product)
      store(attempt)
      const { key, body } = attempt
      await apiFetch(addProduct, { headers: { 'idempotency-key': key }, body })
      return body
    },
    onSuccess: ({ draft }) => {
      settle()
      forget()
      void toastBriefly('success', draft ? 'Draft saved' : 'Product added successful')
      return refreshProducts(queryClient)
    },
    onError: (error) => fail(leavesUnconfirmed(error, unconfirmed !== undefined)),
  })

  return { ...add, progress, unconfirmed }
}
