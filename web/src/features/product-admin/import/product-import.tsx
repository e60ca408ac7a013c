import { Alert, Box, Typography } from '@mui/material'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { ImportFile } from './import-file.tsx'
import { readImportFile } from './read-import-file.ts'

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
