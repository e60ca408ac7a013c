import { useQuery } from '@tanstack/react-query'
import { ProductSort } from '@tech-house/api/contract/catalog/product-filter'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { SearchLinks } from '#shared/ui/links/search-links.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { SearchForm } from '#shared/ui/search-form.tsx'
import type { ProductSearch } from './product-search.ts'
import { productSummary } from './product-summary.ts'

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
      <SearchLinks
        label="State"
        search={search}
        name="state"
        links={states.map(({ value, label }) => ({
          value,
          text: (
            <span>{summary ? `${label} (${formatNumber(summary[value ?? 'all'])})` : label}</span>
          ),
        }))}
        onChange={onChange}
      />
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
  { value: undefined, label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'low', label: 'Low stock' },
  { value: 'contradictory', label: 'Contradictions' },
] as const

const sortLabels: Record<ProductSort, string> = {
  newest: 'Newest',
  name: 'Name',
  reduction: 'Reduction, largest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'stock-asc': 'Stock, low to high',
  'stock-desc': 'Stock, high to low',
  'value-desc': 'Stock value',
}
