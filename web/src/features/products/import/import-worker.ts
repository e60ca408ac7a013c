import { expose } from 'comlink'
import { FileError } from './decode-csv.ts'
import { type ImportPreview, type KnownProduct, previewImport } from './preview-import.ts'

const importWorker = {
  /** The preview, or why the file cannot be imported. */
  preview(bytes: Uint8Array, shop: KnownProduct[]): ImportPreview | string {
    try {
      return previewImport(bytes, shop)
    } catch (error) {
      if (error instanceof FileError) return error.message
      throw error
    }
  },
}

export type ImportWorker = typeof importWorker

expose(importWorker)
