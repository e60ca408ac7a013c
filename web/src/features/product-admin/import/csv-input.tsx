import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { readBytes } from '#shared/csv/decode-csv.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DropArea } from './drop-area.tsx'

interface Props<Content> {
  hint: string
  /** Reads a file. It throws `FileError` for a bad one. */
  read: (bytes: Uint8Array) => Promise<Content>
  /** Downloads a file to start from. */
  template: ReactNode
  /** Shows the content of a file; a pasted one has no name. */
  children: (content: Content, fileName: string) => ReactNode
}

export function CsvInput<Content>(props: Props<Content>) {
  const { hint, read, template, children } = props
  const reading = useSafeMutation({
    mutationFn: async (file: File) => read(await readBytes(file, maxMegabytes)),
    meta: { quiet: true },
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>{hint}</Typography>
      <DropArea template={template} onFile={(file) => reading.mutate(file)} />
      {reading.isPending && <SpinnerOverlay />}
      {reading.error && <Alert severity="error">{reading.error.message}</Alert>}
      {reading.isSuccess && (
        <Box key={reading.submittedAt} sx={{ display: 'contents' }}>
          {children(reading.data, reading.variables.name)}
        </Box>
      )}
    </Box>
  )
}

/** The size of 5,000 rows with the longest texts. */
const maxMegabytes = 30
