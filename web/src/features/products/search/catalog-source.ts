import type { Catalog } from '@tech-house/api/contract/catalog'
import { type CatalogRow, catalogRows } from '@tech-house/api/contract/catalog-rows'
import { unreadable } from '#shared/api/fetch-json.ts'
import type { CatalogFilter } from './catalog-filter.ts'
import { createCatalogSearch, type SearchResult } from './catalog-search.ts'
import type { LineMatch, LineQuery } from './match-lines.ts'

interface State {
  version: string
  rows: CatalogRow[]
  search: ReturnType<typeof createCatalogSearch>
}

let state: State | undefined

/** The catalog feed and its index, inside the worker. */
export const catalogSource = {
  /** Reads a response of `GET /catalog`: the whole catalog or its changes. Returns its version. */
  update(feed: string): string {
    const body: unknown = JSON.parse(feed)
    if (!isCatalog(body)) throw unreadable()
    if (body.version !== state?.version) {
      const rows = body.isWhole ? catalogRows(body) : changed(state?.rows, body)
      state = { version: body.version, rows, search: createCatalogSearch(rows) }
    }
    return state.version
  },

  search(filter: CatalogFilter, limit: number): SearchResult {
    if (!state) throw new Error('The catalog was not loaded')
    return state.search.search(filter, limit)
  },

  matchLines(lines: LineQuery[]): LineMatch[] {
    if (!state) throw new Error('The catalog was not loaded')
    return state.search.matchLines(lines)
  },
}

export type CatalogSource = typeof catalogSource

/** The rows with changed ones in their places, without removed ones; new ones are the newest. */
function changed(rows: CatalogRow[] | undefined, changes: Catalog): CatalogRow[] {
  if (!rows) throw unreadable()
  const fresh = new Map(catalogRows(changes).map((row) => [row._id, row]))
  const removed = new Set(changes.removed)
  const kept = rows.filter(({ _id }) => !removed.has(_id)).map((row) => fresh.get(row._id) ?? row)
  const known = new Set(kept.map(({ _id }) => _id))
  return [...[...fresh.values()].filter(({ _id }) => !known.has(_id)), ...kept]
}

/** Checks only the outer shape, without zod, because the tests of the API check the rest. */
function isCatalog(body: unknown): body is Catalog {
  const feed = body as Partial<Catalog> | null
  return (
    typeof feed?.version === 'string' &&
    typeof feed.isWhole === 'boolean' &&
    Array.isArray(feed.removed) &&
    Array.isArray(feed.products?._id)
  )
}
