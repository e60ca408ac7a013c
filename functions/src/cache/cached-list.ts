import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CachePolicy } from '../contract/cache-policy.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'
import { cachedPage } from './cached-page.ts'
import { incrementalCache, newestFirst, type Source } from './incremental-cache.ts'

/** A public list: the newest rows from memory, older rows from Firestore. `show` converts each row. */
export function cachedList<Row, Shown>(
  source: Source<Row>,
  show: (row: Row) => Shown,
  { instanceSeconds }: CachePolicy,
) {
  const cache = incrementalCache(source, instanceSeconds * 1000)

  const rows = (fresh?: string) => (fresh ? cache.getFresh() : cache.get())

  return {
    /** A page that caches may store; with `fresh` an up-to-date page that they may not. */
    async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Shown>> {
      const list = await rows(fresh)
      const page = cachedPage(list, { limit, cursor }, show)
      if (!page) {
        const rowOf = (snapshot: DocumentSnapshot): Shown | undefined => {
          const row = source.rowOf(snapshot)
          return source.isHidden?.(row) ? undefined : show(row)
        }
        return readPage(source.query, 'createdAt', { limit, cursor }, rowOf)
      }
      return fresh ? { rows: page.rows, next: page.next } : page
    },

    /** All cached rows with the hidden ones, newest first, refreshed at the time of the call. */
    async allFresh(): Promise<Row[]> {
      const { rows, hidden } = await cache.getFresh()
      return [...rows, ...hidden].sort(newestFirst).map(({ row }) => row)
    },

    /** The cached rows; with `fresh` refreshed at the time of the call. */
    rows,

    /** Call it after a change of the list. */
    invalidate: cache.invalidate,
  }
}
