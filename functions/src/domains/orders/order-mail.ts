import { toCents } from '../../contract/money.ts'
import type { Order } from '../../contract/orders/order.ts'
import { type OrderTransition, orderTransition } from '../../contract/orders/order-status.ts'
import { countOf, formatDollars } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import type { StoredOrder } from './stored-order.ts'

type OrderEvent = OrderTransition['event']

/** The mail about an order's event, with its id; `undefined` when a delivered order is deleted. */
export function orderMail(type: OrderEvent, id: string, order: StoredOrder): NewMail | undefined {
  const { _id, email, product = _id, status } = order
  const isDelivered = orderTransition(type, status)?.stock !== 'returned'
  if (!email || (type === 'order-deleted' && isDelivered)) return undefined
  const kind = type === 'order-deleted' ? 'order-cancelled' : type
  const { heading, paragraphs } = announcements[type]
  const content: MailContent = {
    subject: `${heading}: ${product}`,
    heading,
    paragraphs,
    facts: factsOf(order),
    ...(kind !== 'order-cancelled' && {
      link: { label: 'See your order', path: `/dashboard/order/${_id}` },
    }),
    reason,
  }
  return { id, to: email, kind, content }
}

/** The mail about the orders of a purchase, with the id of the first order's event. */
export function purchaseMail(id: string, orders: StoredOrder[]): NewMail | undefined {
  const [first, ...others] = orders
  if (!first || others.length === 0) return first && orderMail('order-placed', id, first)
  if (!first.email) return undefined
  const heading = 'Your orders are booked'
  const content: MailContent = {
    subject: `${heading}: ${orders.length} products`,
    heading,
    paragraphs: [
      'Thank you for your order.',
      'You get another mail when a product is delivered. You can cancel each of them until then.',
    ],
    facts: [...orders.map(lineOf), ['Total', formatDollars(totalOf(orders))]],
    link: { label: 'See your orders', path: '/dashboard/myorder' },
    reason,
  }
  return { id, to: first.email, kind: 'order-placed', content }
}

const reason = 'You get this mail because this address was used for an order at Tech House.'

function lineOf({ product = '', quantity = 0, totalPrice = 0 }: StoredOrder): [string, string] {
  return ['Product', `${product}, ${countOf(quantity, 'piece')}, ${formatDollars(totalPrice)}`]
}

const totalOf = (orders: StoredOrder[]) =>
  orders.reduce((cents, { totalPrice = 0 }) => cents + toCents(totalPrice), 0) / 100

const cancelled = 'Your order is cancelled'

/** Without the buyer's name: an account with another person's email could put any text into it. */
const announcements: Record<OrderEvent, Pick<MailContent, 'heading' | 'paragraphs'>> = {
  'order-placed': {
    heading: 'Your order is booked',
    paragraphs: [
      'Thank you for your order.',
      'You get another mail when it is delivered. You can cancel it until then.',
    ],
  },
  'order-delivered': {
    heading: 'Your order is delivered',
    paragraphs: ['We have delivered your order. Enjoy it!'],
  },
  'order-cancelled': {
    heading: cancelled,
    paragraphs: ['You have cancelled this order. It will not be delivered.'],
  },
  'order-deleted': {
    heading: cancelled,
    paragraphs: ['The shop has cancelled this order. It will not be delivered.'],
  },
}

/** A new field of orders stands here or among the facts. */
type LeftOut = 'name' | 'email' | 'productId' | 'status' | 'paid' | 'image' | 'batch' | 'createdAt'

function factsOf({ _id, product, quantity, price, totalPrice }: StoredOrder): [string, string][] {
  const facts: Record<Exclude<keyof Order, LeftOut>, [string, string | undefined]> = {
    product: ['Product', product],
    quantity: ['Quantity', quantity === undefined ? undefined : countOf(quantity, 'piece')],
    price: ['Price', price === undefined ? undefined : formatDollars(price)],
    totalPrice: ['Total', totalPrice === undefined ? undefined : formatDollars(totalPrice)],
    _id: ['Order', _id],
  }
  return Object.values(facts).filter((fact): fact is [string, string] => fact[1] !== undefined)
}
