import * as z from 'zod/mini'
import { byId, endpoint, Id } from '../endpoint.ts'
import { Offset } from '../page.ts'
import { ManagedProduct } from './managed-product.ts'

const DuplicatePair = z.object({
  /** Each with the number of its orders. */
  products: z.array(z.object({ product: ManagedProduct, orders: z.int() })),
})
export type DuplicatePair = z.infer<typeof DuplicatePair>

export const listDuplicates = endpoint('GET /products/duplicates', {
  summary: 'Up to 20 pairs of products that look like the same part, by number, brand and name',
  query: z.object({
    offset: z.optional(Offset).check(z.describe('How many pairs to skip')),
  }),
  response: z.array(DuplicatePair),
})

export const mergeProduct = endpoint('POST /product/:id/merge', {
  summary:
    'Merge a product into another, which gets its stock and numbers, and to which its id leads',
  idempotent: true,
  params: byId,
  body: z.object({ into: Id }),
  response: z.object({ id: Id, into: Id }),
})

export const undoMerge = endpoint('POST /product/:id/unmerge', {
  summary: 'Undo the merge of a product: it gets back its numbers, and its pieces that are left',
  idempotent: true,
  params: byId,
  response: z.object({ id: Id }),
})
