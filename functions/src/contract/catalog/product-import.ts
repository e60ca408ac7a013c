import * as z from 'zod/mini'
import { endpoint, Id } from '../endpoint.ts'
import { NewProduct } from './product.ts'

export const maxImportBatch = 50

/** A product without specifications, which a table cannot hold. */
export const ImportedProduct = z
  .omit(NewProduct, { specs: true })
  .register(z.globalRegistry, { id: 'ImportedProduct' })
export type ImportedProduct = z.infer<typeof ImportedProduct>

export const importedFields = z.keyof(ImportedProduct).options

export const requiredFields = importedFields.filter(
  (field) => !ImportedProduct.shape[field].safeParse(undefined).success,
)

/** What makes an imported product differ from the one of its name in the shop; sales change the stock. */
export const comparedFields = z.keyof(
  z.omit(ImportedProduct, {
    product: true,
    available_quantity: true,
    reorderAt: true,
    draft: true,
  }),
).options

/** What became of each product, in the order of the request; one that `differs` stays as it is. */
export const ImportResults = z.array(
  z.object({ id: Id, outcome: z.enum(['added', 'unchanged', 'differs']) }),
)
export type ImportResults = z.infer<typeof ImportResults>

export const importProducts = endpoint('POST /products/import', {
  summary: 'Add up to 50 products with new names, with a result for each; others stay as they are',
  rateLimitCost: 2,
  idempotent: true,
  body: z.object({
    products: z.array(ImportedProduct).check(z.minLength(1), z.maxLength(maxImportBatch)),
  }),
  response: z.object({ results: ImportResults }),
})
