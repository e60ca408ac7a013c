import * as z from 'zod/mini'
import { publicList } from '../cache-policy.ts'
import { byId, endpoint } from '../endpoint.ts'
import { Price } from '../price.ts'

const ProductPrices = z
  .object({
    /** Up to 400, the oldest first. Each holds until the next one; the public gets no price that was not offered. */
    prices: z.array(
      z.object({ at: z.iso.datetime(), price: z.optional(Price), offered: z.boolean() }),
    ),
    /** Of the last 30 days, if it was offered then. */
    lowestPrice: z.optional(Price),
  })
  .register(z.globalRegistry, {
    id: 'ProductPrices',
    examples: [
      {
        prices: [
          { at: '2026-06-01T09:00:00.000Z', price: 199.99, offered: true },
          { at: '2026-11-20T09:00:00.000Z', price: 179.99, offered: true },
        ],
        lowestPrice: 179.99,
      },
    ],
  })
export type ProductPrices = z.infer<typeof ProductPrices>

export const readPrices = endpoint('GET /product/:id/prices', {
  summary: 'The prices of a product over time',
  params: byId,
  responseKind: 'serialized',
  cache: publicList,
  response: ProductPrices,
})

export const readManagedPrices = endpoint('GET /product/:id/prices?view=admin', {
  summary: 'The prices of a product over time, also those of drafts',
  params: byId,
  response: ProductPrices,
})
