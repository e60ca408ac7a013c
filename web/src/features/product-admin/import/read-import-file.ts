import { manageProducts } from '@tech-house/api/contract/catalog/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { FileError, readBytes } from '#shared/csv/decode-csv.ts'
import type { ImportRequest } from './import-worker.ts'
import type { ImportPreview } from './preview-import.ts'

/** Megabytes of 5,000 rows with the longest texts. */
const maxSize = 30

/** Checks a file of products in a worker. Throws `FileError` when it cannot be imported. */
export async function readImportFile(file: File): Promise<ImportPreview> {
  const [bytes, shop] = await Promise.all([readBytes(file, maxSize), apiFetch(manageProducts)])
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const request: ImportRequest = { bytes, shop }
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImportPreview | string>) =>
        typeof data === 'string' ? reject(new FileError(data)) : resolve(data),
      )
      worker.addEventListener('error', () => reject(new Error('The import worker does not run')))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
