import { z } from 'zod'
import { endpoint, Id } from '../endpoint.ts'
import { NewProduct } from './product.ts'

export const maxImportBatch = 50

/** A product without specifications, which a table cannot hold. */
export const ImportedProduct = NewProduct.omit({ specs: true }).meta({ id: 'ImportedProduct' })
export type ImportedProduct = z.infer<typeof ImportedProduct>

export const importedFields = ImportedProduct.keyof().options

export const requiredFields = importedFields.filter(
  (field) => !ImportedProduct.shape[field].safeParse(undefined).success,
)

/** What makes an imported product differ from the one of its name in the shop; sales change the stock. */
export const comparedFields = ImportedProduct.omit({
  product: true,
  available_quantity: true,
  reorderAt: true,
  draft: true,
}).keyof().options

/** What became of each product, in the order of the request; one that `differs` stays as it is. */
export const ImportResults = z.array(
  z.object({ id: Id, outcome: z.enum(['added', 'unchanged', 'differs']) }),
)
export type ImportResults = z.infer<typeof ImportResults>

export const importProducts = endpoint('POST /products/import', {
  summary: 'Add up to 50 products with new names, with a result for each; others stay as they are',
  rateLimitCost: 2,
  idempotent: true,
  body: z.object({ products: z.array(ImportedProduct).min(1).max(maxImportBatch) }),
  response: z.object({ results: ImportResults }),
})
