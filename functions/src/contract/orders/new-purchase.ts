import * as z from 'zod/mini'
import { endpoint, Id } from '../endpoint.ts'
import { Price } from '../price.ts'
import { maxPurchaseLines } from './order-limits.ts'
import { DeliveryChoice, PurchaseFields } from './recipient.ts'

/** One line of a purchase. A changed price refuses the line if `price` is sent. */
export const NewPurchaseLine = z.object({
  productId: Id,
  quantity: z.int(),
  price: z.optional(Price),
})
export type NewPurchaseLine = z.infer<typeof NewPurchaseLine>

export const NewPurchase = z
  .object({
    lines: z.array(NewPurchaseLine).check(z.minLength(1), z.maxLength(maxPurchaseLines)),
    ...PurchaseFields.shape,
    ...DeliveryChoice.shape,
  })
  .register(z.globalRegistry, {
    id: 'NewPurchase',
    examples: [
      {
        lines: [
          { productId: 'amd-ryzen-7-9800x3d', quantity: 1, price: 479.99 },
          { productId: 'samsung-990-pro-2tb', quantity: 2 },
        ],
      },
    ],
  })
export type NewPurchase = z.infer<typeof NewPurchase>

/** A refusal with the code `lines-refused` has an entry in `fields` for each refused line. */
export const placeOrders = endpoint('POST /orders/batch', {
  summary: 'Order several products at once, all or nothing',
  // Each line has three writes: 40 points for 100 lines.
  rateLimitCostOfInput: ({ body }: { body: NewPurchase }) =>
    Math.floor((body.lines.length - 1) * 0.4),
  idempotent: true,
  body: NewPurchase,
  response: z.object({
    /** The order of each line; lines of one product have the same. */
    insertedIds: z.array(Id),
    /** The number of their purchase. */
    purchase: Id,
  }),
})
