import * as z from 'zod/mini'
import { Text } from '../../parts/text.ts'
import { byId, endpoint } from '../endpoint.ts'
import { Limit, Offset } from '../page.ts'
import { sortOrders } from '../search-conditions.ts'
import { NewProduct, Product, ProductDetails, ShopFields } from './product.ts'

export const ManagedProduct = z
  .extend(ProductDetails, {
    ...ShopFields.shape,
    draft: z.boolean(),
    revision: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'ManagedProduct' })
export type ManagedProduct = z.infer<typeof ManagedProduct>

/** `low`: published, and the stock is low. */
export const ProductState = z.enum(['draft', 'low'])
export type ProductState = z.infer<typeof ProductState>

export const ProductSort = z.enum([...sortOrders, 'stock-asc', 'stock-desc', 'value-desc'])
export type ProductSort = z.infer<typeof ProductSort>

const ProductFilter = z.object({
  q: z
    .optional(z.string().check(z.maxLength(200)))
    .check(
      z.describe(
        'Words or parts of words of the name, the id or the brand, or the beginning of a part number or GTIN',
      ),
    ),
  type: z.optional(z.string().check(z.maxLength(60))),
  state: z.optional(ProductState),
})
export type ProductFilter = z.infer<typeof ProductFilter>

const ProductQuery = z.extend(ProductFilter, {
  sort: z._default(ProductSort, 'newest'),
  limit: z.optional(Limit).check(z.describe('Rows at most; all when left out')),
  offset: z.optional(Offset).check(z.describe('How many rows to skip')),
})
export type ProductQuery = z.output<typeof ProductQuery>

/** The uncached list for the admin's screen. A 401 or 403 makes the client sign out. */
export const manageProducts = endpoint('GET /products?view=admin', {
  summary: 'All products, also unpublished ones, as they are this moment, for admins',
  query: ProductQuery,
  response: z.array(ManagedProduct),
})

export const summarizeProducts = endpoint('GET /products/summary', {
  summary: 'How many products match, in each state, and the types and brands of all products',
  query: z.omit(ProductFilter, { state: true }),
  response: z.object({
    all: z.int(),
    draft: z.int(),
    low: z.int(),
    types: z.array(Product.shape.type),
    brands: z.array(z.string()),
  }),
})

export const readManagedProduct = endpoint('GET /product/:id?view=admin', {
  summary: 'One product, also an unpublished one, for admins',
  params: byId,
  response: ManagedProduct,
})

/** Every field but the stock. An absent optional field is removed. */
export const ProductEdit = z
  .extend(z.omit(NewProduct, { available_quantity: true }), { draft: z.boolean() })
  .register(z.globalRegistry, { id: 'ProductEdit' })
export type ProductEdit = z.infer<typeof ProductEdit>

/** A lost response can be asked for again with the same Idempotency-Key, also after later edits. */
export const editProduct = endpoint('PUT /product/:id', {
  summary: 'Edit a product, unless it was edited after this revision; its stock stays',
  idempotent: true,
  conditional: true,
  params: byId,
  body: ProductEdit,
  response: z.object({ modifiedCount: z.int(), revision: z.int() }),
})

export const StockReason = z.enum(['received', 'counted', 'damaged', 'returned', 'other'])
export type StockReason = z.infer<typeof StockReason>

export const StockCorrection = z
  .object({
    /** Pieces added (positive) or removed (negative). */
    delta: z.int().check(
      z.minimum(-1_000_000),
      z.maximum(1_000_000),
      z.refine((delta) => delta !== 0, 'must not be 0'),
    ),
    reason: StockReason,
    note: z.optional(z.union([Text(500), z.literal('')])),
  })
  .register(z.globalRegistry, {
    id: 'StockCorrection',
    examples: [{ delta: -2, reason: 'damaged', note: 'Wet boxes' }],
  })
export type StockCorrection = z.infer<typeof StockCorrection>

export const correctStock = endpoint('POST /product/:id/stock', {
  summary: 'Add pieces to the stock or remove some, with a reason; never below zero',
  idempotent: true,
  params: byId,
  body: StockCorrection,
  response: z.object({ available_quantity: z.int() }),
})
