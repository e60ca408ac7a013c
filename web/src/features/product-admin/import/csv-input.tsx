import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DropArea } from './drop-area.tsx'
import type { ChosenSheet, FileFormat } from './open-file.ts'

interface Props<Content> {
  hint: string
  /** Is loaded with the first file. */
  load: () => Promise<FileFormat<Content>>
  /** Downloads a file to start from. */
  template: ReactNode
  /** Shows the content of a file; a pasted one has no name. */
  children: (content: Content, fileName: string) => ReactNode
}

export function CsvInput<Content>(props: Props<Content>) {
  const { hint, load, template, children } = props
  const reading = useSafeMutation({
    mutationFn: async ({ sheet, read }: ChosenSheet<Content>) => read(sheet),
    meta: { quiet: true },
  })
  const opening = useSafeMutation({
    mutationFn: async (file: File) => {
      const [{ openFile }, format] = await Promise.all([import('./open-file.ts'), load()])
      return openFile(file, format)
    },
    onSuccess: ({ sheets: [sheet], read }) => reading.mutate({ sheet, read }),
    meta: { quiet: true },
  })
  const error = opening.error ?? (opening.isSuccess ? reading.error : null)

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>{hint}</Typography>
      <DropArea template={template} onFile={(file) => opening.mutate(file)} />
      {(opening.isPending || reading.isPending) && <SpinnerOverlay />}
      {opening.isSuccess && (
        <opening.data.SheetSelect
          sheets={opening.data.sheets}
          chosen={reading.variables?.sheet}
          onChoose={(sheet) => reading.mutate({ sheet, read: opening.data.read })}
        />
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {opening.isSuccess && reading.isSuccess && (
        <Box key={reading.submittedAt} sx={{ display: 'contents' }}>
          {children(reading.data, opening.variables.name)}
        </Box>
      )}
    </Box>
  )
}
