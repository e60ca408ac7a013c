import { hash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import type { CachePolicy } from '../../contract/cache-policy.ts'
import type { SerializedBody } from '../../contract/endpoint.ts'
import type { Page, PageQuery, SharedPageQuery } from '../../contract/page.ts'
import type { CachedPage } from '../http/response/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import {
  type CachedRow,
  type CachedRows,
  incrementalCache,
  newestFirst,
  type Source,
} from './incremental-cache.ts'
import type { RefreshingCache } from './refreshing-cache.ts'

const maxPages = 50

/** How rows change without a write. */
interface Clock<Row> {
  isTimed: (row: Row) => boolean
  /** A row at a time (ms), and until when it is so. */
  atTime: (row: Row, time: number) => { row: Row; until: number }
}

/** A public list in the instance's memory. `show` converts each row of its pages. */
export class CachedList<Row, Shown> {
  readonly #cache: RefreshingCache<CachedRows<Row>>
  readonly #clock: Clock<Row> | undefined
  /** The list of the cache, as its rows are from one time to another. */
  #current: { of: CachedRows<Row>; list: CachedRows<Row>; until: number } | undefined
  readonly #timed = new WeakMap<CachedRow<Row>, { cached: CachedRow<Row>; until: number }>()
  readonly #show: (row: Row) => Shown
  readonly #pages = new WeakMap<CachedRows<Row>, LRUCache<string, CachedPage<Shown>>>()

  constructor(
    source: Source<Row>,
    show: (row: Row) => Shown,
    { instanceSeconds }: CachePolicy,
    clock?: Clock<Row>,
  ) {
    this.#clock = clock
    this.#cache = incrementalCache(source, instanceSeconds * 1000)
    this.#show = show
  }

  /** A page that caches may store; with `fresh` an up-to-date page that they may not. */
  async page({ fresh, limit, cursor }: SharedPageQuery): Promise<Page<Shown>> {
    const list = await this.rows(fresh)
    const known = this.#pages.get(list) ?? new LRUCache({ max: maxPages })
    this.#pages.set(list, known)
    const name = JSON.stringify([limit, cursor])
    const page = known.get(name) ?? this.#createPage(list, { limit, cursor })
    known.set(name, page)
    return fresh ? { rows: page.rows, next: page.next } : page
  }

  async allFresh(): Promise<Row[]> {
    return (await this.rows('1')).all.map(({ row }) => row)
  }

  async rows(fresh?: string): Promise<CachedRows<Row>> {
    return this.#asOfNow(fresh ? await this.#cache.getFresh() : await this.#cache.get())
  }

  #asOfNow(of: CachedRows<Row>): CachedRows<Row> {
    const time = Date.now()
    const known = this.#current
    if (!this.#clock || (known?.of === of && time < known.until)) return known?.list ?? of
    const { isTimed, atTime } = this.#clock
    const timed = new Map(
      of.all
        .filter(({ row }) => isTimed(row))
        .map((cached) => [cached, this.#timedRow(cached, atTime, time)]),
    )
    const shown = (cached: CachedRow<Row>) => timed.get(cached)?.cached ?? cached
    const until = Math.min(Infinity, ...new Set([...timed.values()].map((one) => one.until)))
    const list =
      timed.size > 0 ? { ...of, rows: of.rows.map(shown), all: of.all.map(shown), until } : of
    this.#current = { of, list, until }
    return list
  }

  /** The same object until it changes, so that it is not indexed again. */
  #timedRow(cached: CachedRow<Row>, atTime: Clock<Row>['atTime'], time: number) {
    const known = this.#timed.get(cached)
    if (known && time < known.until) return known
    const { row, until } = atTime(cached.row, time)
    const timed = { cached: { ...cached, row }, until }
    this.#timed.set(cached, timed)
    return timed
  }

  invalidate(): void {
    this.#cache.invalidate()
  }

  #createPage({ rows, until }: CachedRows<Row>, { limit, cursor }: PageQuery): CachedPage<Shown> {
    const later = cursor ? rowsAfter(rows, cursor) : rows
    const found = later.slice(0, limit)
    const last = later.length > limit ? found.at(-1) : undefined
    const shown = found.map(({ row }) => this.#show(row))
    return {
      rows: shown,
      next: last && cursorOf(last.id, last.createdAt),
      ...serialize(shown, until),
    }
  }
}

/** `until` is when the value changes without a write, in ms. */
export function serialize(value: unknown, until = Infinity): SerializedBody {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { body, etag, until }
}

function rowsAfter<Row>(
  rows: CachedRows<Row>['rows'],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): CachedRows<Row>['rows'] {
  const last = { createdAt: new Timestamp(seconds, nanoseconds), id }
  return rows.filter((row) => newestFirst(last, row) < 0)
}
