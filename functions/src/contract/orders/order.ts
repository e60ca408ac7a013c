import * as z from 'zod/mini'
import { plainText } from '../../parts/plain-text.ts'
import { trimmed } from '../../parts/text.ts'
import { Email } from '../accounts/email.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { ImageUrl } from '../image.ts'
import { OwnPageQuery, PageQuery, StorableTime } from '../page.ts'
import { Price } from '../price.ts'
import { orderEvents, orderStatuses } from './order-status.ts'
import { DeliveryChoice, PurchaseFields, Recipient } from './recipient.ts'

export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>
export const OrderEvent = z.enum(orderEvents)

export const Order = z
  .object({
    _id: Id,
    /** The buyer's display name; "Deleted account" after a deletion. */
    name: z.string(),
    /** Empty when the buyer's account is deleted. */
    email: z.union([Email, z.literal('')]),
    productId: Id,
    product: z.string(),
    price: Price,
    quantity: z.int().check(z.positive()),
    totalPrice: Price,
    /** What its price was compared with when it was ordered. */
    priorPrice: z.optional(Price),
    status: OrderStatus,
    paid: z.boolean(),
    /** The product's image when it was ordered. */
    image: z.optional(ImageUrl),
    /** Of the product when it was ordered. */
    partNumbers: z.optional(z.array(z.string())),
    /** The number of the purchase that it is a line of. */
    purchase: Id,
    /** How many pieces are delivered, if any. */
    deliveredPieces: z.optional(z.int().check(z.positive())),
    /** From how many pieces the buyer has withdrawn, if from any. */
    withdrawnPieces: z.optional(z.int().check(z.positive())),
    /** Of its purchase, like the reference. */
    recipient: z.optional(Recipient),
    reference: z.optional(z.string()),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, {
    id: 'Order',
    examples: [
      {
        _id: 'Jb2kq8vYx0Zc7WmT4nRs',
        name: 'Carlos Mendes',
        email: 'customer@shop.example',
        productId: 'samsung-990-pro-2tb',
        product: 'Samsung 990 Pro 2TB',
        price: 179.99,
        quantity: 2,
        totalPrice: 359.98,
        status: 'pending',
        paid: false,
        image: '/products/samsung-990-pro-2tb.svg',
        purchase: '7K4M9QXT',
        createdAt: '2026-11-21T09:30:00.000Z',
      },
    ],
  })
export type Order = z.infer<typeof Order>

/** The server uses the product and the quantity, and refuses other fields that contradict it. */
export const NewOrder = z
  .object({
    productId: z.optional(Id),
    product: z.optional(trimmed(200)),
    quantity: z.int(),
    name: z.nullish(z.string().check(z.maxLength(200))),
    email: z.optional(Email),
    price: z.optional(Price),
    totalPrice: z.optional(Price),
    status: z.optional(z.literal('pending')),
    paid: z.optional(z.literal(false)),
    ...PurchaseFields.shape,
    ...DeliveryChoice.shape,
  })
  .check(
    z.refine(({ productId, product }) => productId ?? product, {
      path: ['productId'],
      message: 'name the product by productId or product',
    }),
  )
  .register(z.globalRegistry, {
    id: 'NewOrder',
    examples: [{ productId: 'samsung-990-pro-2tb', quantity: 2 }],
  })
export type NewOrder = z.infer<typeof NewOrder>

export const placeOrder = endpoint('POST /orders', {
  summary: 'Order a quantity of a product',
  idempotent: true,
  body: NewOrder,
  /** `purchase` is the number of the purchase. */
  response: z.object({ insertedId: Id, purchase: Id }),
})

export const BuyerSearch = z.string().check(
  z.maxLength(200),
  z.refine((text) => plainText(text) !== '', 'search for a letter or a digit'),
)

export const listMyOrders = endpoint('GET /myorders', {
  summary: "The caller's own orders, newest first",
  query: z.extend(OwnPageQuery, {
    email: z.optional(Email),
    q: z
      .optional(BuyerSearch)
      .check(z.describe('The beginning of a recipient or reference, or a whole purchase number')),
  }),
  responseKind: 'page',
  response: z.array(Order),
})

export const cancelOrder = endpoint('DELETE /myorder/:id', {
  summary: "Cancel the caller's own pending order; its pieces go back into stock",
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})

const OrderFilter = z.object({
  q: z
    .optional(BuyerSearch)
    .check(
      z.describe(
        'The beginning of the name of the buyer or recipient, of one of its words, of the email, company, reference, postal code or phone, or a whole order id, purchase, serial or tracking number',
      ),
    ),
  status: z.optional(OrderStatus),
  waiting: z
    .optional(z.literal('1'))
    .check(z.describe('Pending orders that have waited longer than the shop wants')),
  email: z.optional(Email),
  productId: z.optional(Id),
  from: z.optional(StorableTime).check(z.describe('Orders placed at this time or later')),
  to: z.optional(StorableTime).check(z.describe('Orders placed before this time')),
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const listOrders = endpoint('GET /orders', {
  summary: "Everyone's orders, newest first",
  query: z.extend(PageQuery, OrderFilter.shape),
  responseKind: 'page',
  response: z.array(Order),
})

export const countOrders = endpoint('GET /orders/count', {
  summary: 'How many orders match; `?status=pending` counts those that wait for delivery',
  query: OrderFilter,
  response: z.object({ count: z.int().check(z.nonnegative()) }),
})

export const OrderStep = z.object({
  type: OrderEvent,
  at: z.iso.datetime(),
  by: z.enum(['buyer', 'shop']),
  email: z.optional(z.string()),
})

/** Without it, pieces that the buyer has withdrawn are refused with the code `withdrawn`. */
export const DeliveryQuery = z.object({
  includeWithdrawn: z
    .optional(z.literal('1'))
    .check(z.describe('Deliver also the pieces that the buyer has withdrawn')),
})

export const deliverOrder = endpoint('PUT /deliver/:id', {
  summary: 'Deliver the rest of a pending order, once',
  params: byId,
  query: DeliveryQuery,
  response: z.object({
    modifiedCount: z.int(),
    parcel: z.optional(z.object({ purchase: Id, _id: Id })),
  }),
})

export const deleteOrder = endpoint('DELETE /order/:id', {
  summary: "Delete anyone's order; the pieces of a pending one go back into stock",
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})
