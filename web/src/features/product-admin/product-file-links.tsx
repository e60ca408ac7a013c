import { Button, Stack } from '@mui/material'
import { importedFields } from '@tech-house/api/contract/catalog/product-import'
import { Link } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { ExportButton } from '#shared/csv/export-button.tsx'
import { paths } from '#shared/paths.ts'

export function ProductFileLinks() {
  return (
    <Stack direction="row" sx={links}>
      <Button component={Link} to={paths.importProducts} variant="outlined">
        Import CSV
      </Button>
      <Button component={Link} to={paths.restock} variant="outlined">
        Restock by CSV
      </Button>
      <ExportButton
        name="products"
        columns={['_id', ...importedFields]}
        read={() => apiFetch('GET /products?view=admin')}
      />
    </Stack>
  )
}

/** In one line of a phone. */
const links = {
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 1.5 },
  mb: { xs: 1, sm: 3 },
  '& .MuiButton-root': { px: { xs: 0.75, sm: 2.5 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}
