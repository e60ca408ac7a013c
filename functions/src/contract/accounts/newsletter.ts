import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Email } from './email.ts'

/** Stores each email once. The response does not tell whether it was known. */
export const subscribe = endpoint('POST /newsletter', {
  summary: 'Subscribe an email to the newsletter',
  rateLimitCost: 4,
  body: z.object({ email: Email }),
  response: z.object({ subscribed: z.literal(true) }),
})
