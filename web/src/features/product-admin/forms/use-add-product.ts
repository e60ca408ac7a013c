import type { NewProduct } from '@tech-house/api/contract/catalog/product'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { useUpload } from '#shared/images/use-upload.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useUnconfirmedWrite } from '#shared/writes/use-unconfirmed-write.ts'
import type { ProductForm } from './product-form.ts'

export interface AddedProduct extends ProductForm {
  draft?: true
}

/** Uploads the image, and then adds the product once; an unconfirmed product has the image's URL. */
export function useAddProduct(author: string) {
  const { progress, upload } = useUpload()
  const form = { owner: author, name: 'product' }
  const unconfirmed = useUnconfirmedWrite<NewProduct>(form, ({ product }) => product !== undefined)

  const add = useSafeMutation({
    mutationFn: async ({ image, ...product }: AddedProduct | NewProduct) => {
      const url = typeof image === 'string' ? image : await upload(image)
      return fetchOnce('POST /products', { form, body: { ...product, image: url } })
    },
    meta: { changes: productKeys },
    onSuccess: (_, { draft }) =>
      void toastBriefly('success', draft ? 'Draft saved' : 'Product added successful'),
  })

  return { ...add, progress, unconfirmed }
}
