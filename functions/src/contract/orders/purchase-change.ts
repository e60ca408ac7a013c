import * as z from 'zod/mini'
import { Text } from '../../parts/text.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { maxPurchaseLines } from './order-limits.ts'
import { DeliveryCents, expectedDeliveryCents, PurchaseFields } from './recipient.ts'

export const editPurchase = endpoint('PUT /purchase/:id', {
  summary:
    'Replace recipient, reference and message: the buyer until the first delivery, an admin always',
  conditional: true,
  params: byId,
  /** An address that the agreed delivery does not serve may change its price for the buyer. */
  body: z.extend(PurchaseFields, { expectedDeliveryCents }),
  response: z.object({ modifiedCount: z.int(), revision: z.int() }),
})

const lines = <Line extends z.ZodMiniObject>(line: Line) =>
  z.array(line).check(z.maxLength(maxPurchaseLines))

/** `orders` get another quantity, 0 removes them; `added` are products at today's price. */
export const LineChanges = z
  .object({
    orders: lines(z.object({ orderId: Id, quantity: z.int().check(z.nonnegative()) })),
    added: lines(z.object({ productId: Id, quantity: z.int().check(z.positive()) })),
    /** Another price of the delivery. */
    deliveryCents: z.optional(DeliveryCents),
    /** To the buyer. */
    note: z.optional(Text(1000)),
  })
  .register(z.globalRegistry, {
    id: 'LineChanges',
    examples: [{ orders: [{ orderId: 'Jb2kq8vYx0Zc7WmT4nRs', quantity: 1 }], added: [] }],
  })
export type LineChanges = z.infer<typeof LineChanges>

export const changeLines = endpoint('POST /purchase/:id/lines', {
  summary: 'Change the lines of a pending purchase',
  rateLimitCost: 10,
  idempotent: true,
  conditional: true,
  params: byId,
  body: LineChanges,
  response: z.object({ modifiedCount: z.int(), revision: z.int() }),
})
