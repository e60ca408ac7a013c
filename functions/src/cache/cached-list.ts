import type { CachePolicy } from '../contract/cache-policy.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'
import { cachedPage } from './cached-page.ts'
import { incrementalCache, type Source } from './incremental-cache.ts'

/** A public list: the newest rows from memory, older rows from Firestore. */
export function cachedList<Row>(source: Source<Row>, { instanceSeconds }: CachePolicy) {
  const cache = incrementalCache(source, instanceSeconds * 1000)

  return {
    /** A page that HTTP caches may store; with `fresh` it is current and may not be stored. */
    async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Row>> {
      const list = await (fresh ? cache.getFresh() : cache.get())
      const page = cachedPage(list, { limit, cursor })
      if (!page) return readPage(source.query, 'createdAt', { limit, cursor }, source.rowOf)
      return fresh ? { rows: page.rows, next: page.next } : page
    },

    /** All cached rows, after a refresh. */
    async allFresh(): Promise<Row[]> {
      return (await cache.getFresh()).rows.map(({ row }) => row)
    },

    /** To be called when a row of the list has changed. */
    invalidate: cache.invalidate,
  }
}
