import { FileError } from '#shared/csv/decode-csv.ts'
import { type ImportPreview, type KnownProduct, previewImport } from './preview-import.ts'

export interface ImportRequest {
  bytes: Uint8Array
  shop: KnownProduct[]
}

/** Answers one request with the preview, or why the file cannot be imported. */
addEventListener('message', ({ data: { bytes, shop } }: MessageEvent<ImportRequest>) => {
  postMessage(previewOf(bytes, shop))
})

function previewOf(bytes: Uint8Array, shop: KnownProduct[]): ImportPreview | string {
  try {
    return previewImport(bytes, shop)
  } catch (error) {
    if (error instanceof FileError) return error.message
    throw error
  }
}
