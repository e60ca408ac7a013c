import type { Page, SharedPageQuery } from '../contract/page.ts'
import { keptList, type Source } from './kept-list.ts'
import { readPage } from './read-page.ts'
import { sharedPage } from './shared-page.ts'

/** A list that anybody may read: its newest rows from memory, what is older from Firestore. */
export function publicList<Row>(source: Source<Row>) {
  const kept = keptList(source)

  return {
    /** A page that caches may keep, unless it has to be `fresh`: then it is as of this moment. */
    async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Row>> {
      const list = await (fresh ? kept.now() : kept.current())
      const page = sharedPage(list, { limit, cursor })
      if (!page) return readPage(source.query, 'createdAt', { limit, cursor }, source.rowOf)
      return fresh ? { rows: page.rows, next: page.next } : page
    },

    /** All the kept rows as they are this moment. */
    async allNow(): Promise<Row[]> {
      return (await kept.now()).rows.map(({ row }) => row)
    },

    /** To be called when something in the list has just changed. */
    outdate: kept.outdate,
  }
}
