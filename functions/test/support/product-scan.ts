import { reductionOf } from '../../src/contract/catalog/prior-price.ts'
import { Product, type ProductDetails } from '../../src/contract/catalog/product.ts'
import { isSoldOut } from '../../src/contract/catalog/stock.ts'
import { conditionsIn, type SearchQuery, type SearchResult } from '../../src/contract/search.ts'
import type { SearchConditions, SearchOrder } from '../../src/contract/search-conditions.ts'
import type { ProductSearch } from '../../src/domains/search/product-search.ts'
import { fieldsOf } from '../../src/parts/specifications/specification-kinds.ts'
import { specificationChips } from '../../src/parts/specifications/specification-text.ts'

type Rows = readonly ProductDetails[]

/** A search without an index: whole words of names, and each facet by a search of its own. */
export class ProductScan implements Pick<ProductSearch, 'search'> {
  readonly #rows: Rows

  constructor(rows: Rows) {
    this.#rows = rows
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    // A type that no product has is ignored, and with it its specifications, unless words find only one type.
    const isKnown = this.#rows.some(({ type }) => type === query.type)
    const type = isKnown ? query.type : undefined
    const shown = type ?? this.#typeOfAll(query.q)
    const facets = Object.keys(facetsOf(this.#rows.find((row) => row.type === shown)))
    const { specs, ...others } = conditionsIn(query)
    const valid = Object.entries(specs).filter(([key]) => facets.includes(key))
    const conditions = { ...others, type, specs: Object.fromEntries(valid) }
    const found = this.#filter(conditions).toSorted(
      comparisons[conditions.sort ?? 'newest'] ?? (() => 0),
    )
    const page = found.slice(query.offset, query.offset + query.limit)
    return {
      products: page.map((row) => ({
        ...Product.parse(row),
        ...(row.brand !== undefined && { brand: row.brand }),
        chips: row.specs ? specificationChips(row.specs) : [],
      })),
      total: found.length,
      facets: this.#countFacets(conditions),
      relaxations: [],
    }
  }

  #typeOfAll(q: string): string | undefined {
    const types = new Set(q && this.#filter({ q, specs: {} }).map(({ type }) => type))
    return types.size === 1 ? [...types][0] : undefined
  }

  #filter(conditions: SearchConditions): ProductDetails[] {
    const { q, type, brand, minPrice = 0, maxPrice = Infinity, inStock, deals, specs } = conditions
    const isWanted = (row: ProductDetails) =>
      q.split(' ').every((word) => !word || row.product.split(' ').includes(word)) &&
      (type === undefined || row.type === type) &&
      (!brand || brand.includes(row.brand ?? '')) &&
      row.price >= minPrice &&
      row.price <= maxPrice &&
      (!inStock || !isSoldOut(row)) &&
      (!deals || row.priorPrice !== undefined) &&
      Object.entries(specs).every(([key, wanted]) => wanted.includes(specOf(row, key)))
    return this.#rows.filter(isWanted)
  }

  #countFacets(conditions: SearchConditions): SearchResult['facets'] {
    const { type } = conditions
    const shown = type ?? this.#typeOfAll(conditions.q)
    const ofType = this.#rows.filter((row) => row.type === shown)
    const values = (valueIn: (row: ProductDetails) => string, all: Rows, without: object) => {
      const found = this.#filter({ ...conditions, ...without }).map(valueIn)
      return [...new Set(all.map(valueIn))]
        .filter(Boolean)
        .map((value) => ({ value, label: value, count: found.filter((v) => v === value).length }))
    }
    const inWords = this.#filter({ q: conditions.q, specs: {} })
    const anyPrice = { ...conditions, minPrice: undefined, maxPrice: undefined }
    return {
      type,
      types: values((row) => row.type, this.#rows, { type: undefined, specs: {} }),
      brands: values((row) => row.brand ?? '', type ? ofType : inWords, { brand: undefined }),
      prices: [0, 50, 100, 200, 400, 800].map((minPrice, n, all) => {
        const maxPrice = all[n + 1]
        const { length } = this.#filter({ ...anyPrice, minPrice, maxPrice })
        return { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }), count: length }
      }),
      inStock: this.#filter({ ...conditions, inStock: true }).length,
      deals: this.#filter({ ...conditions, deals: true }).length,
      specs: Object.entries(facetsOf(ofType[0])).flatMap(([key, { label }]) => {
        const specs = { ...conditions.specs }
        delete specs[key]
        const found = values((row) => specOf(row, key), ofType, { specs })
        return found.length > 0 ? [{ key, label, values: found }] : []
      }),
    }
  }
}

const facetsOf = (row: ProductDetails | undefined) =>
  Object.fromEntries(
    Object.entries(row?.specs ? fieldsOf(row.specs.kind) : {}).filter(([, { facet }]) => facet),
  )

const specOf = ({ specs }: ProductDetails, key: string): string => String(Object(specs)[key] ?? '')

type Comparison = (a: ProductDetails, b: ProductDetails) => number

const comparisons: { [sort in SearchOrder]?: Comparison } = {
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  reduction: (a, b) => reductionOf(b) - reductionOf(a),
  name: (a, b) => (a.product < b.product ? -1 : 1),
}
