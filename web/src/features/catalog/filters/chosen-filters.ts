import { formatDollars, formatNumber } from '@tech-house/api/contract/format-number'
import type { Facets } from '@tech-house/api/contract/search'
import type { CatalogFilter } from '../catalog-url.ts'

interface ChosenFilter {
  label: string
  /** What leaves this choice out. */
  without: Partial<CatalogFilter>
}

/** The chosen filters except the search words, with labels. */
export function chosenFilters(filter: CatalogFilter, facets?: Facets): ChosenFilter[] {
  const { type, minPrice, maxPrice, inStock, specs } = filter
  const chosen: ChosenFilter[] = []
  if (type) chosen.push({ label: type, without: { type: '', specs: {} } })
  if (minPrice !== undefined || maxPrice !== undefined) {
    const without = { minPrice: undefined, maxPrice: undefined }
    chosen.push({ label: priceLabel(filter), without })
  }
  if (inStock) chosen.push({ label: 'In stock', without: { inStock: false } })
  for (const { key, label, values } of facets?.specs ?? []) {
    const { [key]: wanted = [], ...others } = specs
    for (const value of wanted) {
      const rest = wanted.filter((other) => other !== value)
      const shown = values.find((known) => known.value === value)?.label ?? value
      chosen.push({
        label: shown === 'Yes' ? label : shown,
        without: { specs: rest.length > 0 ? { ...others, [key]: rest } : others },
      })
    }
  }
  return chosen
}

export function priceLabel({ minPrice, maxPrice }: Pick<CatalogFilter, 'minPrice' | 'maxPrice'>) {
  if (minPrice === undefined) return maxPrice === undefined ? '' : `Up to ${dollars(maxPrice)}`
  return maxPrice === undefined
    ? `${dollars(minPrice)} and more`
    : `${dollars(minPrice)} to ${dollars(maxPrice)}`
}

/** Without cents if they are zero. */
const dollars = (amount: number) =>
  Number.isInteger(amount) ? `$${formatNumber(amount)}` : formatDollars(amount)
