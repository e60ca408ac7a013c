import * as z from 'zod/mini'
import { Name, Text } from '../../parts/text.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { ImageUrl } from '../image.ts'
import { uniqueList } from '../unique-list.ts'
import { maxPurchaseLines } from './order-limits.ts'

export const ReturnKind = z.enum(['withdrawal', 'warranty', 'wrong-or-damaged'])
export const ReturnState = z.enum(['asked', 'agreed', 'refused', 'received', 'settled'])
const Settlement = z.enum(['refund', 'replacement', 'repair', 'sent-back'])
export const maxReturnImages = 3

const linesOf = <Line extends z.ZodMiniType<{ orderId: string }>>(line: Line) =>
  uniqueList(line, maxPurchaseLines, ({ orderId }) => orderId, 'name each order once')
const NewLine = z.object({
  orderId: Id,
  pieces: z.int().check(z.positive()),
  serialNumbers: z.optional(uniqueList(Name(60), 100, String, 'name each serial number once')),
})

export const NewReturn = z
  .object({
    kind: ReturnKind,
    lines: linesOf(NewLine),
    text: z.optional(Text(1000)),
    images: z.optional(z.array(ImageUrl).check(z.maxLength(maxReturnImages))),
  })
  .register(z.globalRegistry, {
    id: 'NewReturn',
    examples: [{ kind: 'warranty', lines: [{ orderId: 'Jb2kq8vYx0Zc7WmT4nRs', pieces: 1 }] }],
  })
export type NewReturn = z.infer<typeof NewReturn>

const Count = z.int().check(z.nonnegative())
const note = z.optional(Text(1000).check(z.describe('To the buyer')))

export const ReturnChange = z.union([
  z.object({ state: z.enum(['agreed', 'refused']), note }),
  z.object({
    state: z.literal('received'),
    note,
    /** What is neither added to the stock nor written off can be repaired or sent back. */
    lines: linesOf(z.object({ orderId: Id, restocked: Count, writtenOff: Count })),
  }),
  z.object({
    state: z.literal('settled'),
    note,
    settlement: z.literal('refund'),
    refundCents: z.int().check(z.positive()),
  }),
  z.object({
    state: z.literal('settled'),
    note,
    settlement: z.enum(['replacement', 'repair', 'sent-back']),
  }),
])
export type ReturnChange = z.infer<typeof ReturnChange>

export const Return = z.object({
  ...NewReturn.shape,
  _id: Id,
  by: z.enum(['buyer', 'shop']),
  state: ReturnState,
  lines: z.array(
    z.extend(NewLine, {
      productId: Id,
      product: z.string(),
      /** What the pieces cost. */
      cents: Count,
      /** Those that were in no parcel. */
      unknownSerialNumbers: z.optional(z.array(z.string())),
      restocked: z.optional(Count),
      writtenOff: z.optional(Count),
    }),
  ),
  /** The last that the shop has said. */
  note: z.optional(z.string()),
  settlement: z.optional(Settlement),
  refundCents: z.optional(Count),
  /** The number of the purchase that replaces the pieces. */
  replacement: z.optional(Id),
  at: z.iso.datetime(),
})
export type Return = z.infer<typeof Return>

export const askReturn = endpoint('POST /purchase/:id/returns', {
  summary: 'Ask to return delivered pieces as their buyer, or agree to it as staff',
  rateLimitCost: 2,
  idempotent: true,
  params: byId,
  body: NewReturn,
  response: z.object({ insertedId: Id }),
})

export const changeReturn = endpoint('PUT /purchase/:id/return/:return', {
  summary: 'Agree to a return, refuse it, receive its goods, or settle it, with or without goods',
  idempotent: true,
  params: z.extend(byId, { return: Id }),
  body: ReturnChange,
  response: z.object({ modifiedCount: z.int() }),
})
