import type { Facets } from '@tech-house/api/contract/search'
import type { SearchConditions } from '@tech-house/api/contract/search-conditions'
import { joinWords, splitWords } from '@tech-house/api/contract/search-words'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { isSameChoice } from '@tech-house/api/parts/specifications/choice'
import { toggleChoice } from '../toggle.ts'

interface ChosenFilter {
  label: string
  /** What leaves this choice out. */
  without: Partial<SearchConditions>
}

type Chips = (filter: SearchConditions, facets?: Facets) => ChosenFilter[]

const none: Chips = () => []
const chip = (label: string | false | undefined, without: ChosenFilter['without']) =>
  label ? [{ label, without }] : []

const chips: Record<keyof SearchConditions, Chips> = {
  q: ({ q }) => {
    const { wanted, excluded } = splitWords(q)
    const without = (word: string) => excluded.filter((other) => other !== word)
    return excluded.flatMap((word) =>
      chip(`Not “${word}”`, { q: joinWords(wanted, without(word)) }),
    )
  },
  type: ({ type }) => chip(type, { type: undefined, specs: {} }),
  minPrice: (range) => chip(priceLabel(range), { minPrice: undefined, maxPrice: undefined }),
  // In the chip of the lowest price.
  maxPrice: none,
  brand: ({ brand = [] }) =>
    brand.flatMap((value) => chip(value, { brand: brand.filter((other) => other !== value) })),
  inStock: ({ inStock }) => chip(inStock && 'In stock', { inStock: false }),
  deals: ({ deals }) => chip(deals && 'Reduced', { deals: false }),
  specs: ({ specs }, facets) =>
    (facets?.specs ?? []).flatMap(({ key, label, values }) =>
      (specs[key] ?? []).flatMap((value) => {
        const shown = values.find((known) => isSameChoice(known.value, value))?.label ?? value
        return chip(shown === 'Yes' ? label : shown, { specs: toggleSpec(specs, key, value) })
      }),
    ),
  sort: none,
  kind: none,
  fits: none,
  own: none,
}

export const chosenFilters: Chips = (filter, facets) =>
  Object.values(chips).flatMap((chipsOf) => chipsOf(filter, facets))

export function toggleSpec(specs: SearchConditions['specs'], key: string, value: string) {
  const { [key]: chosen = [], ...others } = specs
  const next = toggleChoice(chosen, value)
  return next.length > 0 ? { ...others, [key]: next } : others
}

export function priceLabel({ minPrice, maxPrice }: Omit<SearchConditions, 'q' | 'specs'>) {
  if (minPrice === undefined) return maxPrice === undefined ? '' : `Up to ${shortPrice(maxPrice)}`
  return maxPrice === undefined
    ? `${shortPrice(minPrice)} and more`
    : `${shortPrice(minPrice)} to ${shortPrice(maxPrice)}`
}

/** Without cents if they are zero. */
const shortPrice = (price: number) => formatPrice(price, Number.isInteger(price) ? 0 : undefined)
