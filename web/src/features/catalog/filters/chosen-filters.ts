import type { Facets } from '@tech-house/api/contract/search'
import { joinWords, splitWords } from '@tech-house/api/contract/search-words'
import { formatDollars, formatNumber } from '@tech-house/api/parts/format-number'
import type { CatalogFilter } from '../catalog-url.ts'
import { toggle } from '../toggle.ts'

interface ChosenFilter {
  label: string
  /** What leaves this choice out. */
  without: Partial<CatalogFilter>
}

export function chosenFilters(filter: CatalogFilter, facets?: Facets): ChosenFilter[] {
  const { words, type, minPrice, maxPrice, inStock, specs } = filter
  const { wanted, excluded } = splitWords(words)
  const chosen: ChosenFilter[] = excluded.map((word) => ({
    label: `Not “${word}”`,
    without: {
      words: joinWords(
        wanted,
        excluded.filter((other) => other !== word),
      ),
    },
  }))
  if (type) chosen.push({ label: type, without: { type: '', specs: {} } })
  if (minPrice !== undefined || maxPrice !== undefined) {
    const without = { minPrice: undefined, maxPrice: undefined }
    chosen.push({ label: priceLabel(filter), without })
  }
  if (inStock) chosen.push({ label: 'In stock', without: { inStock: false } })
  for (const { key, label, values } of facets?.specs ?? []) {
    for (const value of specs[key] ?? []) {
      const shown = values.find((known) => known.value === value)?.label ?? value
      chosen.push({
        label: shown === 'Yes' ? label : shown,
        without: { specs: toggleSpec(specs, key, value) },
      })
    }
  }
  return chosen
}

export function toggleSpec(specs: CatalogFilter['specs'], key: string, value: string) {
  const { [key]: chosen = [], ...others } = specs
  const next = toggle(chosen, value)
  return next.length > 0 ? { ...others, [key]: next } : others
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
