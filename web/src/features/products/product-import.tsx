import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ChangeEvent } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { useSingleFlightMutation } from '#shared/writes/use-single-flight-mutation.ts'
import { requiredColumns } from './import/product-columns.ts'
import { readImportFile } from './import/read-import-file.ts'
import { ImportFile } from './import-file.tsx'

/** Adds products from a CSV file, after a preview of what is wrong with it. */
export function ProductImport() {
  const reading = useSingleFlightMutation({ mutationFn: readImportFile })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) reading.mutate(file)
    // So that the same file can be chosen again.
    target.value = ''
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: sizes.wideForm, overflowWrap: 'anywhere' }}>
        Choose a CSV file with the columns {requiredColumns.join(', ')}. New names are added;
        products that are in the shop stay as they are.
      </Typography>
      <Box sx={{ position: 'relative' }}>
        {/* Only looks like a button: the control is the invisible input above it. */}
        <Button
          component="span"
          aria-hidden
          tabIndex={-1}
          variant="outlined"
          startIcon={<UploadIcon />}
        >
          Choose a file
        </Button>
        <input
          type="file"
          aria-label="Choose a file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={choose}
          style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        />
      </Box>
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
