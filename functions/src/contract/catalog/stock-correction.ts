import * as z from 'zod/mini'
import { Text } from '../../parts/text.ts'
import { byId, endpoint } from '../endpoint.ts'

export const StockReason = z.enum(['received', 'counted', 'damaged', 'returned', 'other'])

export const StockCorrection = z
  .object({
    /** Pieces added (positive) or removed (negative). */
    delta: z.int().check(
      z.minimum(-1_000_000),
      z.maximum(1_000_000),
      z.refine((delta) => delta !== 0, 'must not be 0'),
    ),
    reason: StockReason,
    note: z.optional(z.union([Text(500), z.literal('')])),
  })
  .register(z.globalRegistry, {
    id: 'StockCorrection',
    examples: [{ delta: -2, reason: 'damaged', note: 'Wet boxes' }],
  })
export type StockCorrection = z.infer<typeof StockCorrection>

export const correctStock = endpoint('POST /product/:id/stock', {
  summary: 'Add pieces to the stock or remove some, with a reason; never below zero',
  idempotent: true,
  params: byId,
  body: StockCorrection,
  response: z.object({ available_quantity: z.int() }),
})
