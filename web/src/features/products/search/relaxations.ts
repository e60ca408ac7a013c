import type { CatalogFilter } from './catalog-filter.ts'
import type { Facets } from './facets.ts'
import { readPricePhrase } from './price-phrase.ts'

/** A filter with fewer conditions that finds products when the original filter finds none. */
export interface Relaxation {
  /** The label of the removed condition. */
  label: string
  filter: CatalogFilter
  count: number
}

type Change = Omit<Relaxation, 'count'>

/** With more words than this, single words are not removed. */
const maxWords = 6

/** Variants of the filter, each without one condition. */
export function relaxationsOf(filter: CatalogFilter, facets: Facets): Change[] {
  const { type, minPrice, maxPrice, inStock, specs } = filter
  const changes: Change[] = wordChanges(filter)
  if (inStock) changes.push({ label: 'In stock', filter: { ...filter, inStock: false } })
  if (minPrice !== undefined || maxPrice !== undefined) {
    changes.push({
      label: 'the price',
      filter: { ...filter, minPrice: undefined, maxPrice: undefined },
    })
  }
  for (const { key, label } of facets.specs.filter(({ key }) => specs[key])) {
    const { [key]: _, ...others } = specs
    changes.push({ label, filter: { ...filter, specs: others } })
  }
  // Without the type, the conditions on its specifications have no meaning.
  if (type) changes.push({ label: type, filter: { ...filter, type: '', specs: {} } })
  return changes
}

/** Searches for single words, if removing one word is not enough. */
export function singleWords(filter: CatalogFilter): Change[] {
  const words = readPricePhrase(filter.words).rest.split(/\s+/).filter(Boolean)
  if (words.length < 3 || words.length > maxWords) return []
  return words.map((word) => ({
    label: `all but “${word}”`,
    filter: { ...filter, words: word },
  }))
}

function wordChanges(filter: CatalogFilter): Change[] {
  const { rest } = readPricePhrase(filter.words)
  const words = rest.split(/\s+/).filter(Boolean)
  const withoutPrice =
    words.length > 0 && rest !== filter.words
      ? [{ label: 'the price', filter: { ...filter, words: words.join(' ') } }]
      : []
  if (words.length > maxWords) return withoutPrice
  const withoutWord = words.map((word, place) => ({
    label: `“${word}”`,
    filter: {
      ...filter,
      words:
        filter.words === rest
          ? words.toSpliced(place, 1).join(' ')
          : filter.words.replace(word, ' ').trim(),
    },
  }))
  return [...withoutPrice, ...withoutWord]
}
