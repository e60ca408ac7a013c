import * as z from 'zod/mini'
import { byId, endpoint } from '../endpoint.ts'
import { NewProduct, Product, ProductDetails, ShopFields } from './product.ts'
import { ProductFilter, ProductQuery } from './product-filter.ts'
import { Reduction } from './reduction.ts'

export const ManagedProduct = z
  .extend(ProductDetails, {
    ...ShopFields.shape,
    draft: z.boolean(),
    /** One that has not ended. */
    reduction: z.optional(Reduction),
    revision: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'ManagedProduct' })
export type ManagedProduct = z.infer<typeof ManagedProduct>

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
    contradictory: z.int(),
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
