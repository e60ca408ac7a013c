import { LRUCache } from 'lru-cache'
import { ownedParts } from '../../contract/builds/owned-part.ts'
import { Product, type ProductDetails } from '../../contract/catalog/product.ts'
import type { SerializedBody } from '../../contract/endpoint.ts'
import { totalPrice } from '../../contract/money.ts'
import type {
  LineMatch,
  LineQuery,
  Relaxation,
  SearchedProduct,
  SearchQuery,
  SearchResult,
} from '../../contract/search.ts'
import { facetsIn } from '../../contract/search.ts'
import { splitWords } from '../../contract/search-words.ts'
import { kindsByType, partOf } from '../../parts/compatibility/catalog-parts.ts'
import { specificationChips } from '../../parts/specifications/specification-text.ts'
import { serialize } from '../../platform/cache/cached-list.ts'
import { responseSignal } from '../../platform/http/request-context.ts'
import { mapInSlices, timeSlices } from '../../platform/http/time-slices.ts'
import { byText, facetCounter } from './facets.ts'
import { type Fit, findOrFit, rankByFit } from './fit.ts'
import { lineMatcher } from './match-lines.ts'
import { parsePrice } from './parse-price.ts'
import { queryOf, relaxationsOf, type Search } from './relaxations.ts'
import { plainSigns } from './tokenize.ts'
import { cheap } from './vocabulary.ts'
import { type WordIndex, wordIndex } from './word-index.ts'

/** A state of the cached catalog, newest first. */
interface List {
  rows: readonly { row: ProductDetails }[]
}

export type ProductSearch = ReturnType<typeof catalogSearch>

/** A search engine would have the same two methods, see docs/scale.md. */
export function catalogSearch(rowsOf: (fresh?: string) => Promise<List>) {
  const index = wordIndex()
  const states = new WeakMap<List, Promise<CatalogState>>()
  let indexing: Promise<unknown> = Promise.resolve()

  async function stateOf(fresh?: string): Promise<CatalogState> {
    const list = await rowsOf(fresh)
    const known = states.get(list)
    if (known) return known
    const rows = list.rows.map(({ row }) => row)
    // One update after the other. A search waits for its own, so that all instances answer alike.
    const state = indexing.then(() => index.update(rows)).then(() => catalogState(rows, index))
    // After a failure the next search tries again.
    indexing = state.catch(() => states.delete(list))
    states.set(list, state)
    return state
  }

  return {
    async search({ fresh, ...query }: SearchQuery): Promise<SerializedBody> {
      return (await stateOf(fresh)).search(query)
    },

    async matchLines(lines: LineQuery[]): Promise<LineMatch[]> {
      const { matchLine } = await stateOf()
      return mapInSlices(lines, matchLine)
    },
  }
}

type CatalogState = ReturnType<typeof catalogState>

function catalogState(rows: ProductDetails[], index: WordIndex) {
  const kinds = kindsByType(rows)
  const countFacets = facetCounter(rows, kinds)
  const byId = new Map(rows.map((row) => [row._id, row]))
  const places = new Map(rows.map((row, place) => [row, place]))
  const orders = {
    newest: (a: ProductDetails, b: ProductDetails) => (places.get(a) ?? 0) - (places.get(b) ?? 0),
    'price-asc': (a: ProductDetails, b: ProductDetails) => a.price - b.price,
    'price-desc': (a: ProductDetails, b: ProductDetails) => b.price - a.price,
    name: (a: ProductDetails, b: ProductDetails) => byText.compare(a.product, b.product),
  }
  const catalog = { rows, kinds, categoryOf: index.categoryOf, find }
  let matcher: ReturnType<typeof lineMatcher> | undefined
  /** The results by query as JSON, together with the queries at most 4 MiB. */
  const results = new LRUCache<string, SerializedBody>({
    maxSize: 4 * 1024 * 1024,
    sizeCalculation: ({ body }, query) => body.length + query.length,
  })

  /** The products that contain the words, best match first; if they ask for it, the cheapest good one first. */
  function find(words: string): ProductDetails[] {
    const scores = index.find(words)
    const scoreOf = ({ _id }: ProductDetails) => scores.get(_id) ?? 0
    const found = [...scores.keys()].flatMap((id) => byId.get(id) ?? [])
    found.sort((a, b) => scoreOf(b) - scoreOf(a) || orders.newest(a, b))
    const [best] = found
    if (!best || !cheap.test(words)) return found
    const isGood = (row: ProductDetails) => scoreOf(row) >= 0.7 * scoreOf(best)
    return found.sort((a, b) => Number(isGood(b)) - Number(isGood(a)) || a.price - b.price)
  }

  async function narrow(search: Search) {
    const { wanted, excluded } = splitWords(search.q)
    const { rest, minPrice = 0, maxPrice = Infinity } = parsePrice(wanted)
    const found = rest.trim() ? await findOrFit(rest, catalog) : rows
    const without = excluded.map(index.findWhole)
    const { remaining, facets } = countFacets(
      found.filter(({ _id }) => !without.some((ids) => ids.has(_id))),
      {
        ...search,
        minPrice: Math.max(search.minPrice ?? 0, minPrice),
        maxPrice: Math.min(search.maxPrice ?? Infinity, maxPrice),
      },
    )
    const { sort } = search
    return { remaining: sort ? remaining.toSorted(orders[sort]) : remaining, facets }
  }

  function rank(found: ProductDetails[], { q, sort, fits = [], own = [] }: Search) {
    const chosen = fits.flatMap(({ productId, quantity }) => {
      const row = byId.get(productId)
      return (row && partOf(row, quantity, kinds)) ?? []
    })
    const build = [...chosen, ...ownedParts(own, byId, kinds)]
    return rankByFit(found, build, kinds, q || sort ? () => 0 : costOf)
  }

  async function search(query: SearchQuery): Promise<SearchResult> {
    const letOthersRun = timeSlices(responseSignal())
    const { type, kind, minPrice, maxPrice, inStock, sort, fits, own, limit, offset } = query
    const [q, specs] = [plainSigns(query.q), facetsIn(query)]
    const search = { q, type, kind, minPrice, maxPrice, inStock, sort, fits, own, specs }
    const { remaining, facets } = await narrow(search)
    const found =
      fits || own
        ? await rank(remaining, search)
        : remaining.map((row) => ({ row, fit: undefined }))
    const products = found.slice(offset, offset + limit).map(shown)
    const relaxations: Relaxation[] = []
    for (const { label, search: relaxed } of found.length > 0
      ? []
      : relaxationsOf(search, facets, rows)) {
      if (relaxations.some((other) => other.label === label)) continue
      await letOthersRun()
      const count = (await narrow(relaxed)).remaining.length
      if (count > 0) relaxations.push({ label, query: queryOf(relaxed), count })
    }
    return { products, total: found.length, facets, relaxations }
  }

  return {
    async search(query: SearchQuery): Promise<SerializedBody> {
      const key = JSON.stringify(query)
      const result = results.get(key) ?? serialize(await search(query))
      results.set(key, result)
      return result
    },

    matchLine(line: LineQuery) {
      matcher ??= lineMatcher(rows, find)
      return matcher(line)
    },
  }
}

/** What must be ordered to get one piece, in dollars. */
const costOf = ({ price, minimum_order }: ProductDetails) => totalPrice(price, minimum_order)

function shown({ row, fit }: { row: ProductDetails; fit?: Fit }): SearchedProduct {
  return {
    // Without the fields of the catalog in memory that only admins see.
    ...Product.parse(row),
    chips: row.specs ? specificationChips(row.specs) : [],
    ...(fit && { fit }),
  }
}
