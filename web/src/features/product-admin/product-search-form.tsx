import { MenuItem, Tab, Tabs, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/product-filter'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { sizes } from '#shared/theme/sizes.ts'
import { SearchForm, shrunkLabel } from '#shared/ui/search-form.tsx'
import { type ProductSearch, productSummary } from './product-search.ts'

interface Props {
  search: ProductSearch
  onChange: (change: { [Name in keyof ProductSearch]?: string | undefined }) => void
}

export function ProductSearchForm({ search, onChange }: Props) {
  const { data: summary } = useQuery(productSummary(search))
  // A type that is in the URL must be among the options.
  const types = new Set([...(summary?.types ?? []), ...(search.type ? [search.type] : [])])

  return (
    <>
      <Tabs
        value={search.state ?? 'all'}
        onChange={(_event, state) => onChange({ state: ProductState.safeParse(state).data })}
        aria-label="State"
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {states.map(({ state, label }) => (
          <Tab
            key={state}
            value={state}
            label={<span>{summary ? `${label} (${formatNumber(summary[state])})` : label}</span>}
          />
        ))}
      </Tabs>
      <SearchForm
        label="Products"
        fields={[{ name: 'q', label: 'Name, brand or number' }]}
        search={search}
        onFind={onChange}
        chosen={[search.type, search.sort]}
      >
        <TextField
          select
          label="Type"
          size="small"
          value={search.type ?? ''}
          onChange={({ target }) => onChange({ type: target.value })}
          // Otherwise the empty value, which has a label of its own, would leave the field blank.
          slotProps={{ ...shrunkLabel, select: { displayEmpty: true } }}
          sx={choice}
        >
          <MenuItem value="">All types</MenuItem>
          {[...types].map((type) => (
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
          onChange={({ target }) => onChange({ sort: target.value })}
          sx={choice}
        >
          {ProductSort.options.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {sortLabels[sort]}
            </MenuItem>
          ))}
        </TextField>
      </SearchForm>
    </>
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
  'value-desc': 'Stock value',
}

const choice = { width: { xs: '100%', sm: sizes.day } }
