import * as z from 'zod/mini'
import { Performance } from '../../parts/performance/performance.ts'
import { Specifications } from '../../parts/specifications/specifications.ts'
import { Name, Text, trimmed } from '../../parts/text.ts'
import { publicList } from '../cache-policy.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { ImageUrl } from '../image.ts'
import { SharedPageQuery } from '../page.ts'
import { Price } from '../price.ts'
import { uniqueList } from '../unique-list.ts'
import { maxFurtherImages } from './image-limits.ts'
import { isGtin, isPlaceholder, partNumberKey, plainGtin } from './item-numbers.ts'
import { Pieces } from './pieces.ts'
import { nameKey } from './product-name.ts'

const fields = z.object({
  product: trimmed(200),
  type: trimmed(60),
  price: Price.check(z.positive()),
  available_quantity: Pieces.check(z.nonnegative()),
  minimum_order: Pieces.check(z.positive()),
  image: ImageUrl,
  description: trimmed(5000),
})

const exampleProduct = {
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

const item = { brand: 'Samsung', partNumbers: ['MZ-V9P2T0B/AM'] }

export const ShopFields = z.object({
  /** The stock is low below this number of pieces; by default below 10 or twice the minimum order. */
  reorderAt: z.optional(Pieces.check(z.nonnegative())),
  /** An unpublished product is in no public response and cannot be ordered. */
  draft: z.optional(z.boolean()),
})

/** A label and a value that staff write: what the tables of specifications do not have. */
const Fact = z.object({
  label: Name(60).check(z.regex(/^[^:]*$/, 'must not contain a colon')),
  value: Name(200),
})
export type Fact = z.infer<typeof Fact>

export const maxPartNumbers = 10

/** What identifies and describes an item of the trade; each field may be unknown. */
export const ItemFields = z.object({
  brand: z.optional(Name(60)),
  /** The maker's part numbers; in search, case, spaces, hyphens and slashes do not matter. */
  partNumbers: z.optional(
    uniqueList(
      Name(100).check(
        z.regex(/^[^;]*$/, 'must not contain a semicolon'),
        z.refine((text) => !isPlaceholder(text), 'must identify the product, unlike N/A or 0'),
      ),
      maxPartNumbers,
      partNumberKey,
      'must be different part numbers',
    ),
  ),
  gtin: z.optional(
    z
      .string()
      .check(
        z.overwrite(plainGtin),
        z.refine(isGtin, 'must be a GTIN of 8, 12, 13 or 14 digits with its check digit'),
      ),
  ),
  /** Further images after `image`. */
  images: z.optional(uniqueList(ImageUrl, maxFurtherImages, String, 'must be different images')),
  facts: z.optional(
    uniqueList(Fact, 30, ({ label }) => nameKey(label), 'must have different labels'),
  ),
})

export const NewProduct = z
  .extend(fields, {
    // Products that were edited in the console may break these rules.
    product: Name(200),
    type: Name(60),
    description: Text(5000),
    ...ItemFields.shape,
    specs: z.optional(Specifications),
    ...ShopFields.shape,
  })
  .register(z.globalRegistry, {
    id: 'NewProduct',
    examples: [{ ...exampleProduct, ...item, specs }],
  })
export type NewProduct = z.infer<typeof NewProduct>

export const Product = z
  // Without the limit of inputs: cancelled orders return their pieces after a correction too.
  .extend(fields, {
    _id: Id,
    available_quantity: z.int().check(z.nonnegative()),
    /** Of a reduced price: the lowest of the 30 days before the reduction. */
    priorPrice: z.optional(Price),
  })
  .register(z.globalRegistry, {
    id: 'Product',
    examples: [{ _id: 'samsung-990-pro-2tb', ...exampleProduct }],
  })
export type Product = z.infer<typeof Product>

/** The same part under other ids and names, which lead to the product that has them. */
export const MergedProducts = z.array(z.object({ _id: Id, product: z.string() }))

export const ProductDetails = z
  .extend(Product, {
    ...ItemFields.shape,
    specs: z.optional(Specifications),
    /** The number of edits; changes of stock do not count. */
    revision: z.optional(z.int().check(z.nonnegative())),
    merged: z.optional(MergedProducts),
  })
  .register(z.globalRegistry, {
    id: 'ProductDetails',
    examples: [{ _id: 'samsung-990-pro-2tb', ...exampleProduct, ...item, specs, revision: 0 }],
  })
export type ProductDetails = z.infer<typeof ProductDetails>

/** With what the shop knows about the product besides what is stored. */
export const DescribedProduct = z.extend(ProductDetails, { performance: z.optional(Performance) })
export type DescribedProduct = z.infer<typeof DescribedProduct>

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
  response: DescribedProduct,
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
