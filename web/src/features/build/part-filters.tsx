import { Box } from '@mui/material'
import type { Facets } from '@tech-house/api/contract/search'
import type { SearchConditions, SearchOrder } from '@tech-house/api/contract/search-conditions'
import type { PartKind } from '@tech-house/api/parts/compatibility/part'
import { NativeSelect } from '#shared/ui/native-select.tsx'

export type Filters = Pick<SearchConditions, 'sort' | 'brand'>

interface Props {
  kind: PartKind
  isOwned: boolean
  filters: Filters
  /** How the rows are sorted unless a person chooses. */
  usual: string
  brands: Facets['brands'] | undefined
  onFilters: (filters: Filters) => void
}

/** Work was measured with processors only. */
const sorts: { order: SearchOrder; label: string; kinds?: PartKind[] }[] = [
  { order: 'price-asc', label: 'Price: low to high' },
  { order: 'performance-games', label: 'Speed in games', kinds: ['processor', 'graphics-card'] },
  { order: 'performance-work', label: 'Speed in work', kinds: ['processor'] },
]

export function PartFilters({ kind, isOwned, filters, usual, brands = [], onFilters }: Props) {
  const offered = sorts.filter(({ kinds }) => kinds?.includes(kind) ?? true)
  const [chosen = ''] = filters.brand ?? []

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' }}>
      {!isOwned && (
        <NativeSelect
          hidesLabel
          label="Sort"
          value={filters.sort ?? ''}
          onChange={(value) =>
            onFilters({ ...filters, sort: offered.find(({ order }) => order === value)?.order })
          }
        >
          <option value="">{usual}</option>
          {offered.map(({ order, label }) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        hidesLabel
        label="Brand"
        value={chosen}
        onChange={(brand) => onFilters({ ...filters, brand: brand ? [brand] : undefined })}
      >
        <option value="">All brands</option>
        {brands
          .filter(({ value, count }) => count > 0 || value === chosen)
          .map(({ value, label, count }) => (
            <option key={value} value={value}>
              {`${label} (${count})`}
            </option>
          ))}
      </NativeSelect>
    </Box>
  )
}
