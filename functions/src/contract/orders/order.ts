import { z } from 'zod'
import { plainText } from '../../parts/plain-text.ts'
import { Email } from '../accounts/email.ts'
import { ImageUrl } from '../catalog/product.ts'
import { Dollars } from '../dollars.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { OwnPageQuery, PageQuery, StorableTime } from '../page.ts'
import { orderEvents, orderStatuses } from './order-status.ts'

export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>
export const OrderEvent = z.enum(orderEvents)

export const Order = z
  .object({
    _id: Id,
    /** The buyer's display name; "Deleted account" after a deletion. */
    name: z.string(),
    /** Empty when the buyer's account is deleted. */
    email: Email.or(z.literal('')),
    productId: Id,
    product: z.string(),
    price: Dollars,
    quantity: z.int().positive(),
    totalPrice: Dollars,
    status: OrderStatus,
    paid: z.boolean(),
    /** The product's image when it was ordered; older orders have none. */
    image: ImageUrl.optional(),
    batch: Id.optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'Order',
    examples: [
      {
        _id: 'Jb2kq8vYx0Zc7WmT4nRs',
        name: 'Carlos Mendes',
        email: 'customer@techhouse.example',
        productId: 'samsung-990-pro-2tb',
        product: 'Samsung 990 Pro 2TB',
        price: 179.99,
        quantity: 2,
        totalPrice: 359.98,
        status: 'pending',
        paid: false,
        image: '/products/samsung-990-pro-2tb.svg',
        createdAt: '2026-11-21T09:30:00.000Z',
      },
    ],
  })
export type Order = z.infer<typeof Order>

/** What staff get. A field that only they may see goes here, because buyers get `Order`. */
export const ManagedOrder = Order.extend({}).meta({ id: 'ManagedOrder' })
export type ManagedOrder = z.infer<typeof ManagedOrder>

/** The server uses the product and the quantity, and refuses other fields that contradict it. */
export const NewOrder = z
  .object({
    productId: Id.optional(),
    product: z.string().trim().min(1).max(200).optional(),
    quantity: z.int(),
    name: z.string().max(200).nullish(),
    email: Email.optional(),
    price: Dollars.optional(),
    totalPrice: Dollars.optional(),
    status: z.literal('pending').optional(),
    paid: z.literal(false).optional(),
  })
  .refine(({ productId, product }) => productId ?? product, {
    path: ['productId'],
    message: 'name the product by productId or product',
  })
  .meta({ id: 'NewOrder', examples: [{ productId: 'samsung-990-pro-2tb', quantity: 2 }] })
export type NewOrder = z.infer<typeof NewOrder>

export const placeOrder = endpoint('POST /orders', {
  summary: 'Order a quantity of a product',
  idempotent: true,
  body: NewOrder,
  response: z.object({ insertedId: Id }),
})

export const listMyOrders = endpoint('GET /myorders', {
  summary: "The caller's own orders, newest first",
  query: OwnPageQuery.extend({ email: Email.optional() }),
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
    .string()
    .max(200)
    .refine((text) => plainText(text) !== '', 'search for a letter or a digit')
    .optional()
    .describe(
      "The beginning of the buyer's name, of one of its words or of the email, or an order's id",
    ),
  status: OrderStatus.optional(),
  email: Email.optional(),
  productId: Id.optional(),
  from: StorableTime.optional().describe('Orders placed at this time or later'),
  to: StorableTime.optional().describe('Orders placed before this time'),
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const listOrders = endpoint('GET /orders', {
  summary: "Everyone's orders, newest first",
  query: PageQuery.extend(OrderFilter.shape),
  responseKind: 'page',
  response: z.array(ManagedOrder),
})

export const countOrders = endpoint('GET /orders/count', {
  summary: 'How many orders match; `?status=pending` counts those that wait for delivery',
  query: OrderFilter,
  response: z.object({ count: z.int().nonnegative() }),
})

const OrderTimeline = z.array(
  z.object({
    type: OrderEvent,
    at: z.iso.datetime(),
    by: z.enum(['buyer', 'shop']),
    email: z.string().optional(),
  }),
)

export const readOrder = endpoint('GET /order/:id', {
  summary: "One of the caller's own orders with its timeline; anyone's for an admin",
  params: byId,
  response: Order.extend({ timeline: OrderTimeline }),
})

export const deliverOrder = endpoint('PUT /deliver/:id', {
  summary: 'Mark a pending order as delivered, once',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})

export const deleteOrder = endpoint('DELETE /order/:id', {
  summary: "Delete anyone's order; the pieces of a pending one go back into stock",
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})
