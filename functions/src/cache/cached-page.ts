import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { SerializedBody } from '../contract/endpoint.ts'
import type { PageQuery } from '../contract/page.ts'
import type { CachedPage } from '../http/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import { type CachedRow, type CachedRows, newestFirst } from './incremental-cache.ts'

/** The least recently used pages are evicted first. */
const maxPages = 50

const pagesOf = new WeakMap<object, Map<string, CachedPage<unknown>>>()

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
  // Safe: only the code below writes to this map, and it uses the rows of this list.
  const pages = (pagesOf.get(list) ?? new Map()) as Map<string, CachedPage<Shown>>
  pagesOf.set(list, pages)
  const name = JSON.stringify([query.limit, query.cursor])
  const page = pages.get(name) ?? makePage(list, query, show)
  pages.delete(name)
  if (page) pages.set(name, page)
  const [oldest] = pages.keys()
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
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
  const place = { createdAt: new Timestamp(seconds, nanoseconds), id }
  const index = rows.findIndex((row) => newestFirst(place, row) < 0)
  return index === -1 ? rows.length : index
}
