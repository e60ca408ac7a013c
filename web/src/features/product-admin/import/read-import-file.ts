import { manageProducts } from '@tech-house/api/contract/catalog/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import type { ImportRequest } from './import-worker.ts'
import type { ImportPreview } from './preview-import.ts'

/** 5,000 rows with the longest texts. */
const maxFileBytes = 30 * 1024 * 1024

/** Checks a file of products in a worker. Returns the preview, or why it cannot be imported. */
export async function readImportFile(file: File): Promise<ImportPreview | string> {
  if (file.size > maxFileBytes) return 'The file is larger than 30 MB. Split it into smaller files.'
  const [bytes, shop] = await Promise.all([file.arrayBuffer(), apiFetch(manageProducts)])
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  const request: ImportRequest = { bytes: new Uint8Array(bytes), shop }
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImportPreview | string>) =>
        resolve(data),
      )
      worker.addEventListener('error', () => reject(new Error('The import worker does not run')))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
