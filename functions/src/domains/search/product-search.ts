import type { LineMatch, LineQuery, SearchQuery, SearchResult } from '../../contract/search.ts'

/** What the rest of the shop needs of a search; `product-search.test.ts` is its contract. */
export interface ProductSearch {
  search(query: SearchQuery): Promise<SearchResult>
  matchLines(lines: LineQuery[]): Promise<LineMatch[]>
}
