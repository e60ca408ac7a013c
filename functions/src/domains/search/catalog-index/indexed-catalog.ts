import { LRUCache } from 'lru-cache'
import { withCurrentIds } from '../../../contract/builds/build-lines.ts'
import { ownedParts, withAddedFacts } from '../../../contract/builds/owned-part.ts'
import { reductionOf } from '../../../contract/catalog/prior-price.ts'
import { Product, type ProductDetails } from '../../../contract/catalog/product.ts'
import { productsById } from '../../../contract/catalog/products-by-id.ts'
import { isSoldOut } from '../../../contract/catalog/stock.ts'
import { totalPrice } from '../../../contract/money.ts'
import {
  conditionsIn,
  type Facets,
  type LineMatch,
  type LineQuery,
  type Relaxation,
  type SearchedProduct,
  type SearchQuery,
  type SearchResult,
} from '../../../contract/search.ts'
import {
  type SearchConditions,
  type SearchOrder,
  writeSearch,
} from '../../../contract/search-conditions.ts'
import { splitWords } from '../../../contract/search-words.ts'
import {
  type KindsByType,
  kindsByType,
  partOf,
} from '../../../parts/compatibility/catalog-parts.ts'
import type { AnyPart } from '../../../parts/compatibility/part.ts'
import { performanceOf } from '../../../parts/performance/performance-of.ts'
import { specificationChips } from '../../../parts/specifications/specification-text.ts'
import {
  mapCooperatively,
  sortCooperatively,
  timeSlices,
} from '../../../platform/http/concurrency/time-slices.ts'
import { responseSignal } from '../../../platform/http/request/request-context.ts'
import { byFit, compareWithBuild, type Fit, findOrFit, fitIn } from '../fitting-products.ts'
import { lineMatcher } from '../lines/match-lines.ts'
import { parsePrice } from '../query/parse-price.ts'
import { maxWords } from '../query/parse-query.ts'
import { relaxationsOf } from '../query/relaxations.ts'
import { isNumberLike, plainSigns, tokenize } from '../query/tokenize.ts'
import { cheap, minimums } from '../query/vocabulary.ts'
import { byText, facetCounter } from './facets.ts'
import type { WordIndex } from './word-index.ts'

type Specs = Record<string, unknown>
type Comparison = (a: ProductDetails, b: ProductDetails) => number

/** Of the score of a product: less than what the name of a model adds. */
const soldOutFactor = 0.8

/** The products of one state of the catalog, newest first, and what was searched in it. */
export class IndexedCatalog {
  readonly rows: readonly ProductDetails[]
  readonly kinds: KindsByType
  readonly index: WordIndex
  readonly #countFacets: ReturnType<typeof facetCounter>
  readonly #byId: ReadonlyMap<string, ProductDetails>
  /** Of several products. */
  readonly #sharedNames = new Set<string>()
  readonly #comparisons: Record<SearchOrder, Comparison>
  #matchLine: ReturnType<typeof lineMatcher> | undefined
  readonly #results = new LRUCache<string, SearchResult>({ max: 100 })

  constructor(rows: readonly ProductDetails[], index: WordIndex) {
    const positions = new Map(rows.map((row, position) => [row, position]))
    this.rows = rows
    this.kinds = kindsByType(rows)
    this.index = index
    this.#countFacets = facetCounter(rows, this.kinds)
    this.#byId = productsById(rows)
    const names = new Set<string>()
    for (const { product } of rows) (names.has(product) ? this.#sharedNames : names).add(product)
    const newest = (a: ProductDetails, b: ProductDetails) =>
      (positions.get(a) ?? 0) - (positions.get(b) ?? 0)
    this.#comparisons = {
      newest,
      'price-asc': (a, b) => a.price - b.price,
      'price-desc': (a, b) => b.price - a.price,
      reduction: (a, b) => reductionOf(b) - reductionOf(a) || newest(a, b),
      name: (a, b) => byText.compare(a.product, b.product),
      'performance-games': fastestFirst('performance-games'),
      'performance-work': fastestFirst('performance-work'),
    }
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const key = JSON.stringify(query)
    const result = this.#results.get(key) ?? (await this.#search(query))
    this.#results.set(key, result)
    return result
  }

