import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CachePolicy } from '../contract/cache-policy.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { readPage } from '../paging/read-page.ts'
import { cachedPage } from './cached-page.ts'
import { incrementalCache, type Source } from './incremental-cache.ts'

/** A public list: its newest rows from memory, older ones from Firestore, as `show` makes them. */
export function cachedList<Row, Shown>(
  source: Source<Row>,
  show: (row: Row) => Shown,
  { instanceSeconds }: CachePolicy,
) {
  const cache = incrementalCache(source, instanceSeconds * 1000)

  return {
    /** A page that caches may reuse; with `fresh` it is as of now, and none may. */
    async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Shown>> {
      const list = await (fresh ? cache.getFresh() : cache.get())
      const page = cachedPage(list, { limit, cursor }, show)
      if (!page) {
        const rowOf = (snapshot: DocumentSnapshot) => show(source.rowOf(snapshot))
        return readPage(source.query, 'createdAt', { limit, cursor }, rowOf)
      }
      return fresh ? { rows: page.rows, next: page.next } : page
    },

    /** All cached rows as of now. */
    async allFresh(): Promise<Shown[]> {
      return (await cache.getFresh()).rows.map(({ row }) => show(row))
    },

    /** The cached rows, which may be some seconds old. */
    rows: cache.get,

    /** Call it when something in the list has just changed. */
    invalidate: cache.invalidate,
  }
}
