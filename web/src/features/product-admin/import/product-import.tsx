import { Alert, Box, Typography } from '@mui/material'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { FileError, readBytes } from '#shared/csv/decode-csv.ts'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { ImportFile } from './import-file.tsx'
import type { ImportRequest } from './import-worker.ts'
import type { ImportPreview } from './preview-import.ts'

/** Adds products from a CSV file, after a preview of what is wrong with it. */
export function ProductImport() {
  const reading = useSafeMutation({ mutationFn: readImportFile, meta: { quiet: true } })

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>
        Choose a CSV file with the columns {requiredFields.join(', ')}. New names are added;
        products that are in the shop stay as they are.
      </Typography>
      <TextFileButton onChoose={(file) => reading.mutate(file)} />
      {reading.isPending && <DelayedSpinner />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {reading.isSuccess && (
        <ImportFile
          key={reading.submittedAt}
          name={reading.variables.name}
          preview={reading.data}
        />
      )}
    </Box>
  )
}

/** Megabytes of 5,000 rows with the longest texts. */
const maxSize = 30

/** Checks a file of products in a worker. Throws `FileError` when it cannot be imported. */
async function readImportFile(file: File): Promise<ImportPreview> {
  const [bytes, shop] = await Promise.all([
    readBytes(file, maxSize),
    apiFetch('GET /products?view=admin'),
  ])
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
