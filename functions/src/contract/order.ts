import { z } from 'zod'
import { Email } from './email.ts'
import { byId, endpoint, Id } from './endpoint.ts'
import { Dollars } from './money.ts'
import { OrderEvent, OrderStatus } from './order-status.ts'
import { OwnPageQuery, PageQuery } from './page.ts'
import { ImageUrl, type Product } from './product.ts'

export const Order = z
  .object({
    _id: Id,
    /** The buyer's display name. */
    name: z.string(),
    email: Email,
    productId: Id,
    /** The product's name when it was ordered. */
    product: z.string(),
    price: Dollars,
    quantity: z.int().positive(),
    totalPrice: Dollars,
    status: OrderStatus,
    paid: z.boolean(),
    /** The product's picture when it was ordered; older orders have none. */
    image: ImageUrl.optional(),
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

/**
 * What a buyer sends. Only the product (by id, or by its name) and the quantity decide; the
 * rest is what the client believes, and a body that contradicts the server is refused.
 */
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

export const placeOrder = endpoint({
  summary: 'Order a quantity of a product',
  method: 'post',
  path: '/orders',
  access: 'signed-in',
  idempotent: true,
  body: NewOrder,
  response: z.object({ insertedId: Id }),
})

export const listMyOrders = endpoint({
  summary: "The caller's own orders, newest first",
  method: 'get',
  path: '/myorders',
  access: 'signed-in',
  query: OwnPageQuery.extend({ email: Email.optional() }),
  responseKind: 'page',
  response: z.array(Order),
})

export const cancelOrder = endpoint({
  summary: "Cancel the caller's own pending order; its pieces go back into stock",
  method: 'delete',
  path: '/myorder/:id',
  access: 'signed-in',
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})

/** Which orders an admin asks for; an order must match all that is sent. */
const OrderFilter = z.object({
  status: OrderStatus.optional(),
  /** The buyer's address. */
  email: Email.optional(),
  productId: Id.optional(),
  from: z.iso.datetime().optional().describe('Orders placed at this time or later'),
  to: z.iso.datetime().optional().describe('Orders placed before this time'),
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const listOrders = endpoint({
  summary: "Everyone's orders, newest first",
  method: 'get',
  path: '/orders',
  access: 'admin',
  query: PageQuery.extend(OrderFilter.shape),
  responseKind: 'page',
  response: z.array(Order),
})

export const countOrders = endpoint({
  summary: 'How many orders match; `?status=pending` counts those that wait for delivery',
  method: 'get',
  path: '/orders/count',
  access: 'admin',
  query: OrderFilter,
  response: z.object({ count: z.int().nonnegative() }),
})

/** What happened to an order, oldest first. */
const OrderTimeline = z.array(
  z.object({
    type: OrderEvent,
    at: z.iso.datetime(),
    by: z.enum(['buyer', 'shop']),
    /** The address of who did it; for admins only. */
    email: z.string().optional(),
  }),
)

export const readOrder = endpoint({
  summary: "One of the caller's own orders with its timeline; anyone's for an admin",
  method: 'get',
  path: '/order/:id',
  access: 'signed-in',
  params: byId,
  response: Order.extend({ timeline: OrderTimeline }),
})

export const deliverOrder = endpoint({
  summary: 'Mark a pending order as delivered, once',
  method: 'put',
  path: '/deliver/:id',
  access: 'admin',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})

export const deleteOrder = endpoint({
  summary: "Delete anyone's order; the pieces of a pending one go back into stock",
  method: 'delete',
  path: '/order/:id',
  access: 'admin',
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})

export interface QuantityProblem {
  code: 'below-minimum' | 'above-stock'
  /** The product page shows it and the API answers with it, so the two cannot drift. */
  message: string
}

/** Why a quantity (pieces) cannot be ordered, or `undefined` when it can. */
export function quantityProblem(
  { minimum_order, available_quantity }: Pick<Product, 'minimum_order' | 'available_quantity'>,
  quantity: number,
): QuantityProblem | undefined {
  if (quantity < minimum_order) {
    return { code: 'below-minimum', message: `please order Minimum ${minimum_order} piece` }
  }
  if (quantity > available_quantity) {
    return { code: 'above-stock', message: `please order Maximum ${available_quantity} piece` }
  }
  return undefined
}
