import * as z from 'zod/mini'
import { Id } from '../endpoint.ts'
import { Limit, maxPageRows, Offset } from '../page.ts'
import { sortOrders } from '../search-conditions.ts'

/** `low`: published, and the stock is low. `contradictory`: a specification that the name or another one contradicts. */
export const ProductState = z.enum(['draft', 'low', 'contradictory'])
export type ProductState = z.infer<typeof ProductState>

export const ProductSort = z.enum([...sortOrders, 'stock-asc', 'stock-desc', 'value-desc'])
export type ProductSort = z.infer<typeof ProductSort>

export const ProductFilter = z.object({
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

export const ProductQuery = z.extend(ProductFilter, {
  sort: z._default(ProductSort, 'newest'),
  limit: z
    ._default(Limit, maxPageRows)
    .check(z.describe(`Rows at most; ${maxPageRows} when left out`)),
  after: z
    .optional(Id)
    .check(z.describe('Only products that are older than this one; if it is deleted, all')),
  offset: z.optional(Offset).check(z.describe('How many rows to skip')),
})
export type ProductQuery = z.output<typeof ProductQuery>
