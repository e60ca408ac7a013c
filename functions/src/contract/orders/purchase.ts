import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { OwnPageQuery, PageQuery, StorableTime } from '../page.ts'
import { Order, OrderEvent, OrderStatus, OrderStep } from './order.ts'
import { Parcel } from './parcel.ts'
import { Payment, PaymentState } from './payment.ts'
import { PurchaseMessage } from './purchase-message.ts'
import { Delivery, PurchaseFields, Tax } from './recipient.ts'
import { Return } from './return.ts'

/** `cancelled`: none of its orders is left. */
export const PurchaseStatus = z.enum([...OrderStatus.options, 'cancelled'])

/** With the delivery. They are stored, so that no later setting changes them. */
const PurchaseSums = z
  .object({
    deliveryCents: z.int().check(z.nonnegative()),
    /** Without the tax, which `grossCents` contains. */
    netCents: z.int().check(z.nonnegative()),
    taxCents: z.int().check(z.nonnegative()),
    grossCents: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'PurchaseSums' })

/** What one request orders. */
export const Purchase = z
  .object({
    /** Its number. */
    _id: Id,
    name: z.string(),
    /** Empty when the buyer's account is deleted. */
    email: z.union([Email, z.literal('')]),
    /** As ordered, also those that are cancelled or deleted. */
    orderIds: z.array(Id),
    /** `pending` while one of its orders is. */
    status: PurchaseStatus,
    /** Of the orders that are left. */
    totalCents: z.int().check(z.nonnegative()),
    /** Its parts, in the order of a bill: `totalCents` and delivery, which is 0 when it is cancelled. */
    sums: PurchaseSums,
    payment: Payment,
    /** What its settled returns are refunded. */
    returnedCents: z.optional(z.int().check(z.positive())),
    ...PurchaseFields.shape,
    delivery: Delivery,
    tax: Tax,
    /** Oldest first. */
    parcels: z._default(z.array(Parcel), []),
    /** Oldest first. */
    returns: z._default(z.array(Return), []),
    /** The purchase of which it replaces pieces, without a price. */
    replaces: z.optional(Id),
    /** When the buyer has withdrawn from it, or from some of its pieces. */
    withdrawnAt: z.optional(z.iso.datetime()),
    /** The buyer has written after the shop. */
    unanswered: z.optional(z.literal(true)),
    /** For `If-Match` of a change. */
    revision: z.int(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, {
    id: 'Purchase',
    examples: [
      {
        _id: '7K4M9QXT',
        name: 'Carlos Mendes',
        email: 'customer@shop.example',
        orderIds: ['Jb2kq8vYx0Zc7WmT4nRs', 'Xw5Lp1dHq3Fv9KzB6mTy'],
        status: 'pending',
        totalCents: 83997,
        sums: { deliveryCents: 990, netCents: 71418, taxCents: 13569, grossCents: 84987 },
        payment: { state: 'open' },
        delivery: { method: 'parcel', name: 'Parcel', days: '2–4', priceCents: 990 },
        tax: { country: 'DE', percent: 19 },
        parcels: [],
        returns: [],
        revision: 0,
        createdAt: '2026-11-21T09:30:00.000Z',
      },
    ],
  })
export type Purchase = z.infer<typeof Purchase>

export const listMyPurchases = endpoint('GET /purchases', {
  summary: "The caller's own purchases, newest first",
  query: OwnPageQuery,
  responseKind: 'page',
  response: z.array(Purchase),
})

const PurchaseFilter = z.object({
  number: z
    .optional(z.string().check(z.maxLength(40)))
    .check(z.describe('A purchase number, in any case, with or without its hyphen')),
  status: z.optional(PurchaseStatus),
  unanswered: z.optional(z.literal('1')),
  payment: z.optional(PaymentState),
  email: z.optional(Email),
  from: z.optional(StorableTime).check(z.describe('Purchases at this time or later')),
  to: z.optional(StorableTime).check(z.describe('Purchases before this time')),
})
export type PurchaseFilter = z.infer<typeof PurchaseFilter>

export const listPurchases = endpoint('GET /purchases?view=admin', {
  summary: "Everyone's purchases, newest first",
  query: z.extend(PageQuery, PurchaseFilter.shape),
  responseKind: 'page',
  response: z.array(Purchase),
})

export const countPurchases = endpoint('GET /purchases/count', {
  summary: 'How many purchases match; `?payment=open` counts those that are not paid in full',
  query: z.omit(PurchaseFilter, { number: true }),
  response: z.object({ count: z.int().check(z.nonnegative()) }),
})

/** An order, or what its last event says of one that is gone. */
const PurchaseLine = z.extend(z.omit(Order, { status: true }), {
  status: z.enum([...OrderStatus.options, 'cancelled', 'deleted']),
})
export type PurchaseLine = z.infer<typeof PurchaseLine>

export const PurchaseEvent = z.enum([
  ...OrderEvent.options,
  'order-withdrawn',
  'purchase-edited',
  'return-changed',
  'payment-changed',
])

/** What one commit did, to one order or to several. */
const PurchaseStep = z.extend(OrderStep, {
  type: PurchaseEvent,
  /** None if the purchase itself has changed. */
  orderIds: z.array(Id),
  /** Of orders whose quantity has changed. */
  quantities: z.optional(z.array(z.object({ orderId: Id, before: z.int(), after: z.int() }))),
  /** Of orders of which a part was delivered, taken back or withdrawn. */
  parts: z.optional(z.array(z.object({ orderId: Id, pieces: z.int(), quantity: z.int() }))),
  /** If its price has changed. */
  delivery: z.optional(z.object({ before: z.int(), after: z.int() })),
  /** After its change. */
  payment: z.optional(z.partial(Payment)),
  /** What the shop has said about it, or the state of a return. */
  note: z.optional(z.string()),
})
export type PurchaseStep = z.infer<typeof PurchaseStep>

export const readPurchase = endpoint('GET /purchase/:id', {
  summary:
    "One of the caller's own purchases by its number, or by the id of one of its orders; anyone's for an admin",
  params: byId,
  response: z.extend(Purchase, {
    lines: z.array(PurchaseLine),
    messages: z.array(PurchaseMessage),
    /** For staff only. */
    notes: z.optional(z.array(PurchaseMessage)),
    /** Oldest first, with the newest 50 corrections. */
    timeline: z.array(PurchaseStep),
  }),
})
export type PurchaseDetails = z.infer<typeof readPurchase.response>
