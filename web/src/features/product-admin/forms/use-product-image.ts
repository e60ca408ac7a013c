import { useRef } from 'react'
import { useUpload } from '#shared/images/use-upload.ts'

/**
 * Uploads the picture of a product. A retry gets the same URL, because another body needs another
 * idempotency key.
 */
export function useProductImage() {
  const { progress, upload } = useUpload()
  const stored = useRef<{ file: File; url: string }>(undefined)

  async function urlOf(file: File): Promise<string> {
    if (stored.current?.file !== file) stored.current = { file, url: await upload(file) }
    return stored.current.url
  }

  function forget() {
    stored.current = undefined
  }

  return { progress, urlOf, forget }
}
