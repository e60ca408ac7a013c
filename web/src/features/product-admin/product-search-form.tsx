import { Tab, Tabs } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/product-filter'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
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
        <NativeSelect
          label="Type"
          value={search.type ?? ''}
          onChange={(type) => onChange({ type })}
        >
          <option value="">All types</option>
          {[...types].map((type) => (
            <option key={type}>{type}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Sort by"
          value={search.sort ?? 'newest'}
          onChange={(sort) => onChange({ sort })}
        >
          {ProductSort.options.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </NativeSelect>
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
