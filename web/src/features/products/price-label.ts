import type { CatalogFilter } from './search/catalog-filter.ts'

/** Without cents if they are zero. */
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`

export function priceLabel({ minPrice, maxPrice }: Pick<CatalogFilter, 'minPrice' | 'maxPrice'>) {
  if (minPrice === undefined) return maxPrice === undefined ? '' : `Up to ${dollars(maxPrice)}`
  return maxPrice === undefined
    ? `${dollars(minPrice)} and more`
    : `${dollars(minPrice)} to ${dollars(maxPrice)}`
}
