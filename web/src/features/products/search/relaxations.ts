import type { CatalogFilter } from './catalog-filter.ts'
import type { Facets } from './facets.ts'
import { readPricePhrase } from './price-phrase.ts'

/** A change of the filter that finds products where the filter itself finds none. */
export interface Relaxation {
  /** What is left out, in the words of the page. */
  label: string
  filter: CatalogFilter
  count: number
}

type Change = Omit<Relaxation, 'count'>

/** More words are not tried one by one. */
const maxWords = 6

/** The filter without each of its parts in turn. */
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
  // The specifications are those of the type.
  if (type) changes.push({ label: type, filter: { ...filter, type: '', specs: {} } })
  return changes
}

/** Each word on its own, where leaving out one of them is not enough. */
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
