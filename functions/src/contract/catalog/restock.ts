import * as z from 'zod/mini'
import { Name } from '../../parts/text.ts'
import { endpoint, Id } from '../endpoint.ts'
import { uniqueList } from '../unique-list.ts'
import { Pieces } from './pieces.ts'

export const maxRestockLines = 50

export const RestockLine = z.object({ productId: Id, pieces: Pieces.check(z.positive()) })
export type RestockLine = z.infer<typeof RestockLine>

export const Restock = z
  .object({
    /** Identifies the delivery: a product of it is added to the stock once. */
    delivery: Name(100),
    lines: uniqueList(
      RestockLine,
      maxRestockLines,
      ({ productId }) => productId,
      'name each product once',
    ),
  })
  .register(z.globalRegistry, {
    id: 'Restock',
    examples: [{ delivery: 'DN-1042', lines: [{ productId: 'samsung-990-pro-2tb', pieces: 40 }] }],
  })
export type Restock = z.infer<typeof Restock>

/** In the order of the lines. `differs`: added before with other pieces; `refused`: the stock would be too large. */
export const RestockResults = z.array(
  z.object({
    productId: Id,
    outcome: z.enum(['added', 'unchanged', 'differs', 'missing', 'refused', 'failed']),
  }),
)
export type RestockResults = z.infer<typeof RestockResults>

export const restockProducts = endpoint('POST /products/restock', {
  summary: 'Add the pieces of a delivery to the stock of up to 50 products, each once',
  rateLimitCost: 2,
  body: Restock,
  response: z.object({ results: RestockResults }),
})
