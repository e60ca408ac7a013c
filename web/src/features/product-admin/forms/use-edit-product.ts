import type { ManagedProduct, ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
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
  /** With the URL of the new image. */
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
    const isAccepted = await put(edit, revision)
    const stored = await apiFetch('GET /product/:id?view=admin', { params: { id } })
    const isStored = (own: ProductEdit) => areEqual(own, editableOf(stored))
    if (isAccepted || isStored(edit)) return { isSaved: true, edit, stored }
    if (sent.current.some(isStored)) return save(edit, stored.revision)
    return { isSaved: false, edit, stored }
  }

  /** `false` if the product has another revision. */
  async function put(body: ProductEdit, revision: number): Promise<boolean> {
    try {
      const headers = { 'if-match': `"${revision}"` }
      await apiFetch('PUT /product/:id', { params: { id }, headers, body })
      return true
    } catch (error) {
      if (error instanceof CallError && error.status === 412) return false
      throw error
    }
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
