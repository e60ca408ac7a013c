import * as z from 'zod/mini'
import { partKinds } from '../parts/compatibility/part.ts'
import { verdicts } from '../parts/compatibility/reason.ts'
import { trimmed } from '../parts/text.ts'
import { Speed } from './builds/build-completion.ts'
import { maxLines, readBuildLines } from './builds/build-lines.ts'
import { Reason } from './builds/compatibility.ts'
import { readOwnedParts } from './builds/owned-part.ts'
import { publicList } from './cache-policy.ts'
import { ItemFields, Product } from './catalog/product.ts'
import { endpoint, Id } from './endpoint.ts'
import { Limit, Offset, SharedPageQuery } from './page.ts'
import {
  isSpecName,
  maxBrands,
  maxNameLength,
  maxQueryLength,
  pricePattern,
  type SearchConditions,
  searchOrders,
} from './search-conditions.ts'

const maxSearchRows = 48

const PriceText = z.string().check(z.regex(pricePattern, 'must be a price, such as 129.99'))
const PriceBound = z.optional(z.pipe(PriceText, z.transform(Number)))
const Words = z.pipe(
  z.string(),
  z.transform((words) => words.slice(0, maxQueryLength)),
)
const Build = z.pipe(
  z.string(),
  z.transform((parts) => readBuildLines(parts).slice(0, maxLines)),
)

const Own = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((texts) => readOwnedParts([texts].flat()).own),
)

const Brand = trimmed(maxNameLength)
const Brands = z.pipe(
  z.union([Brand, z.array(Brand).check(z.maxLength(maxBrands))]),
  z.transform((brands) => [brands].flat()),
)

const Scalar = z.union([z.string(), z.number(), z.boolean()])
/** By MCP a parameter can be any JSON. */
const Other: z.ZodMiniType<unknown> = z.union([Scalar, z.array(Scalar)])

const Flag = z.pipe(
  z.literal('1'),
  z.transform(() => true),
)

const conditions = {
  q: z._default(Words, '').check(z.describe('Words, a part number or a GTIN, or its beginning')),
  type: z
    .optional(Product.shape.type)
    .check(z.describe('In any case; a type that no product has is ignored')),
  kind: z.optional(z.enum(partKinds)),
  brand: z.optional(Brands).check(z.describe('In any case; several times for more')),
  minPrice: PriceBound,
  maxPrice: PriceBound,
  inStock: z.optional(Flag),
  deals: z.optional(Flag).check(z.describe('Only reduced prices')),
  sort: z
    .optional(z.enum(searchOrders))
    .check(
      z.describe(
        'By default what fits `fits`, the best match or the newest first. By performance: in games at 1440p or in work; products without a figure last',
      ),
    ),
  fits: z.optional(Build).check(z.describe('The parts of a build: ryzen-5-7600,a-drive*2')),
  own: z
    .optional(Own)
    .check(
      z.describe(
        'A part that somebody has, like `fits`: the id of a product, or {"specs":{…}}; several times for more',
      ),
    ),
} satisfies {
  [Name in Exclude<keyof SearchConditions, 'specs'>]-?: z.ZodMiniType<SearchConditions[Name]>
}

const SearchQuery = z.catchall(
  z.extend(z.pick(SharedPageQuery, { fresh: true }), {
    ...conditions,
    limit: z._default(z.pipe(Limit, z.int().check(z.maximum(maxSearchRows))), 24),
    offset: z._default(z.pipe(Offset, z.int().check(z.maximum(100_000))), 0),
  }),
  Other,
)
export type SearchQuery = z.output<typeof SearchQuery>

/** The conditions of a query; its other parameters are specifications. */
export function conditionsIn({ fresh, limit, offset, ...query }: SearchQuery): SearchConditions {
  const specs = Object.entries(query).filter(([name]) => isSpecName(name))
  return {
    ...query,
    specs: Object.fromEntries(specs.map(([name, values]) => [name, [values].flat().map(String)])),
  }
}

/** The first one, if another product has the same name. */
const partNumber = z.optional(z.string())

