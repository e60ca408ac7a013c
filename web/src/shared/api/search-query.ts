import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { SearchResult } from '@tech-house/api/contract/search'
import { cacheBypass } from '../writes/recent-writes.ts'
import { fetchJson, unreadable } from './fetch-json.ts'
import { isReadable } from './needed-fields.ts'
import { queryKeys } from './query-keys.ts'

export interface FoundProducts extends SearchResult {
  /** The catalog has changed between two pages, so rows may be missing until the next refetch. */
  isTorn: boolean
}

/** A search with these parameters of `GET /search`, page by page. */
export const productSearch = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.products, 'search', search],
    queryFn: ({ pageParam, signal }) => fetchSearch(search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ products, total }, _pages, offset) => {
      const next = offset + products.length
      return products.length > 0 && next < total ? next : undefined
    },
    select: asOne,
    // A search that begins before the page shows its URL is not sent again, also on a slow phone.
    staleTime: 10_000,
  })

async function fetchSearch(search: string, offset: number, signal: AbortSignal) {
  const page = { ...cacheBypass(), ...(offset > 0 && { offset: String(offset) }) }
  const query = [search, new URLSearchParams(page)].join('&').replace(/^&|&$/g, '')
  const { body } = await fetchJson(query ? `/search?${query}` : '/search', { signal })
  if (!isResult(body)) throw unreadable()
  return body
}

/** Without zod, which would add to the landing page's scripts; tests of the server check the rest. */
function isResult(body: unknown): body is SearchResult {
  const { products, facets, relaxations } = Object(body)
  const hasLists = [products, Object(facets).types, relaxations].every(Array.isArray)
  return hasLists && isReadable('GET /search', products)
}

function asOne({ pages }: InfiniteData<SearchResult>): FoundProducts | undefined {
  const last = pages.at(-1)
  if (!last) return undefined
  // A product that was added meanwhile moves another one to the next page, where it is again.
  const all = pages.flatMap(({ products }) => products)
  return {
    ...last,
    products: [...new Map(all.map((product) => [product._id, product])).values()],
    isTorn: pages.some(({ total }) => total !== last.total),
  }
}
