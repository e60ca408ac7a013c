import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import type { SerializedBody } from '../contract/endpoint.ts'
import type { PageQuery } from '../contract/page.ts'
import type { CachedPage } from '../http/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import { type CachedRow, type CachedRows, newestFirst } from './incremental-cache.ts'

/** For each state of a list. */
const maxPages = 50

const pagesOf = new WeakMap<object, LRUCache<string, CachedPage<unknown>>>()

type Rows<Row> = Pick<CachedRows<Row>, 'rows' | 'isWhole'>

/**
 * A page of a cached list, serialized once per state of the list. `show` converts the rows and must be
 * the same function for each call. `undefined` if the page goes beyond the cached rows.
 */
export function cachedPage<Row, Shown>(
  list: Rows<Row>,
  query: PageQuery,
  show: (row: Row) => Shown,
): CachedPage<Shown> | undefined {
  const pages = pagesOf.get(list) ?? new LRUCache({ max: maxPages })
  pagesOf.set(list, pages)
  const name = JSON.stringify([query.limit, query.cursor])
  // Safe: only this function adds pages, and from the rows of this list.
  const known = pages.get(name) as CachedPage<Shown> | undefined
  const page = known ?? makePage(list, query, show)
  pages.set(name, page)
  return page
}

function makePage<Row, Shown>(
  list: Rows<Row>,
  { limit, cursor }: PageQuery,
  show: (row: Row) => Shown,
): CachedPage<Shown> | undefined {
  const start = cursor ? firstAfter(list.rows, cursor) : 0
  const end = start + limit
  if (end > list.rows.length && !list.isWhole) return undefined
  const cached = list.rows.slice(start, end)
  const hasMore = end < list.rows.length || !list.isWhole
  const last = hasMore ? cached.at(-1) : undefined
  const rows = cached.map(({ row }) => show(row))
  return { rows, next: last && cursorOf(last.id, last.createdAt), ...serialize(rows) }
}

/** The bytes of a JSON response, with a strong ETag. */
export function serialize(value: unknown): SerializedBody {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag }
}

function firstAfter(
  rows: readonly CachedRow<unknown>[],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): number {
  const last = { createdAt: new Timestamp(seconds, nanoseconds), id }
  const index = rows.findIndex((row) => newestFirst(last, row) < 0)
  return index === -1 ? rows.length : index
}
