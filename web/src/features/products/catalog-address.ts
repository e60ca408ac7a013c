import { readCompared } from './compared-ids.ts'
import {
  type CatalogFilter,
  maxQueryLength,
  type SortOrder,
  sortOrders,
} from './search/catalog-filter.ts'

/** The state of the catalog that is in the URL. */
export interface CatalogAddress {
  filter: CatalogFilter
  /** Ids of the products that are to be compared. */
  compare: string[]
}

const maxValues = 20
const ownNames = new Set(['q', 'type', 'price', 'stock', 'sort', 'compare'])
/** The format of specification names: socket, formFactor. Other parameters are ignored. */
const specName = /^[a-z][A-Za-z0-9]{1,39}$/

/** Reads the parameters of a URL. Invalid ones are ignored, because anybody can write a URL. */
export function readCatalogAddress(search: string): CatalogAddress {
  const params = new URLSearchParams(search)
  const type = params.get('type')?.slice(0, maxQueryLength) ?? ''
  const sort = params.get('sort')
  return {
    filter: {
      words: params.get('q')?.slice(0, maxQueryLength) ?? '',
      type,
      ...readPrice(params.get('price')),
      inStock: params.get('stock') === '1',
      // Only the specifications of a chosen type can be filtered.
      specs: type ? readSpecs(params) : {},
      ...(isSortOrder(sort) && { sort }),
    },
    compare: readCompared(params.get('compare')),
  }
}

/** The parameters of a URL, with "?" unless there are none. */
export function writeCatalogAddress({ filter, compare }: CatalogAddress): string {
  const { words, type, minPrice, maxPrice, inStock, specs, sort } = filter
  const params = new URLSearchParams()
  if (words) params.set('q', words)
  if (type) params.set('type', type)
  if (minPrice !== undefined || maxPrice !== undefined) {
    params.set('price', `${minPrice ?? ''}-${maxPrice ?? ''}`)
  }
  if (inStock) params.set('stock', '1')
  for (const [key, values] of Object.entries(specs)) {
    for (const value of values) params.append(key, value)
  }
  if (sort) params.set('sort', sort)
  if (compare.length > 0) params.set('compare', compare.join(','))
  return params.size > 0 ? `?${params}`.replaceAll('%2C', ',') : ''
}

function readPrice(range: string | null): Pick<CatalogFilter, 'minPrice' | 'maxPrice'> {
  const [, lower, upper] = range?.match(/^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/) ?? []
  const bounds = {
    ...(lower && { minPrice: Number(lower) }),
    ...(upper && { maxPrice: Number(upper) }),
  }
  return lower && upper && Number(lower) > Number(upper) ? {} : bounds
}

function readSpecs(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter(
    (name) => specName.test(name) && !ownNames.has(name),
  )
  return Object.fromEntries(
    names.slice(0, maxValues).flatMap((name) => {
      const values = params.getAll(name).filter(Boolean).slice(0, maxValues)
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}

const isSortOrder = (name: string | null): name is SortOrder =>
  sortOrders.some((order) => order === name)