  async matchLines(lines: LineQuery[]): Promise<LineMatch[]> {
    this.#matchLine ??= lineMatcher(this)
    const match = await this.#matchLine
    return mapCooperatively(lines, (line) => this.#withPartNumbers(match(line)))
  }

  #withPartNumbers(match: LineMatch): LineMatch {
    const products = match.products.map((product) => {
      const row = this.#byId.get(product._id)
      return { ...product, ...(row && this.#partNumberIn(row)) }
    })
    return { ...match, products }
  }

  /**
   * The products with exactly this part number or GTIN, if it has no other meaning in words, such as "black", "5080" and
   * "RM850x". Else those that contain the words, best match first, and those with a number that begins so.
   */
  find = (words: string, orMore = false): ProductDetails[] => {
    const exact = this.findNumber(words)
    const found = this.#findWords(words, false)
    if (exact.length > 0 && found.every((row) => exact.includes(row))) return exact
    const numbered = [...exact, ...this.#rowsOf(this.index.findNumber(words, true))]
    const all = [...new Set([...found, ...numbered])]
    // "samsung MZ-V9P2T0B/AM"
    const texts = words.split(' ').filter(isNumberLike)
    const inWords = this.#rowsOf(texts.flatMap((text) => this.index.findNumber(text)))
    const known = [all, inWords].find(({ length }) => length > 0) ?? this.#findWords(words, true)
    return known.length === 0 && orMore ? this.#findAtLeast(words) : known
  }

  /** Those with at least the value that no product has, the lowest first: "170 hz monitor", "7000 mb/s ssd". */
  #findAtLeast(words: string): ProductDetails[] {
    const text = tokenize(words).join(' ')
    const [measure, least, unit = ''] = text.match(/(?<![^ ])(\d+)(hz|w|mb s)(?![^ ])/) ?? []
    if (measure === undefined) return []
    const rest = text.replace(measure, '').trim()
    const numberOf = ({ specs }: ProductDetails) => {
      // Each kind has other fields.
      const values = (minimums[unit] ?? []).map((name) => (specs as Specs | undefined)?.[name])
      return Math.max(...values.map((value) => Number(value ?? 0)))
    }
    return (rest ? this.find(rest, true) : [...this.rows])
      .filter((row) => numberOf(row) >= Number(least))
      .sort((a, b) => numberOf(a) - numberOf(b))
  }

  /** The products with this part number or GTIN, newest first. */
  findNumber = (text: string): ProductDetails[] => this.#rowsOf(this.index.findNumber(text))

  /** The relaxations of a search leave out the same words. */
  readonly #wholeWords = new LRUCache<string, ReadonlyMap<string, number>>({
    max: maxWords,
    memoMethod: (word) => this.index.findWhole(word),
  })
  readonly #findWhole = (word: string) => this.#wholeWords.memo(word)

