import { Alert, Box, Typography } from '@mui/material'
import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { Fragment, type ReactNode } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readBytes } from '#shared/csv/decode-csv.ts'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props<Content> {
  /** What a file must contain. */
  hint: string
  /** Loads the code that compares a file with the shop. It throws `FileError` for a bad file. */
  loadReader: () => Promise<(bytes: Uint8Array, shop: ManagedRow[]) => Content>
  /** Shows the content of a file. */
  children: (content: Content, fileName: string) => ReactNode
}

/** Chooses a CSV file, and shows its content or why it cannot be read. */
export function CsvFilePicker<Content>({ hint, loadReader, children }: Props<Content>) {
  const reading = useSafeMutation({
    mutationFn: async (file: File) => {
      const [bytes, shop, read] = await Promise.all([
        readBytes(file, maxMegabytes),
        apiFetch('GET /products?view=admin'),
        loadReader(),
      ])
      return read(bytes, shop)
    },
    meta: { quiet: true },
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>{hint}</Typography>
      <TextFileButton onChoose={(file) => reading.mutate(file)} />
      {reading.isPending && <DelayedSpinner />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {reading.isSuccess && (
        <Fragment key={reading.submittedAt}>
          {children(reading.data, reading.variables.name)}
        </Fragment>
      )}
    </Box>
  )
}

/** The size of 5,000 rows with the longest texts. */
const maxMegabytes = 30
