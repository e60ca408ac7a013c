import type { Facets } from '@tech-house/api/contract/search'
import {
  readSearch,
  type SearchConditions,
  writeSearch,
} from '@tech-house/api/contract/search-conditions'
import { readCompared } from '#shared/products/compared-ids.ts'

/** What is in the URL of the catalog; `search` is the filter as parameters of `GET /search`. */
export const catalogUrl = (filter: SearchConditions, compare: string[]) => ({
  filter,
  search: writeSearch(filter),
  compare,
})

export function readCatalogUrl(url: string) {
  const params = new URLSearchParams(url)
  return catalogUrl(readSearch(params), readCompared(params.get('compare')))
}

/** The parameters, with "?" unless there are none. */
export function writeCatalogUrl({ search, compare }: ReturnType<typeof catalogUrl>): string {
  const compared = compare.length > 0 && `compare=${compare.map(encodeURIComponent).join(',')}`
  const params = [search, compared].filter(Boolean).join('&')
  return params && `?${params}`
}

/** The chosen type as the products spell it: a URL may have another case. */
export const chosenType = (
  { type = '' }: Pick<SearchConditions, 'type'>,
  facets?: Pick<Facets, 'type'>,
): string => (facets?.type?.toLowerCase() === type.toLowerCase() ? facets.type : type)
