import { Alert, Box, Typography } from '@mui/material'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { ReactNode } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readBytes } from '#shared/csv/decode-csv.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DropArea, type Sample } from './drop-area.tsx'
import { FileContent, type Readable } from './file-content.tsx'
import type { Answers } from './number-columns.ts'

interface Props<Content> {
  hint: string
  sample: Sample
  /** Loads the code that compares a file with the shop. It throws `FileError` for a bad file. */
  loadReader: () => Promise<
    (bytes: Uint8Array, shop: ManagedProduct[], answers?: Answers) => Content
  >
  /** Shows the content of a file whose questions have answers; a pasted one has no name. */
  children: (content: Content, fileName: string) => ReactNode
}

export function CsvInput<Content extends Readable>(props: Props<Content>) {
  const { hint, sample, loadReader, children } = props
  const reading = useSafeMutation({
    mutationFn: async (file: File) => {
      const [bytes, shop, read] = await Promise.all([
        readBytes(file, maxMegabytes),
        apiFetch('GET /products?view=admin'),
        loadReader(),
      ])
      return { first: read(bytes, shop), again: (answers: Answers) => read(bytes, shop, answers) }
    },
    meta: { quiet: true },
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>{hint}</Typography>
      <DropArea sample={sample} onFile={(file) => reading.mutate(file)} />
      {reading.isPending && <SpinnerOverlay />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {reading.isSuccess && (
        <FileContent key={reading.submittedAt} {...reading.data}>
          {(content) => children(content, reading.variables.name)}
        </FileContent>
      )}
    </Box>
  )
}

/** The size of 5,000 rows with the longest texts. */
const maxMegabytes = 30
