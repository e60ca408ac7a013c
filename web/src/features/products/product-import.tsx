import { Alert, Box, Typography } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { TextFileButton } from '#shared/ui/text-file-button.tsx'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { requiredColumns } from './import/product-columns.ts'
import { readImportFile } from './import/read-import-file.ts'
import { ImportFile } from './import-file.tsx'

/** Adds products from a CSV file, after a preview of what is wrong with it. */
export function ProductImport() {
  const reading = useSingleFlightMutation({ mutationFn: readImportFile })

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>
        Choose a CSV file with the columns {requiredColumns.join(', ')}. New names are added;
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
