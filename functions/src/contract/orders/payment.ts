import * as z from 'zod/mini'
import { byId, endpoint, Id } from '../endpoint.ts'
import { uniqueList } from '../unique-list.ts'
import { maxBulkOrders } from './order-limits.ts'

/** `open`: the buyer owes something; `refund`: the shop does. */
export const PaymentState = z.enum(['open', 'settled', 'refund'])

const Cents = z
  .int('Enter an amount in whole cents')
  .check(z.positive('Enter an amount of more than 0'))

/** What staff have marked as paid and as refunded, in sum, with the day of the last of each. */
const PaymentAmounts = z.object({
  paidCents: z.optional(Cents),
  paidOn: z.optional(z.iso.date()),
  refundedCents: z.optional(Cents),
  refundedOn: z.optional(z.iso.date()),
})
export type PaymentAmounts = z.infer<typeof PaymentAmounts>

export const Payment = z
  .extend(PaymentAmounts, { state: PaymentState })
  .register(z.globalRegistry, { id: 'Payment' })
export type Payment = z.infer<typeof Payment>

const NewPayment = PaymentAmounts.check(
  z.refine(({ paidCents, paidOn }) => !paidCents === !paidOn, {
    path: ['paidOn'],
    message: 'Enter both the amount and its day',
  }),
  z.refine(({ refundedCents, refundedOn }) => !refundedCents === !refundedOn, {
    path: ['refundedOn'],
    message: 'Enter both the amount and its day',
  }),
  z.refine(({ paidCents = 0, refundedCents = 0 }) => refundedCents <= paidCents, {
    path: ['refundedCents'],
    message: 'Refund at most what was paid',
  }),
).register(z.globalRegistry, {
  id: 'NewPayment',
  examples: [{ paidCents: 84987, paidOn: '2026-11-24' }],
})

export const changePayment = endpoint('PUT /purchase/:id/payment', {
  summary: 'Say what of a purchase is paid and refunded; what is left out is undone',
  conditional: true,
  params: byId,
  body: NewPayment,
  response: z.object({ modifiedCount: z.int(), revision: z.int() }),
})

export const markPaid = endpoint('POST /purchases/paid', {
  summary: 'Mark up to 100 purchases as paid in full, with a result for each',
  rateLimitCost: 10,
  body: z.object({
    /** `openCents` is what the caller has seen. */
    purchases: uniqueList(
      z.object({ id: Id, openCents: z.int().check(z.positive()) }),
      maxBulkOrders,
      ({ id }) => id,
      'name each purchase once',
    ),
    paidOn: z.iso.date(),
  }),
  response: z.object({
    /** `unchanged`: nothing of it is open; `changed`: another sum is; `failed`: try it again. */
    results: z.array(
      z.object({
        id: Id,
        outcome: z.enum(['done', 'unchanged', 'changed', 'missing', 'failed']),
      }),
    ),
  }),
})
