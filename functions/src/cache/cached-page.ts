import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { PageQuery } from '../contract/page.ts'
import type { CachedPage } from '../http/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import { type CachedRow, type CachedRows, newestFirst } from './incremental-cache.ts'

/** The least recently used pages are evicted first. */
const maxPages = 50

const pagesOf = new WeakMap<CachedRows<unknown>, Map<string, CachedPage<unknown>>>()

/** A page of a cached list, serialized once per state; `undefined` beyond the cached rows. */
export function cachedPage<Row>(
  list: CachedRows<Row>,
  query: PageQuery,
): CachedPage<Row> | undefined {
  // This function creates all pages of a list from that list's rows.
  const pages = (pagesOf.get(list) ?? new Map()) as Map<string, CachedPage<Row>>
  pagesOf.set(list, pages)
  const name = JSON.stringify([query.limit, query.cursor])
  const page = pages.get(name) ?? makePage(list, query)
  pages.delete(name)
  if (page) pages.set(name, page)
  const [oldest] = pages.keys()
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
  return page
}

function makePage<Row>(
  list: CachedRows<Row>,
  { limit, cursor }: PageQuery,
): CachedPage<Row> | undefined {
  const start = cursor ? firstAfter(list.rows, cursor) : 0
  const end = start + limit
  if (end > list.rows.length && !list.isWhole) return undefined
  const cached = list.rows.slice(start, end)
  const hasMore = end < list.rows.length || !list.isWhole
  const last = hasMore ? cached.at(-1) : undefined
  const rows = cached.map(({ row }) => row)
  const body = Buffer.from(JSON.stringify(rows))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { rows, next: last && cursorOf(last.id, last.createdAt), body, etag }
}

function firstAfter(
  rows: readonly CachedRow<unknown>[],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): number {
  const place = { createdAt: new Timestamp(seconds, nanoseconds), id }
  const index = rows.findIndex((row) => newestFirst(place, row) < 0)
  return index === -1 ? rows.length : index
}
