import { Typography } from '@mui/material'
import { sizes } from '#shared/theme/sizes.ts'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { readCatalogUrl } from './catalog-url.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { TypeList } from './filters/type-list.tsx'
import { ShowMoreButton } from './product-list.tsx'
import { SearchField } from './search-field.tsx'
import { firstBatch } from './use-shown-products.ts'

const hidden = { visibility: 'hidden' } as const
const ignore = () => {}
const { filter } = readCatalogUrl('')

/** Prerendered, so that the styles of the catalog need not be inserted with the products. */
export function CatalogSkeleton() {
  return (
    <div className="catalog">
      <div className="head" style={hidden}>
        <SearchField words="" onWords={ignore} />
        <FilterBar filter={filter} onFilter={ignore} onOpen={ignore} />
      </div>
      <div className="rail" style={hidden}>
        <TypeList types={[]} chosen="" onChoose={ignore} />
      </div>
      <div className="results">
        <Typography variant="body2" sx={{ mb: 2 }} style={hidden}>
          Loading
        </Typography>
        <ul aria-hidden className="products deferred">
          {Array.from({ length: firstBatch }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity.
            <li key={index} style={{ minHeight: sizes.cardRow }} />
          ))}
        </ul>
        <ShowMoreButton loading={false} style={hidden} />
        <SpinnerOverlay />
      </div>
    </div>
  )
}
