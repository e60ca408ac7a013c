import { Alert, Box, Typography } from '@mui/material'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { ImportFile } from './import-file.tsx'
import { readImportFile } from './read-import-file.ts'

/** Adds products from a CSV file, after a preview of what is wrong with it. */
export function ProductImport() {
  const reading = useSingleFlightMutation({ mutationFn: readImportFile })

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>
        Choose a CSV file with the columns {requiredFields.join(', ')}. New names are added;
        products that are in the shop stay as they are.
      </Typography>
      <TextFileButton onChoose={(file) => reading.mutate(file)} />
      {reading.isPending && <DelayedSpinner />}
      {typeof reading.data === 'string' && <Alert severity="error">{reading.data}</Alert>}
      {typeof reading.data === 'object' && (
        <ImportFile
          key={reading.submittedAt}
          name={reading.variables?.name ?? ''}
          preview={reading.data}
        />
      )}
    </Box>
  )
}
