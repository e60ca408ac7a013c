import * as z from 'zod/mini'
import { endpoint, Id } from '../endpoint.ts'
import { maxBulkOrders } from './order-limits.ts'

const OrderIds = z
  .object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(maxBulkOrders)) })
  .register(z.globalRegistry, { id: 'OrderIds', examples: [{ ids: ['Jb2kq8vYx0Zc7WmT4nRs'] }] })

/** In the order of the ids. `unchanged`: delivered before, or partly; `withdrawn`: by its buyer; `missing`: gone, or another buyer's; `failed`: try it again. */
export const BulkResults = z.array(
  z.object({
    id: Id,
    outcome: z.enum(['done', 'unchanged', 'withdrawn', 'missing', 'failed']),
    parcel: z.optional(z.object({ purchase: Id, _id: Id })),
  }),
)
export type BulkResults = z.infer<typeof BulkResults>

export const deliverOrders = endpoint('POST /orders/deliver', {
  summary:
    'Deliver the rest of up to 100 pending orders, a parcel per purchase, with a result for each',
  rateLimitCost: 10,
  body: z.extend(OrderIds, {
    /** Of these, also the pieces that the buyer has withdrawn. */
    includeWithdrawn: z.optional(z.array(Id).check(z.maxLength(maxBulkOrders))),
  }),
  response: z.object({ results: BulkResults }),
})

export const deleteOrders = endpoint('POST /orders/delete', {
  summary: 'Delete up to 100 orders like DELETE /order/:id, with a result for each',
  rateLimitCost: 10,
  body: OrderIds,
  response: z.object({ results: BulkResults }),
})

export const cancelOrders = endpoint('POST /orders/batch/cancel', {
  summary: "Cancel up to 100 of the caller's own pending orders, with a result for each",
  // Each order can write a mail: 40 points for 100 orders.
  rateLimitCostOfInput: ({ body }: { body: z.output<typeof OrderIds> }) =>
    Math.floor((body.ids.length - 1) * 0.4),
  body: OrderIds,
  response: z.object({ results: BulkResults }),
})
