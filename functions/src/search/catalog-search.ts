import { LRUCache } from 'lru-cache'
import { serialize } from '../cache/cached-list.ts'
import { timeSlices } from '../cache/time-slices.ts'
import { Product, type ProductDetails } from '../contract/catalog/product.ts'
import { isSoldOut } from '../contract/catalog/stock.ts'
import { kindsByType, partOf } from '../contract/compatibility/catalog-parts.ts'
import { ownedParts } from '../contract/compatibility/owned-part.ts'
import type { SerializedBody } from '../contract/endpoint.ts'
import { totalPrice } from '../contract/money.ts'
import type { LineQuery, SearchedProduct, SearchQuery, SearchResult } from '../contract/search.ts'
import { facetsIn } from '../contract/search.ts'
import { specificationChips } from '../contract/specifications/specification-text.ts'
import { byText, facetCounter } from './facets.ts'
import { type Fit, fitIn, isFitFor, rankOf } from './fit.ts'
import { lineMatcher } from './match-lines.ts'
import { parsePrice } from './parse-price.ts'
import { categoryIn, corrected } from './parse-query.ts'
import type { ProductSearch } from './product-search.ts'
import { queryOf, relaxationsOf, type Search } from './relaxations.ts'
import { tokenize } from './tokenize.ts'
import { cheap } from './vocabulary.ts'
import { type WordIndex, wordIndex } from './word-index.ts'

/** A state of the cached catalog, newest first. */
interface List {
  rows: readonly { row: ProductDetails }[]
}

/** Searches the cached catalog. Its words are indexed at the first search. */
export function catalogSearch(rowsOf: (fresh?: string) => Promise<List>): ProductSearch {
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
    async search({ fresh, ...query }) {
      const { results } = await stateOf(fresh)
      return results.memo(JSON.stringify(query))
    },

    async matchLines(lines) {
      const { matchLine } = await stateOf()
      const letOthersRun = timeSlices(10)
      const matches = []
      for (const line of lines) {
        matches.push(matchLine(line))
        await letOthersRun()
      }
      return matches
    },
  }
}

type CatalogState = ReturnType<typeof catalogState>

/** One state of the catalog, with what a search looks up in it. */
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
  let matcher: ReturnType<typeof lineMatcher> | undefined

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

  /** Like `find`, or the products of the named type that fit the named part: "case for rtx 5080". */
  function findOrFit(words: string): ProductDetails[] {
    const found = find(words)
    const typed = tokenize(words)
    const { category, rest = [] } = categoryIn(typed) ?? categoryIn(typed.map(corrected)) ?? {}
    const isOf = (type?: string) => (row: ProductDetails) => index.categoryOf(row._id) === type
    const isRequest = rest.length > 0 && /\d|\b(?:for|fits?|with)\b/i.test(words)
    if (!category || !isRequest || found.some(isOf(category))) return found
    // A cooler has many sockets, so it says nothing about what else fits one.
    const others = find(rest.join(' ')).filter(
      (row) => !isOf(category)(row) && !isOf('cooler')(row),
    )
    const direct = fittingFor(others, category)
    // Memory and a processor, for example, are compared only by a board.
    const fitting = direct ?? fittingFor(fittingFor(others, 'motherboard') ?? [], category) ?? found
    return cheap.test(words) ? fitting.toSorted(orders['price-asc']) : fitting
  }

  /** The products of a type that fit the first of the others with which they can be compared. */
  function fittingFor(others: ProductDetails[], category: string): ProductDetails[] | undefined {
    const wanted = rows.filter(({ _id }) => index.categoryOf(_id) === category).slice(0, 300)
    for (const other of others.slice(0, 8)) {
      const fitting = wanted.filter((row) => isFitFor(other, row, kinds))
      if (fitting.length > 0) return fitting
    }
    return undefined
  }

  function narrow(search: Search) {
    const { rest, minPrice = 0, maxPrice = Infinity } = parsePrice(search.q)
    const { remaining, facets } = countFacets(rest.trim() ? findOrFit(rest) : rows, {
      ...search,
      minPrice: Math.max(search.minPrice ?? 0, minPrice),
      maxPrice: Math.min(search.maxPrice ?? Infinity, maxPrice),
    })
    const { sort } = search
    return { remaining: sort ? remaining.toSorted(orders[sort]) : remaining, facets }
  }

  /** What fits a build first, then what is in stock; without words or an order the cheapest to order. */
  function rank(found: ProductDetails[], { q, sort, fits = [], own = [] }: Search) {
    const chosen = fits.flatMap(({ productId, quantity }) => {
      const row = byId.get(productId)
      return (row && partOf(row, quantity, kinds)) ?? []
    })
    const build = [...chosen, ...ownedParts(own, byId, kinds)]
    return found
      .map((row) => ({ row, fit: fitIn(build, row, kinds) }))
      .sort(
        (a, b) =>
          rankOf(a.fit) - rankOf(b.fit) ||
          Number(isSoldOut(a.row)) - Number(isSoldOut(b.row)) ||
          (q || sort ? 0 : costOf(a.row) - costOf(b.row)),
      )
  }

  function search(query: SearchQuery): SearchResult {
    const { q, type, kind, minPrice, maxPrice, inStock, sort, fits, own, limit, offset } = query
    const specs = facetsIn(query)
    const search = { q, type, kind, minPrice, maxPrice, inStock, sort, fits, own, specs }
    const { remaining, facets } = narrow(search)
    const found =
      fits || own ? rank(remaining, search) : remaining.map((row) => ({ row, fit: undefined }))
    const products = found.slice(offset, offset + limit).map(shown)
    const relaxations = (found.length > 0 ? [] : relaxationsOf(search, facets, rows))
      .map(({ label, search }) => {
        return { label, query: queryOf(search), count: narrow(search).remaining.length }
      })
      .filter(({ count }) => count > 0)
      .filter(({ label }, place, all) => all.findIndex((other) => other.label === label) === place)
    return { products, total: found.length, facets, relaxations }
  }

  return {
    /** The results by query as JSON, together with the queries at most 4 MiB. */
    results: new LRUCache<string, SerializedBody>({
      ...{
        maxSize: 4 * 1024 * 1024,
        sizeCalculation: ({ body }, query) => body.length + query.length,
      },
      memoMethod: (query) => serialize(search(JSON.parse(query))),
    }),

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
