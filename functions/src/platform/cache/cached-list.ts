import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import type { CachePolicy } from '../../contract/cache-policy.ts'
import type { SerializedBody } from '../../contract/endpoint.ts'
import type { Page, PageQuery, SharedPageQuery } from '../../contract/page.ts'
import type { CachedPage } from '../http/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import { type CachedRows, incrementalCache, newestFirst, type Source } from './incremental-cache.ts'

const maxPages = 50

/** A public list in the instance's memory. `show` converts each row of its pages. */
export function cachedList<Row, Shown>(
  source: Source<Row>,
  show: (row: Row) => Shown,
  { instanceSeconds }: CachePolicy,
) {
  const cache = incrementalCache(source, instanceSeconds * 1000)
  /** Each page is serialized once per state of the list. */
  const pages = new WeakMap<CachedRows<Row>, LRUCache<string, CachedPage<Shown>>>()

  const rows = (fresh?: string) => (fresh ? cache.getFresh() : cache.get())

  return {
    /** A page that caches may store; with `fresh` an up-to-date page that they may not. */
    async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Shown>> {
      const list = await rows(fresh)
      const known = pages.get(list) ?? new LRUCache({ max: maxPages })
      pages.set(list, known)
      const name = JSON.stringify([limit, cursor])
      const page = known.get(name) ?? pageOf(list, { limit, cursor })
      known.set(name, page)
      return fresh ? { rows: page.rows, next: page.next } : page
    },

    allFresh: async (): Promise<Row[]> => (await cache.getFresh()).all.map(({ row }) => row),

    rows,

    invalidate: cache.invalidate,
  }

  function pageOf({ rows }: CachedRows<Row>, { limit, cursor }: PageQuery): CachedPage<Shown> {
    const later = cursor ? rows.slice(firstAfter(rows, cursor)) : rows
    const found = later.slice(0, limit)
    const last = later.length > limit ? found.at(-1) : undefined
    const shown = found.map(({ row }) => show(row))
    return { rows: shown, next: last && cursorOf(last.id, last.createdAt), ...serialize(shown) }
  }
}

/** The bytes of a JSON response, with a strong ETag. */
export function serialize(value: unknown): SerializedBody {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag }
}

function firstAfter(
  rows: CachedRows<unknown>['rows'],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): number {
  const last = { createdAt: new Timestamp(seconds, nanoseconds), id }
  const index = rows.findIndex((row) => newestFirst(last, row) < 0)
  return index === -1 ? rows.length : index
}
