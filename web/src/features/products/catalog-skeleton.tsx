import { Box, Typography } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { SpinnerOverlay } from '#shared/ui/delayed-spinner.tsx'
import { catalogStyles } from './catalog.styles.ts'
import { deferredProductGridStyles } from './product-grid.styles.ts'
import { ShowMoreButton } from './product-list.tsx'
import { SearchField } from './search-field.tsx'
import { TypeList } from './type-list.tsx'
import { firstBatch } from './use-shown-products.ts'

const hidden = { visibility: 'hidden' } as const
const ignore = () => {}

/**
 * The catalog while its products load. It is prerendered, so the styles of the catalog are in the
 * page and need not be inserted with the products.
 */
export function CatalogSkeleton() {
  return (
    <Box sx={catalogStyles}>
      <div className="head" style={hidden}>
        <SearchField words="" onWords={ignore} />
        <div className="bar" />
      </div>
      <div className="rail" style={hidden}>
        <TypeList types={[]} chosen="" onChoose={ignore} />
      </div>
      <div className="results">
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }} style={hidden}>
          Loading
        </Typography>
        <Box component="ul" aria-hidden sx={deferredProductGridStyles}>
          {Array.from({ length: firstBatch }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity.
            <li key={index} style={{ minHeight: sizes.cardRow }} />
          ))}
        </Box>
        <ShowMoreButton loading={false} style={hidden} />
        <SpinnerOverlay />
      </div>
    </Box>
  )
}
