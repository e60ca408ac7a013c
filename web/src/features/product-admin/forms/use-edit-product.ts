import type { ManagedProduct, ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { useUpload } from '#shared/images/use-upload.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { differingFields, editableOf } from './edit-differences.ts'

interface Edit {
  revision: number
  edit: ProductEdit
  file?: File | undefined
}

interface Saved {
  /** False if an edit of another person came first. */
  isSaved: boolean
  edit: ProductEdit
  stored: ManagedProduct
}

/** If the stored product is an edit of this form whose response was lost, this edit is based on it. */
export function useEditProduct(id: string) {
  const { progress, upload } = useUpload()
  /** Edits that may be stored although the form does not show them. */
  const sent = useRef<ProductEdit[]>([])

  async function save(edit: ProductEdit, revision: number): Promise<Saved> {
    sent.current.push(edit)
    const headers = { 'if-match': `"${revision}"` }
    const call = fetchOnce('PUT /product/:id', { params: { id }, headers, body: edit })
    const isSaved = (await nullIfMissing(call, [412])) !== null
    const stored = await apiFetch('GET /product/:id?view=admin', { params: { id } })
    const isOwn = sent.current.some((own) => areEqual(own, editableOf(stored)))
    return isSaved || !isOwn ? { isSaved, edit, stored } : save(edit, stored.revision)
  }

  const editing = useSafeMutation({
    // The upload is part of it, so that its failure is reported, and no button sends a second edit.
    mutationFn: async ({ revision, edit, file }: Edit) =>
      save(file ? { ...edit, image: await upload(file) } : edit, revision),
    meta: { changes: productKeys },
    onSuccess: ({ isSaved }) => {
      if (!isSaved) return
      sent.current = []
      void toastBriefly('success', 'Product saved')
    },
  })
  return { ...editing, progress }
}

const areEqual = (one: ProductEdit, other: ProductEdit) =>
  differingFields(one, one, other).length === 0
