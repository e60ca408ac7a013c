import * as z from 'zod/mini'
import { Text } from '../../parts/text.ts'
import { byId, endpoint, Id } from '../endpoint.ts'

/** The messages and the corrections of a buyer in one UTC day, for all their purchases. */
export const maxMessagesPerDay = 30

const NewMessage = z.object({ text: Text(2000) }).register(z.globalRegistry, {
  id: 'NewMessage',
  examples: [{ text: 'Please ring at the back door.' }],
})

export const PurchaseMessage = z.object({
  _id: Id,
  purchase: Id,
  by: z.enum(['buyer', 'shop']),
  text: z.string(),
  at: z.iso.datetime(),
  /** Who has written it, for staff. */
  email: z.optional(z.string()),
})
export type PurchaseMessage = z.infer<typeof PurchaseMessage>

export const writeMessage = endpoint('POST /purchase/:id/messages', {
  summary: 'Write a message about a purchase: its buyer to the shop, an admin to its buyer',
  rateLimitCost: 2,
  idempotent: true,
  params: byId,
  body: NewMessage,
  response: z.object({ insertedId: Id }),
})

export const writeNote = endpoint('POST /purchase/:id/notes', {
  summary: 'Write a note about a purchase that only admins see',
  idempotent: true,
  params: byId,
  body: NewMessage,
  response: z.object({ insertedId: Id }),
})

export const markAnswered = endpoint('PUT /purchase/:id/answered', {
  summary: 'Say that the messages of the buyer need no further answer',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})
