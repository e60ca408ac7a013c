import * as z from 'zod/mini'
import { endpoint, Id } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { Email } from './email.ts'

/** Nobody is subscribed before they confirm. The response does not tell whether the email was known. */
export const subscribe = endpoint('POST /newsletter', {
  summary: 'Ask for the newsletter; a mail asks its recipient to confirm, at most one a day',
  rateLimitCost: 4,
  body: z.object({ email: Email }),
  response: z.object({ subscribed: z.literal(true) }),
})

/** The id of the confirmation mail, which only its recipient knows. A GET changes nothing, because mail programs open links. */
const mailPage = {
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  responseKind: 'html',
  response: z.string(),
} as const

export const askToConfirm = endpoint('GET /newsletter/:id', {
  summary: 'The page that asks to confirm a subscription to the newsletter',
  ...mailPage,
})

export const confirmSubscription = endpoint('POST /newsletter/:id', {
  summary: 'Confirm a subscription to the newsletter, within seven days',
  ...mailPage,
})

export const askToUnsubscribe = endpoint('GET /newsletter/:id/unsubscribe', {
  summary: 'The page that asks to end a subscription to the newsletter',
  ...mailPage,
})

/** Called by that page, and by mail programs (RFC 8058). It does not tell whether there was a subscription. */
export const endSubscription = endpoint('POST /newsletter/:id/unsubscribe', {
  summary: 'End a subscription to the newsletter',
  ...mailPage,
})

export const Subscriber = z.object({
  _id: Id,
  email: Email,
  confirmedAt: z.iso.datetime(),
  unsubscribe: z.optional(z.url()),
})
export type Subscriber = z.infer<typeof Subscriber>

export const listSubscribers = endpoint('GET /subscribers', {
  summary: 'Who has confirmed their subscription to the newsletter, newest first',
  query: PageQuery,
  responseKind: 'page',
  response: z.array(Subscriber),
})
