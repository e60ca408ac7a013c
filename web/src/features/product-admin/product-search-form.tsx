import { Box, Button, MenuItem, Tab, Tabs, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/managed-product'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { SearchField, trimmed } from '#shared/forms/search-field.tsx'
import { useSearchForm } from '#shared/forms/use-search-form.ts'
import type { ProductSearch } from '#shared/products/managed-product-search.ts'
import { productSummary } from '#shared/products/product-queries.ts'
import { sizes } from '#shared/theme/sizes.ts'

interface Props {
  search: ProductSearch
  onSearch: (search: ProductSearch) => void
}

/** Narrows the products down by state, words and type, and sorts them. */
export function ProductSearchForm({ search, onSearch }: Props) {
  const { data: summary } = useQuery(productSummary(search))
  const { register, find } = useSearchForm({ q: search.q ?? '' }, ({ q }) =>
    narrow({ q: q || undefined }),
  )
  // A type that is in the URL must be among the options.
  const types = [...new Set([...(summary?.types ?? []), ...(search.type ? [search.type] : [])])]
  const narrow = (change: Partial<ProductSearch>) => onSearch({ ...search, ...change, page: 1 })

  return (
    <Box role="search" aria-label="Products" sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Tabs
        value={search.state ?? 'all'}
        onChange={(_event, state) => narrow({ state: ProductState.safeParse(state).data })}
        aria-label="State"
        variant="scrollable"
      >
        {states.map(({ state, label }) => (
          <Tab
            key={state}
            value={state}
            label={summary ? `${label} (${formatNumber(summary[state])})` : label}
          />
        ))}
      </Tabs>
      <Box component="form" noValidate onSubmit={find} sx={fields}>
        <SearchField
          label="Name"
          field={register('q', trimmed)}
          sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}
        />
        <TextField
          select
          label="Type"
          size="small"
          value={search.type ?? ''}
          onChange={({ target }) => narrow({ type: target.value || undefined })}
          slotProps={shown}
        >
          <MenuItem value="">All types</MenuItem>
          {types.map((type) => (
            <MenuItem key={type} value={type}>
              {type}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Sort by"
          size="small"
          value={search.sort ?? 'newest'}
          onChange={({ target }) => narrow({ sort: ProductSort.safeParse(target.value).data })}
        >
          {ProductSort.options.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {sortLabels[sort]}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined" sx={{ gridColumn: { xs: 'span 2', md: 'auto' } }}>
          Find
        </Button>
      </Box>
    </Box>
  )
}

const states = [
  { state: 'all', label: 'All' },
  { state: 'draft', label: 'Drafts' },
  { state: 'low', label: 'Low stock' },
] as const

const sortLabels: Record<ProductSort, string> = {
  newest: 'Newest',
  name: 'Name',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'stock-asc': 'Stock, low to high',
  'stock-desc': 'Stock, high to low',
}

// Otherwise the empty value, which has a label of its own, would leave the field blank.
const shown = { inputLabel: { shrink: true }, select: { displayEmpty: true } }

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: `minmax(0, 1fr) repeat(2, ${sizes.day}px) auto`,
  },
  gap: 1.5,
  alignItems: 'start',
}
