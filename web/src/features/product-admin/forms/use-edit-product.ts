import { useQueryClient } from '@tanstack/react-query'
import {
  editProduct,
  type ProductEdit,
  readManagedProduct,
} from '@tech-house/api/contract/catalog/managed-product'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { toastBriefly } from '#shared/toast.ts'
import { leavesUnconfirmed } from '#shared/writes/leaves-unconfirmed.ts'
import { rememberWrite } from '#shared/writes/recent-writes.ts'
import { useIdempotencyKey } from '#shared/writes/use-idempotency-key.ts'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { refreshProducts } from '../refresh-products.ts'
import { useProductImage } from './use-product-image.ts'

interface Edit {
  /** The revision that the edit is based on. */
  revision: number
  edit: ProductEdit
}

interface EditWithImage extends Edit {
  /** The new picture, whose URL the edit gets. */
  file?: File | undefined
}

/**
 * Uploads the picture and saves an edit. The result has the edit with its URL and the stored product; `isSaved` is false if another person's edit came
 * first. If it was an earlier edit of this form, whose response was lost, this one is based on it.
 */
export function useEditProduct(id: string) {
  const queryClient = useQueryClient()
  const { keyOf, renew } = useIdempotencyKey()
  const { progress, urlOf, forget } = useProductImage()
  /** Edits that may be saved although the form does not show it, by their keys, oldest first. */
  const unconfirmed = useRef(new Map<string, Edit>())

  /** Returns the new revision; `undefined` if the product has another revision. */
  async function put(key: string, request: Edit): Promise<number | undefined> {
    const headers = { 'if-match': `"${request.revision}"`, 'idempotency-key': key }
    unconfirmed.current.set(key, request)
    try {
      const body = request.edit
      const { revision } = await apiFetch(editProduct, { params: { id }, headers, body })
      return revision
    } catch (error) {
      if (!leavesUnconfirmed(error, true)) unconfirmed.current.delete(key)
      if (error instanceof CallError && error.status === 412) return undefined
      throw error
    } finally {
      rememberWrite()
    }
  }

  async function save({ revision, edit }: Edit): Promise<boolean> {
    let base: number | undefined = revision
    while (base !== undefined) {
      const saved = await put(keyOf({ id, revision: base, ...edit }), { revision: base, edit })
      if (saved !== undefined) return true
      base = await findSaved()
    }
    return false
  }

  /** The revision of an unconfirmed edit that was saved, which its key returns again. */
  async function findSaved(): Promise<number | undefined> {
    for (const [key, request] of unconfirmed.current) {
      const saved = await put(key, request)
      unconfirmed.current.delete(key)
      if (saved !== undefined) return saved
    }
    return undefined
  }

  const editing = useSingleFlightMutation({
    // The upload is part of it, so that its failure is reported, and no button sends a second edit.
    mutationFn: async ({ revision, edit: typed, file }: EditWithImage) => {
      const edit = file ? { ...typed, image: await urlOf(file) } : typed
      const isSaved = await save({ revision, edit })
      return { isSaved, edit, product: await apiFetch(readManagedProduct, { params: { id } }) }
    },
    onSuccess: ({ isSaved }) => {
      if (!isSaved) return
      renew()
      forget()
      unconfirmed.current.clear()
      void toastBriefly('success', 'Product saved')
    },
    onSettled: () => refreshProducts(queryClient),
  })
  return { ...editing, progress }
}
