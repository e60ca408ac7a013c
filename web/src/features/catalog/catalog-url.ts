import type { Facets, SortOrder } from '@tech-house/api/contract/search'
import { readCompared } from '#shared/products/compared-ids.ts'
import { readPrice } from '#shared/read-number.ts'

/** The search of a visitor. An empty or missing field matches everything. */
export interface CatalogFilter {
  words: string
  type: string
  /** In dollars, both included. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock: boolean
  /** Accepted values of a specification by its facet's key. */
  specs: Record<string, string[]>
  /** Default: the best match first, or the newest without search words. */
  sort?: SortOrder | undefined
}

/** The state of the catalog that is in the URL, in the parameters of `GET /search`. */
interface CatalogState {
  filter: CatalogFilter
  compare: string[]
}

/** The contract's list brings zod, which the landing page does not load. */
export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
}
// The keys of the record.
export const sortOrders = Object.keys(sortLabels) as SortOrder[]

export const maxWordsLength = 200
const maxTypeLength = 60
const maxValues = 20
const ownNames =
  /^(?:type|kind|minPrice|maxPrice|inStock|sort|limit|offset|fits|own|fresh|compare)$/
/** The format of specification names: socket, formFactor. Other parameters are ignored. */
const specName = /^[a-z][A-Za-z0-9]{1,39}$/

/** The chosen type as the products spell it: a URL may have another case. */
export const chosenType = ({ type }: CatalogFilter, facets?: Pick<Facets, 'type'>): string =>
  facets?.type?.toLowerCase() === type.toLowerCase() ? facets.type : type

/** Reads the parameters of a URL. Invalid ones are ignored, because anybody can write a URL. */
export function readCatalogUrl(search: string): CatalogState {
  const params = new URLSearchParams(search)
  const textOf = (name: string) => params.get(name)?.trim() ?? ''
  const [minPrice, maxPrice] = ['minPrice', 'maxPrice'].map((name) => readPrice(textOf(name)))
  const isReversed = Number(minPrice) > Number(maxPrice)
  const type = textOf('type').length > maxTypeLength ? '' : textOf('type')
  return {
    filter: {
      words: textOf('q').slice(0, maxWordsLength).trim(),
      type,
      ...(!isReversed && { minPrice, maxPrice }),
      inStock: textOf('inStock') === '1',
      // Only the specifications of a chosen type can be filtered.
      specs: type ? readSpecs(params) : {},
      sort: sortOrders.find((order) => order === textOf('sort')),
    },
    compare: readCompared(textOf('compare')),
  }
}

/** The parameters of `GET /search` for a filter; empty if it matches everything in the usual order. */
export function writeSearch({ words, inStock, specs, sort, ...others }: CatalogFilter): string {
  const params = new URLSearchParams()
  const values = { q: words, ...others, inStock: inStock ? '1' : '', ...specs, sort }
  for (const [name, value = ''] of Object.entries(values)) {
    for (const one of [value].flat()) if (one !== '') params.append(name, String(one))
  }
  return String(params)
}

/** The parameters of a URL, with "?" unless there are none. */
export function writeCatalogUrl({ filter, compare }: CatalogState): string {
  const compared = compare.length > 0 && `compare=${compare.map(encodeURIComponent).join(',')}`
  const params = [writeSearch(filter), compared].filter(Boolean).join('&')
  return params && `?${params}`
}

function readSpecs(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter(
    (name) => specName.test(name) && !ownNames.test(name),
  )
  return Object.fromEntries(
    names.slice(0, maxValues).flatMap((name) => {
      const values = params.getAll(name).filter(Boolean).slice(0, maxValues)
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}
