import { hash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import type { CachePolicy } from '../../contract/cache-policy.ts'
import type { SerializedBody } from '../../contract/endpoint.ts'
import type { Page, PageQuery, SharedPageQuery } from '../../contract/page.ts'
import type { CachedPage } from '../http/response/send-response.ts'
import { cursorOf } from '../paging/read-page.ts'
import { type CachedRows, incrementalCache, newestFirst, type Source } from './incremental-cache.ts'
import type { RefreshingCache } from './refreshing-cache.ts'

const maxPages = 50

/** A public list in the instance's memory. `show` converts each row of its pages. */
export class CachedList<Row, Shown> {
  readonly #cache: RefreshingCache<CachedRows<Row>>
  readonly #show: (row: Row) => Shown
  readonly #pages = new WeakMap<CachedRows<Row>, LRUCache<string, CachedPage<Shown>>>()

  constructor(source: Source<Row>, show: (row: Row) => Shown, { instanceSeconds }: CachePolicy) {
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
    return (await this.#cache.getFresh()).all.map(({ row }) => row)
  }

  rows(fresh?: string): Promise<CachedRows<Row>> {
    return fresh ? this.#cache.getFresh() : this.#cache.get()
  }

  invalidate(): void {
    this.#cache.invalidate()
  }

  #createPage({ rows }: CachedRows<Row>, { limit, cursor }: PageQuery): CachedPage<Shown> {
    const later = cursor ? rowsAfter(rows, cursor) : rows
    const found = later.slice(0, limit)
    const last = later.length > limit ? found.at(-1) : undefined
    const shown = found.map(({ row }) => this.#show(row))
    return { rows: shown, next: last && cursorOf(last.id, last.createdAt), ...serialize(shown) }
  }
}

export function serialize(value: unknown): SerializedBody {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { body, etag }
}

function rowsAfter<Row>(
  rows: CachedRows<Row>['rows'],
  { seconds, nanoseconds, id }: NonNullable<PageQuery['cursor']>,
): CachedRows<Row>['rows'] {
  const last = { createdAt: new Timestamp(seconds, nanoseconds), id }
  return rows.filter((row) => newestFirst(last, row) < 0)
}
