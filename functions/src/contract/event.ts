import * as z from 'zod/mini'
import { Email } from './accounts/email.ts'
import { endpoint, Id } from './endpoint.ts'
import { PageQuery, StorableTime } from './page.ts'
import { eventTypes } from './shop-events.ts'

/** An event of the append-only log, which serves as audit trail and stock ledger. */
export const ShopEvent = z
  .object({
    _id: Id,
    type: z.enum(eventTypes),
    /** Without an email when the account is deleted. */
    actor: z.object({ uid: z.string(), email: z.string() }),
    /** The path of the document that changed, such as `orders/{id}`. */
    subject: z.string(),
    /** The email of the account that it is about, as it is now; absent for a deleted account. */
    accountEmail: z.optional(z.string()),
    /** Pieces added to the stock (positive) or removed (negative), and the product. */
    stock: z.nullable(z.object({ productId: Id, delta: z.int() })),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
    at: z.iso.datetime(),
    requestId: z.string(),
    /** The change of many prices that it is or belongs to. */
    priceChange: z.optional(Id),
  })
  .register(z.globalRegistry, {
    id: 'Event',
    examples: [
      {
        _id: 'Q1w2E3r4T5y6U7i8O9p0',
        type: 'order-delivered',
        actor: { uid: 'ada-lindqvist', email: 'admin@shop.example' },
        subject: 'orders/Jb2kq8vYx0Zc7WmT4nRs',
        stock: null,
        before: { status: 'pending' },
        after: { status: 'delivered' },
        at: '2026-11-21T10:15:00.000Z',
        requestId: '5f0f2c1e-3f3b-4b44-9d5d-0f6f6f1c2b7a',
      },
    ],
  })
export type ShopEvent = z.infer<typeof ShopEvent>

const EventFilter = z.object({
  actor: z.optional(Email).check(z.describe('The email of the account that made the change')),
  subject: z
    .optional(z.string().check(z.maxLength(300)))
    .check(
      z.describe(
        'The document that changed: its path, such as `orders/{id}`, or only its id. A purchase number, or the reference of a buyer, finds a purchase with its orders. For a product, this includes orders that moved its stock. For a change of many prices, `priceChanges/{id}`, it includes each price; lists without a subject leave these out.',
      ),
    ),
  from: z.optional(StorableTime).check(z.describe('Events at this time or later')),
  to: z.optional(StorableTime).check(z.describe('Events before this time')),
})
export type EventFilter = z.infer<typeof EventFilter>

export const listEvents = endpoint('GET /events', {
  summary: 'The record of every change, newest first',
  query: z.extend(PageQuery, EventFilter.shape),
  responseKind: 'page',
  response: z.array(ShopEvent),
})