const SearchedProduct = z
  .extend(Product, {
    brand: ItemFields.shape.brand,
    partNumber,
    chips: z.array(z.string()).check(z.maxLength(3)),
    fit: z.optional(z.object({ verdict: z.enum(verdicts), reasons: z.array(Reason) })),
    /** Only in an order by performance, if there is a figure. */
    speed: z.optional(Speed),
  })
  .register(z.globalRegistry, { id: 'SearchedProduct' })
export type SearchedProduct = z.output<typeof SearchedProduct>

const count = z.int().check(z.nonnegative())
const FacetValue = z.object({ value: z.string(), label: z.string(), count })
export type FacetValue = z.output<typeof FacetValue>
/** Both included. */
const PriceRange = z.object({
  minPrice: z.optional(z.number()),
  maxPrice: z.optional(z.number()),
  count,
})
/** For each facet, the numbers of products that match all conditions except its own, highest first except for prices. */
const Facets = z.object({
  type: z
    .optional(z.string())
    .check(z.describe('The type of the query in the spelling of the products')),
  types: z.array(FacetValue),
  prices: z.array(PriceRange),
  inStock: count,
  deals: count,
  brands: z.array(FacetValue),
  specs: z.array(z.object({ key: z.string(), label: z.string(), values: z.array(FacetValue) })),
})
export type Facets = z.output<typeof Facets>
const RelaxationLabel = z.union([
  z.templateLiteral(['Without ', z.string()]),
  z.templateLiteral(['Nearest: ', z.string()]),
])
/** Another search, as a query string without "?", when the original one finds nothing. */
const Relaxation = z.object({ label: RelaxationLabel, query: z.string(), count })
export type Relaxation = z.output<typeof Relaxation>

const SearchResult = z
  .object({
    products: z.array(SearchedProduct),
    total: count,
    facets: Facets,
    relaxations: z.array(Relaxation),
  })
  .register(z.globalRegistry, { id: 'SearchResult' })
export type SearchResult = z.output<typeof SearchResult>

export const searchProducts = endpoint('GET /search', {
  summary: 'Search products by words and filters; with `fits`, how each fits a build',
  // Each product is compared with each part of the build.
  rateLimitCostOfInput: ({ query: { fits = [], own = [] } }: { query: SearchQuery }) =>
    Math.ceil((fits.length + own.length) / 2),
  query: SearchQuery,
  responseKind: 'serialized',
  cache: publicList,
  response: SearchResult,
})

/** A line of a list. With an id only this product is looked up. */
const LineQuery = z.object({
  text: z.string().check(z.maxLength(500)),
  name: z
    .optional(z.string().check(z.maxLength(500)))
    .check(z.describe('The name in the line; by default it is read')),
  productId: z.optional(Id),
  heading: z
    .optional(z.string().check(z.maxLength(500)))
    .check(
      z.describe('An earlier line that names the columns of this one and of the following ones'),
    ),
})
export type LineQuery = z.output<typeof LineQuery>

const { product, price, available_quantity, minimum_order, image } = Product.shape
export const MatchedProduct = z.object({
  _id: Id,
  product,
  price,
  available_quantity,
  minimum_order,
  image,
  partNumber,
})
export type MatchedProduct = z.output<typeof MatchedProduct>

const LineMatch = z.object({
  /** The product itself, or up to three that come close; none if the line names no product. */
  products: z.array(MatchedProduct).check(z.maxLength(3)),
  isExact: z.boolean(),
  /** The whole line is the name, so what looks like a quantity belongs to it. */
  isWholeText: z.boolean(),
  /** The quantity as typed, such as `2`, `-1` or `1e9`; several if the line can be read in several ways. */
  quantities: z.array(z.string()).check(z.minLength(1)),
  /** A heading, a greeting, a total or a separator, which names no product. */
  isLeftOut: z.boolean(),
})
export type LineMatch = z.output<typeof LineMatch>

const LineQueries = z.object({ lines: z.array(LineQuery).check(z.minLength(1), z.maxLength(200)) })

export const matchLines = endpoint('POST /search/lines', {
  summary: 'The products and quantities that the lines of a list name',
  rateLimitCostOfInput: ({ body }: { body: z.output<typeof LineQueries> }) =>
    Math.floor(body.lines.length / 6),
  body: LineQueries,
  response: z.object({ lines: z.array(LineMatch) }),
})
