import * as z from 'zod/mini'
import { Name } from '../../parts/text.ts'
import { endpoint, Id } from '../endpoint.ts'
import { maxPriceChange } from '../money.ts'
import { uniqueList } from '../unique-list.ts'
import { maxImportBatch, maxMatchedRows } from './import-limits.ts'
import { ManagedProduct, ProductEdit } from './managed-product.ts'
import { NewProduct } from './product.ts'
import { NewReduction } from './reduction.ts'
import { StockCorrection } from './stock-correction.ts'

export const importedFields = z.keyof(NewProduct).options

export const requiredFields = importedFields.filter(
  (field) => !NewProduct.shape[field].safeParse(undefined).success,
)

/** What makes an imported product differ from the one of its name in the shop; sales change the stock. */
export const comparedFields = z.keyof(
  z.omit(NewProduct, { product: true, available_quantity: true, reorderAt: true, draft: true }),
).options

/** What became of each product, in the order of the request; one that `differs` stays as it is. */
export const ImportResults = z.array(
  z.object({ id: Id, outcome: z.enum(['added', 'unchanged', 'differs']) }),
)
export type ImportResults = z.infer<typeof ImportResults>

export const importProducts = endpoint('POST /products/import', {
  summary:
    'Add up to 50 products with new names, part numbers and GTINs, with a result for each; others stay as they are',
  rateLimitCost: 2,
  idempotent: true,
  body: z.object({
    products: z.array(NewProduct).check(z.minLength(1), z.maxLength(maxImportBatch)),
  }),
  response: z.object({ results: ImportResults }),
})

const text = (max: number) => z.string().check(z.maxLength(max))

/** What a row of a file says about its product. Values that no product can have find nothing. */
export const MatchQuery = z
  .object({
    partNumbers: z.optional(z.array(text(100)).check(z.maxLength(10))),
    gtin: z.optional(text(40)),
    productId: z.optional(text(200)),
    product: z.optional(text(200)),
    /** Decides with the other texts between products that have one in common. */
    brand: z.optional(text(200)),
  })
  .register(z.globalRegistry, {
    id: 'MatchQuery',
    examples: [{ partNumbers: ['MZ-V9P2T0B/AM'], product: 'Samsung 990 Pro 2TB' }],
  })
export type MatchQuery = z.infer<typeof MatchQuery>

/** `by` is the first of these that finds anything; several products, at most five, are a tie: all that the row says fits them alike. */
export const ProductMatch = z.object({
  by: z.optional(z.enum(['partNumber', 'gtin', 'id', 'name'])),
  products: z.array(ManagedProduct),
})
export type ProductMatch = z.infer<typeof ProductMatch>

export const matchProducts = endpoint('POST /products/match', {
  summary:
    'The products of up to 200 rows, by part number, GTIN, id or name, as they are this moment',
  body: z.object({ rows: z.array(MatchQuery).check(z.minLength(1), z.maxLength(maxMatchedRows)) }),
  response: z.object({ matches: z.array(ProductMatch) }),
})

/** `set` replaces each of its fields, also whole specifications. */
export const ImportedChange = z
  .object({
    productId: Id,
    /** The revision that the change is based on. */
    revision: z.int().check(z.nonnegative()),
    set: z.partial(ProductEdit),
    stock: z.optional(
      z.object({ delta: StockCorrection.shape.delta, reason: z.enum(['counted', 'received']) }),
    ),
    /** Announces a reduction, instead of another price. */
    reduction: z.optional(NewReduction),
  })
  .register(z.globalRegistry, {
    id: 'ImportedChange',
    examples: [
      {
        productId: 'samsung-990-pro-2tb',
        revision: 3,
        set: { price: 169.99 },
        stock: { delta: 40, reason: 'received' },
      },
    ],
  })
export type ImportedChange = z.infer<typeof ImportedChange>

/** In the order of the request. `edited`: after `revision`; `refused`: as `message` says. */
export const ChangeResults = z.array(
  z.object({
    productId: Id,
    outcome: z.enum(['changed', 'unchanged', 'edited', 'missing', 'refused']),
    message: z.optional(z.string()),
  }),
)
export type ChangeResults = z.infer<typeof ChangeResults>

/** A change of many prices in several calls. Each call with its `id` changes a product once, with any Idempotency-Key. */
export const PriceChange = z.object({
  id: Id,
  name: Name(100),
  /** How many prices it changes in all. */
  products: z.int().check(z.minimum(1), z.maximum(maxPriceChange)),
  /** The change that this one takes back: its products get back the price and the reduction from before it. */
  takeBack: z.optional(Id),
})
export type PriceChange = z.infer<typeof PriceChange>

/** A change counts as an edit, also if it changes only the stock: of two imports of one file only one is done. */
export const changeProducts = endpoint('POST /products/changes', {
  summary:
    'Change fields and stock of up to 50 products, each whole or not at all, unless it was edited after its revision',
  rateLimitCost: 2,
  idempotent: true,
  body: z
    .object({
      changes: uniqueList(
        ImportedChange,
        maxImportBatch,
        ({ productId }) => productId,
        'name each product once',
      ),
      priceChange: z.optional(PriceChange),
    })
    .check(
      z.refine(
        ({ changes, priceChange }) =>
          !priceChange ||
          changes.every(
            ({ set: { price, ...others }, stock, reduction }) =>
              !stock && Object.keys(others).length === 0 && (price ?? reduction),
          ),
        'a price change sets only prices',
      ),
      z.refine(
        ({ changes }) =>
          changes.every(({ set, reduction }) => !reduction || set.price === undefined),
        'a reduction has the price, and the price of now stays',
      ),
    ),
  response: z.object({ results: ChangeResults }),
})