  #partNumberIn({ product, partNumbers: [partNumber] = [] }: ProductDetails) {
    return partNumber !== undefined && this.#sharedNames.has(product) && { partNumber }
  }

  #rowsOf(ids: string[]): ProductDetails[] {
    const rows = [...new Set(ids)].flatMap((id) => this.#byId.get(id) ?? [])
    return rows.sort(this.#comparisons.newest)
  }

  /** Best match first, in stock before sold out if both are about as good; if the words ask for it, the cheapest good one first. */
  #findWords(words: string, withTypos: boolean): ProductDetails[] {
    const scores = this.index.find(words, withTypos)
    const scoreOf = (row: ProductDetails) =>
      (scores.get(row._id) ?? 0) * (isSoldOut(row) ? soldOutFactor : 1)
    const found = [...scores.keys()].flatMap((id) => this.#byId.get(id) ?? [])
    found.sort((a, b) => scoreOf(b) - scoreOf(a) || this.#comparisons.newest(a, b))
    // Words that stand in a name as they are typed are that model, and elsewhere they may be of several.
    const phrase = ` ${words.toLowerCase()} `
    const factorOf = ({ product }: ProductDetails) =>
      ` ${product.toLowerCase()} `.includes(phrase) ? 1.5 : 1
    const first = found.splice(0, 100).map((row) => ({ row, rank: scoreOf(row) * factorOf(row) }))
    found.unshift(...first.sort((a, b) => b.rank - a.rank).map(({ row }) => row))
    const [best] = found
    if (!best || !tokenize(words).some((word) => cheap.has(word))) return found
    const isGood = (row: ProductDetails) => scoreOf(row) >= 0.7 * scoreOf(best)
    return found.sort((a, b) => Number(isGood(b)) - Number(isGood(a)) || a.price - b.price)
  }

  async #search(query: SearchQuery): Promise<SearchResult> {
    const { limit, offset } = query
    const search = { ...conditionsIn(query), q: plainSigns(query.q) }
    const { remaining, facets } = await this.#narrow(search)
    const build = search.fits || search.own ? this.#buildIn(search) : undefined
    const found = build ? await this.#rank(remaining, build, search) : remaining
    return {
      products: found.slice(offset, offset + limit).map((row) => ({
        ...toSearchedProduct(row, build && fitIn(build, row, this.kinds), search.sort),
        ...this.#partNumberIn(row),
      })),
      total: found.length,
      facets,
      relaxations: found.length > 0 ? [] : await this.#relax(search, facets),
    }
  }

  async #narrow(search: SearchConditions) {
    const isNumber = isNumberLike(search.q) && this.findNumber(search.q).length > 0
    const { wanted, excluded } = splitWords(isNumber ? '' : search.q)
    const { rest, minPrice = 0, maxPrice = Infinity } = parsePrice(wanted)
    const named = rest.trim() ? await findOrFit(rest, this) : this.rows
    const found = isNumber ? this.find(search.q) : named
    const without = await mapCooperatively(excluded.slice(0, maxWords), this.#findWhole)
    const { remaining, facets } = await this.#countFacets(
      found.filter(({ _id }) => !without.some((ids) => ids.has(_id))),
      {
        ...search,
        minPrice: Math.max(search.minPrice ?? 0, minPrice),
        maxPrice: Math.min(search.maxPrice ?? Infinity, maxPrice),
      },
    )
    const { sort } = search
    // The figures are remembered; the first time takes long in a large catalog.
    if (isByPerformance(sort)) await mapCooperatively(remaining, (row) => speedFor(sort, row))
    return {
      remaining: sort ? await sortCooperatively(remaining, this.#comparisons[sort]) : remaining,
      facets,
    }
  }

  #buildIn({ fits = [], own: ownParts = [] }: SearchConditions): AnyPart[] {
    const own = withCurrentIds(ownParts, this.#byId)
    const chosen = fits.flatMap(({ productId, quantity }) => {
      const row = this.#byId.get(productId)
      return (row && partOf(row, quantity, this.kinds)) ?? []
    })
    const owned = ownedParts(own, this.#byId, this.kinds)
    return withAddedFacts([...chosen, ...owned], own)
  }

  async #rank(found: ProductDetails[], build: AnyPart[], { q, sort }: SearchConditions) {
    if (sort === 'price-asc') return sortCooperatively(found, byCost)
    if (sort) return found
    const compared = await compareWithBuild(found, build, this.kinds)
    const sorted = await sortCooperatively(
      compared,
      (a, b) => byFit(a, b) || (q ? 0 : byCost(a.row, b.row)),
    )
    return sorted.map(({ row }) => row)
  }

  async #relax(search: SearchConditions, facets: Facets): Promise<Relaxation[]> {
    const yieldToEventLoop = timeSlices(responseSignal())
    const relaxations: Relaxation[] = []
    for (const { label, search: relaxed } of await relaxationsOf(search, facets, this.rows)) {
      if (relaxations.some((other) => other.label === label)) continue
      await yieldToEventLoop()
      const count = (await this.#narrow(relaxed)).remaining.length
      if (count > 0) relaxations.push({ label, query: writeSearch(relaxed), count })
    }
    return relaxations
  }
}

/** What must be paid to get one piece. */
const costOf = ({ price, minimum_order }: ProductDetails) => totalPrice(price, minimum_order)

const byCost: Comparison = (a, b) => costOf(a) - costOf(b)

const isByPerformance = (sort = '') => sort.startsWith('performance')

/** `undefined` in another order, and without a figure. */
function speedFor(sort: SearchOrder | undefined, row: ProductDetails): SearchedProduct['speed'] {
  if (!isByPerformance(sort)) return undefined
  const { games, work } = performanceOf(row) ?? {}
  if (sort === 'performance-work') return work
  return games && { ...games, percent: games.percent['1440p'] }
}

const fastestFirst =
  (sort: SearchOrder): Comparison =>
  (a, b) =>
    (speedFor(sort, b)?.percent ?? 0) - (speedFor(sort, a)?.percent ?? 0)

function toSearchedProduct(
  row: ProductDetails,
  fit: Fit,
  sort: SearchOrder | undefined,
): SearchedProduct {
  const speed = speedFor(sort, row)
  return {
    // Without the fields of the catalog in memory that only admins see.
    ...Product.parse(row),
    ...(row.brand !== undefined && { brand: row.brand }),
    chips: row.specs ? specificationChips(row.specs) : [],
    ...(fit && { fit }),
    ...(speed && { speed: { percent: speed.percent, isEstimated: speed.isEstimated } }),
  }
}
