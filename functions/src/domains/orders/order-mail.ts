import type { Order } from '../../contract/orders/order.ts'
import { type OrderTransition, orderTransition } from '../../contract/orders/order-status.ts'
import { formatPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { countOf, formatDollars } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import type { StoredOrder } from './stored-order.ts'
import { type PurchaseCounts, totalCents } from './stored-purchase.ts'

type OrderEvent = Exclude<OrderTransition['event'], 'order-changed' | 'delivery-undone'>
export type OrderChange = Exclude<OrderEvent, 'order-placed'>

/** The mail about orders that changed together, as they were before; `undefined` for deleted ones that were delivered. */
export function changeMail(
  type: OrderChange,
  id: string,
  orders: StoredOrder[],
  purchase: PurchaseCounts = { parts: 1, pending: 0 },
): NewMail | undefined {
  const told = orders.filter(
    ({ status }) => type !== 'order-deleted' || orderTransition(type, status)?.stock === 'returned',
  )
  const [first] = told
  if (!first?.email) return undefined
  const kind = type === 'order-deleted' ? 'order-cancelled' : type
  const content =
    purchase.parts === 1 ? orderContent(type, first) : partsContent(type, told, purchase)
  return { id, to: first.email, kind, content }
}

/** The mail about a new purchase, with the id of the first order's event. */
export function purchaseMail(id: string, orders: StoredOrder[]): NewMail | undefined {
  const [first, ...others] = orders
  if (!first?.email) return undefined
  const content = others.length === 0 ? orderContent('order-placed', first) : bookedContent(orders)
  return { id, to: first.email, kind: 'order-placed', content }
}

function orderContent(type: OrderEvent, order: StoredOrder): MailContent {
  const { heading, paragraphs } = announcements[type]
  return {
    subject: `${heading}: ${order.product ?? order._id}`,
    heading,
    paragraphs,
    facts: factsOf(order),
    ...(!isEnd(type) && { link: linkTo(order, 'See your order') }),
    reason,
  }
}

function bookedContent(orders: StoredOrder[]): MailContent {
  const heading = 'Your orders are booked'
  return {
    subject: `${heading}: ${orders.length} products`,
    heading,
    paragraphs: [
      'Thank you for your order.',
      'You get another mail when a product is delivered. You can cancel each of them until then.',
    ],
    facts: linesOf(orders),
    link: linkTo(orders[0], 'See your orders'),
    reason,
  }
}

function partsContent(
  type: OrderChange,
  orders: StoredOrder[],
  { parts, pending }: PurchaseCounts,
): MailContent {
  const count =
    orders.length === parts ? `All ${parts} parts` : `${orders.length} of ${parts} parts`
  const heading = `${count} are ${isEnd(type) ? 'cancelled' : 'on their way'}`
  const rest = pending > 0 ? `${countOf(pending, 'part')} of your purchase will follow.` : ''
  const paragraphs: Record<OrderChange, string> = {
    'order-delivered': rest || 'No other part of your purchase waits for delivery.',
    'order-cancelled': 'You have cancelled them. They will not be delivered.',
    'order-deleted': 'The shop has cancelled them. They will not be delivered.',
  }
  return {
    subject: [heading, numberOf(orders[0])].filter(Boolean).join(': '),
    heading,
    paragraphs: [paragraphs[type]],
    facts: linesOf(orders),
    ...(!isEnd(type) && { link: linkTo(orders[0], 'See your orders') }),
    reason,
  }
}

const isEnd = (type: OrderEvent) => type === 'order-cancelled' || type === 'order-deleted'

const numberOf = (order: StoredOrder | undefined) =>
  order?.purchase && formatPurchaseNumber(order.purchase)

const linkTo = (order: StoredOrder | undefined, label: string) => ({
  label,
  path: `/dashboard/order/${order?.purchase ?? order?._id}`,
})

const reason = 'You get this mail because this address was used for an order at Tech House.'

function linesOf(orders: StoredOrder[]): [string, string][] {
  const number = numberOf(orders[0])
  return [
    ...(number ? [['Purchase', number] as [string, string]] : []),
    ...orders.map(lineOf),
    ['Total', formatDollars(totalCents(orders) / 100)],
  ]
}

function lineOf({ product = '', quantity = 0, totalPrice = 0 }: StoredOrder): [string, string] {
  return ['Product', `${product}, ${countOf(quantity, 'piece')}, ${formatDollars(totalPrice)}`]
}

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
type LeftOut =
  | 'name'
  | 'email'
  | 'productId'
  | 'status'
  | 'paid'
  | 'image'
  | 'batch'
  | 'deliveredPieces'
  // No mail has a text of the buyer.
  | 'recipient'
  | 'reference'
  | 'createdAt'

function factsOf(order: StoredOrder): [string, string][] {
  const { _id, product, quantity, price, totalPrice } = order
  const facts: Record<Exclude<keyof Order, LeftOut>, [string, string | undefined]> = {
    product: ['Product', product],
    quantity: ['Quantity', quantity === undefined ? undefined : countOf(quantity, 'piece')],
    price: ['Price', price === undefined ? undefined : formatDollars(price)],
    totalPrice: ['Total', totalPrice === undefined ? undefined : formatDollars(totalPrice)],
    purchase: ['Purchase', numberOf(order)],
    _id: ['Order', _id],
  }
  return Object.values(facts).filter((fact): fact is [string, string] => fact[1] !== undefined)
}
