import { formatDollars, formatNumber } from '@tech-house/api/contract/format-number'
import type { CatalogFilter } from '../catalog-filter.ts'

/** Without cents if they are zero. */
const dollars = (amount: number) =>
  Number.isInteger(amount) ? `$${formatNumber(amount)}` : formatDollars(amount)

export function priceLabel({ minPrice, maxPrice }: Pick<CatalogFilter, 'minPrice' | 'maxPrice'>) {
  if (minPrice === undefined) return maxPrice === undefined ? '' : `Up to ${dollars(maxPrice)}`
  return maxPrice === undefined
    ? `${dollars(minPrice)} and more`
    : `${dollars(minPrice)} to ${dollars(maxPrice)}`
}
