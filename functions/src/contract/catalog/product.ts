import * as z from 'zod/mini'
import { Specifications } from '../../parts/specifications/specifications.ts'
import { Name, Text, trimmed } from '../../parts/text.ts'
import { publicList } from '../cache-policy.ts'
import { Dollars } from '../dollars.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { SharedPageQuery } from '../page.ts'
import { imageUrlPattern, maxImageUrlLength } from './image-url.ts'

export const Pieces = z.int().check(z.maximum(1_000_000))

export const ImageUrl = z
  .string()
  .check(
    z.maxLength(maxImageUrlLength),
    z.regex(imageUrlPattern, 'must be an https address or a path of this shop'),
  )

const fields = z.object({
  product: trimmed(200),
  type: trimmed(60),
  price: Dollars.check(z.positive()),
  available_quantity: Pieces.check(z.nonnegative()),
  minimum_order: Pieces.check(z.positive()),
  image: ImageUrl,
  description: trimmed(5000),
})

export const exampleProduct = {
  product: 'Samsung 990 Pro 2TB',
  type: 'SSD',
  price: 179.99,
  available_quantity: 120,
  minimum_order: 1,
  image: '/products/samsung-990-pro-2tb.svg',
  description:
    'A fast PCIe 4.0 drive on an M.2 2280 stick: up to 7,450 MB/s reading and 6,900 MB/s writing, with its own memory cache. The chips sit on one side only, so it also fits thin laptops. On a desktop board, use the M.2 cover that came with the board to keep it cool.',
}

const specs = {
  kind: 'storage',
  technology: 'SSD',
  capacityGb: 2000,
  form: 'M.2 2280',
  interface: 'PCIe 4.0 x4',
  cacheMb: 2048,
  sources: [
    {
      url: 'https://github.com/buildcores/buildcores-open-db/blob/136a77aec16a30ba81a7cc6b448a8bace9a25359/open-db/Storage/18e3b4f5-7f63-4cf9-a266-141344d2cd82.json',
      checkedOn: '2026-11-22',
    },
  ],
}

export const ShopFields = z.object({
  /** The stock is low below this number of pieces; by default below 10 or twice the minimum order. */
  reorderAt: z.optional(Pieces.check(z.nonnegative())),
  /** An unpublished product is in no public response and cannot be ordered. */
  draft: z.optional(z.boolean()),
})

export const NewProduct = z
  .extend(fields, {
    // Products that are stored may be older than these rules.
    product: Name(200),
    type: Name(60),
    description: Text(5000),
    specs: z.optional(Specifications),
    ...ShopFields.shape,
  })
  .register(z.globalRegistry, { id: 'NewProduct', examples: [{ ...exampleProduct, specs }] })
export type NewProduct = z.infer<typeof NewProduct>

export const Product = z
  // Without the limit of inputs: cancelled orders return their pieces after a correction too.
  .extend(fields, { _id: Id, available_quantity: z.int().check(z.nonnegative()) })
  .register(z.globalRegistry, {
    id: 'Product',
    examples: [{ _id: 'samsung-990-pro-2tb', ...exampleProduct }],
  })
export type Product = z.infer<typeof Product>

export const ProductDetails = z
  .extend(Product, {
    specs: z.optional(Specifications),
    /** The number of edits; changes of stock do not count. */
    revision: z.optional(z.int().check(z.nonnegative())),
  })
  .register(z.globalRegistry, {
    id: 'ProductDetails',
    examples: [{ _id: 'samsung-990-pro-2tb', ...exampleProduct, specs, revision: 0 }],
  })
export type ProductDetails = z.infer<typeof ProductDetails>

export const listProducts = endpoint('GET /products', {
  summary: 'The catalog, newest first',
  query: SharedPageQuery,
  responseKind: 'page',
  cache: publicList,
  response: z.array(Product),
})

export const readProduct = endpoint('GET /product/:id', {
  summary: 'One product',
  params: byId,
  response: ProductDetails,
})

export const addProduct = endpoint('POST /products', {
  summary: 'Add a product with its opening stock',
  idempotent: true,
  body: NewProduct,
  response: z.object({ insertedId: Id }),
})

export const deleteProduct = endpoint('DELETE /product/:id', {
  summary: 'Delete a product; orders keep their copy of it',
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})
