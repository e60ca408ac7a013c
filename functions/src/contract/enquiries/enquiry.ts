import * as z from 'zod/mini'
import { Name, Text } from '../../parts/text.ts'
import { Email } from '../accounts/email.ts'
import { Pieces } from '../catalog/pieces.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { PageQuery } from '../page.ts'

const Goods = z.array(z.object({ product: Name(300), pieces: Pieces.check(z.positive()) }))

const NewContact = z.object({ name: Name(200), email: Email, message: Text(2000) })
export type NewContact = z.infer<typeof NewContact>

const NewWithdrawal = z.object({
  name: Name(200),
  email: Email,
  /** As the customer knows it, which need not be a number of a purchase. */
  purchase: Name(40),
  /** Empty for the whole purchase. */
  goods: z._default(Goods.check(z.maxLength(100)), []),
})
export type NewWithdrawal = z.infer<typeof NewWithdrawal>

/** The same content again on the same day (UTC), such as after a lost response, has no further effect. */
const received = { rateLimitCost: 10, response: z.object({ receivedAt: z.iso.datetime() }) }

export const contactShop = endpoint('POST /contact', {
  summary: 'Write to the shop, without an account',
  body: NewContact,
  ...received,
})

/** The response does not tell whether the purchase exists. */
export const withdraw = endpoint('POST /withdrawals', {
  summary: 'Withdraw from a purchase or from some of its pieces, without an account',
  body: NewWithdrawal,
  ...received,
})

/** The goods of a withdrawal are a return of its purchase; withdrawals of older releases went over the others. */
const states = ['open', 'goods-back', 'refunded', 'closed'] as const

/** Why staff should look twice at a withdrawal. */
export const Doubt = z.enum(['unknown-purchase', 'other-email', 'late', 'cancelled', 'repeated'])
export type Doubt = z.infer<typeof Doubt>

const EnquiryKind = z.enum(['contact', 'withdrawal'])

export const Enquiry = z.object({
  _id: Id,
  kind: EnquiryKind,
  name: z.string(),
  email: z.string(),
  /** Of a contact. */
  message: z.optional(z.string()),
  /** Of a withdrawal: as the customer has written it. */
  purchase: z.optional(z.string()),
  goods: z.optional(Goods),
  doubts: z.optional(z.array(Doubt)),
  /** The id of the purchase, if there is one with this number and email. */
  purchaseId: z.optional(Id),
  state: z.enum(states),
  /** What the shop has mailed, oldest first. */
  answers: z._default(z.array(z.object({ text: z.string(), at: z.iso.datetime() })), []),
  at: z.iso.datetime(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const listEnquiries = endpoint('GET /enquiries', {
  summary: 'Contacts and withdrawals, newest first',
  query: z.extend(PageQuery, {
    kind: z.optional(EnquiryKind),
    open: z.optional(z.literal('1')).check(z.describe('Only those that wait for the shop')),
  }),
  responseKind: 'page',
  response: z.array(Enquiry),
})

export const changeEnquiry = endpoint('PUT /enquiry/:id', {
  summary: 'Close a contact or a withdrawal',
  idempotent: true,
  params: byId,
  body: z.object({ state: z.literal('closed') }),
  response: z.object({ modifiedCount: z.int() }),
})

export const answerEnquiry = endpoint('POST /enquiry/:id/answer', {
  summary: 'Answer a contact or a withdrawal by mail; it closes a contact',
  idempotent: true,
  params: byId,
  body: z.object({ text: Text(2000) }),
  response: z.object({ modifiedCount: z.int() }),
})
