import type { SerializedBody } from '../contract/endpoint.ts'
import type { LineMatch, LineQuery, SearchQuery } from '../contract/search.ts'

/**
 * Searches the published products; `catalogSearch` does it in the memory of the instance. A search engine
 * (Typesense, Meilisearch, the text search of Firestore Enterprise) would implement these two methods:
 * `search` sends the words, the conditions as a filter and the facets to count, and ranks for `fits` by
 * `fit.ts`; `matchLines` sends a list as one multi-search. `vocabulary.ts` becomes the engine's synonyms.
 */
export interface ProductSearch {
  /** A page of results with facets, and with other searches if it finds nothing. */
  search(query: SearchQuery): Promise<SerializedBody>
  /** The products that the lines of a list name. */
  matchLines(lines: LineQuery[]): Promise<LineMatch[]>
}
