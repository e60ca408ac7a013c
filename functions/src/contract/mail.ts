import * as z from 'zod/mini'
import { Email } from './accounts/email.ts'
import { byId, endpoint, Id } from './endpoint.ts'
import { PageQuery } from './page.ts'

export const MailKind = z.enum([
  'order-placed',
  'order-cancelled',
  'order-delivered',
  'purchase-changed',
  'purchase-expiring',
  'payment-changed',
  'back-in-stock',
  'message-answered',
  'message-received',
  'enquiry-answered',
  'return-asked',
  'return-changed',
  'contact-received',
  'withdrawal-received',
  'newsletter-confirm',
])
export type MailKind = z.infer<typeof MailKind>

/** A mail of the outbox, in the format of Firebase's Trigger Email extension. */
export const Mail = z
  .object({
    _id: Id,
    to: Email,
    kind: MailKind,
    message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
    createdAt: z.iso.datetime(),
    /** When it is sent, for the first time or again; absent after the last attempt. */
    sendAt: z.optional(z.iso.datetime()),
    delivery: z.optional(
      z.object({
        /** PENDING, PROCESSING, SUCCESS, ERROR or RETRY. */
        state: z.string(),
        attempts: z.nullish(z.int()),
        error: z.nullish(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'Mail',
    examples: [
      {
        _id: 'Jb2kq8vYx0Zc7WmT4nRs-placed',
        to: 'customer@shop.example',
        kind: 'order-placed',
        message: {
          subject: 'Your order is booked: Samsung 990 Pro 2TB',
          text: 'Your order is booked\n\nThank you for your order.',
          html: '<h1>Your order is booked</h1><p>Thank you for your order.</p>',
        },
        createdAt: '2026-11-21T09:30:00.000Z',
        delivery: { state: 'SUCCESS', attempts: 1, error: null },
      },
    ],
  })
export type Mail = z.infer<typeof Mail>

export const listMail = endpoint('GET /mail', {
  summary: 'The mails to customers, newest first',
  query: z.extend(PageQuery, {
    to: z.optional(Email).check(z.describe('Only mails to this email')),
  }),
  responseKind: 'page',
  response: z.array(Mail),
})

export const sendMailAgain = endpoint('POST /mail/:id/send', {
  summary: 'Send a mail now that failed or waits for its next attempt; no effect on any other',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})
