import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { Page, PageQuery } from '../contract/page.ts'
import { type KeptRow, type KeptRows, newestFirst } from './kept-list.ts'
import { cursorOf } from './read-page.ts'

/** A page that is the same for everybody, with the bytes of its JSON. */
export interface SharedPage<Row> extends Page<Row> {
  body: Buffer
  /** Strong: equal bytes have it in every instance. */
  etag: string
}

/** The most pages of one state of a list that are kept ready to be sent, those last asked for. */
const maxPages = 50

const ready = new WeakMap<KeptRows<unknown>, Map<string, SharedPage<unknown>>>()

/** A page of a kept list, made once for each state; `undefined` where it goes on beyond the kept. */
export function sharedPage<Row>(
  list: KeptRows<Row>,
  where: PageQuery,
): SharedPage<Row> | undefined {
  // The pages of a list are made below, of this list's own rows.
  const pages = (ready.get(list) ?? new Map()) as Map<string, SharedPage<Row>>
  ready.set(list, pages)
  const name = JSON.stringify([where.limit, where.cursor])
  const page = pages.get(name) ?? makePage(list, where)
  pages.delete(name)
  if (page) pages.set(name, page)
  const [oldest] = pages.keys()
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
  return page
}

export function isShared<Row>(page: Page<Row>): page is SharedPage<Row> {
  return 'etag' in page
}

function makePage<Row>(
  list: KeptRows<Row>,
  { limit, cursor }: PageQuery,
): SharedPage<Row> | undefined {
  const start = cursor ? firstAfter(list.rows, cursor) : 0
  const end = start + limit
  if (end > list.rows.length && !list.isWhole) return undefined
  const kept = list.rows.slice(start, end)
  const hasMore = end < list.rows.length || !list.isWhole
  const last = hasMore ? kept.at(-1) : undefined
  const rows = kept.map(({ row }) => row)
  const body = Buffer.from(JSON.stringify(rows))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { rows, next: last && cursorOf(last.id, last.createdAt), body, etag }
}

function firstAfter(
  rows: readonly KeptRow<unknown>[],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): number {
  const place = { createdAt: new Timestamp(seconds, nanoseconds), id }
  const index = rows.findIndex((row) => newestFirst(place, row) < 0)
  return index === -1 ? rows.length : index
}
