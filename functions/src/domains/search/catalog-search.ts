import type { ProductDetails } from '../../contract/catalog/product.ts'
import type { LineMatch, LineQuery, SearchQuery, SearchResult } from '../../contract/search.ts'
import type { SnapshotStore } from '../products/snapshot-store.ts'
import { IndexedCatalog } from './catalog-index/indexed-catalog.ts'
import { WordIndex } from './catalog-index/word-index.ts'
import type { ProductSearch } from './product-search.ts'

/** A state of the cached catalog, newest first. */
interface List {
  rows: readonly { row: ProductDetails }[]
}

/** Searches the rows in memory. */
export class CatalogSearch implements ProductSearch {
  readonly #readList: (fresh?: string) => Promise<List>
  readonly #snapshot: SnapshotStore | undefined
  readonly #index = new WordIndex()
  readonly #catalogs = new WeakMap<List, Promise<IndexedCatalog>>()
  #indexing: Promise<unknown> = Promise.resolve()

  constructor(readList: (fresh?: string) => Promise<List>, snapshot?: SnapshotStore) {
    this.#readList = readList
    this.#snapshot = snapshot
  }

  async search({ fresh, ...query }: SearchQuery): Promise<SearchResult> {
    return (await this.#readCatalog(fresh)).search(query)
  }

  async matchLines(lines: LineQuery[]): Promise<LineMatch[]> {
    return (await this.#readCatalog()).matchLines(lines)
  }

  async #readCatalog(fresh?: string): Promise<IndexedCatalog> {
    const list = await this.#readList(fresh)
    const known = this.#catalogs.get(list)
    if (known) return known
    const rows = list.rows.map(({ row }) => row)
    // One update after the other. A search waits for its own, so that all instances answer alike.
    const catalog = this.#indexing
      .then(() => this.#index.load(this.#snapshot))
      .then(() => this.#index.update(rows))
      .then(() => new IndexedCatalog(rows, this.#index))
    // After a failure the next search tries again.
    this.#indexing = catalog.catch(() => this.#catalogs.delete(list))
    this.#catalogs.set(list, catalog)
    return catalog
  }
}
