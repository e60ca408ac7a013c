import { formatDollars } from '../contract/format-number.ts'
import type { MailKind } from '../contract/mail.ts'
import { toCents } from '../contract/money.ts'
import type { Order } from '../contract/order.ts'
import type { OrderTransition } from '../contract/order-status.ts'
import type { NewMail } from '../mail/outbox.ts'
import type { MailContent } from '../mail/render-mail.ts'

type OrderEvent = OrderTransition['event']

/** The order as stored when the event happens; a document edited by hand may lack fields. */
export type MailedOrder = Partial<Omit<Order, '_id'>> & Pick<Order, '_id'>

/**
 * The mail that tells the buyer about an event of an order; its id is the event's. `undefined`
 * without an address, and when a delivered order is deleted.
 */
export function orderMail(type: OrderEvent, id: string, order: MailedOrder): NewMail | undefined {
  const news = newsOf(type, order)
  if (!news || !order.email) return undefined
  const { kind, heading, paragraphs, hasPage } = news
  const content: MailContent = {
    subject: `${heading}: ${order.product ?? order._id}`,
    heading,
    paragraphs,
    facts: factsOf(order),
    ...(hasPage && { link: { label: 'See your order', path: `/dashboard/order/${order._id}` } }),
    reason,
  }
  return { id, to: order.email, kind, content }
}

/**
 * The mail about the orders of a batch; its id is that of the first order's event. One order gets the
 * mail of a single order.
 */
export function batchMail(id: string, orders: MailedOrder[]): NewMail | undefined {
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

function lineOf({ product = '', quantity = 0, totalPrice = 0 }: MailedOrder): [string, string] {
  return ['Product', `${product}, ${pieces(quantity)}, ${formatDollars(totalPrice)}`]
}

const totalOf = (orders: MailedOrder[]) =>
  orders.reduce((cents, { totalPrice = 0 }) => cents + toCents(totalPrice), 0) / 100

interface News {
  kind: MailKind
  heading: string
  paragraphs: string[]
  /** Whether the order still exists. */
  hasPage?: boolean
}

/** Without the buyer's name: an account with another person's address could put any text into it. */
function newsOf(type: OrderEvent, { status }: MailedOrder): News | undefined {
  if (type === 'order-placed') {
    return {
      kind: type,
      heading: 'Your order is booked',
      paragraphs: [
        'Thank you for your order.',
        'You get another mail when it is delivered. You can cancel it until then.',
      ],
      hasPage: true,
    }
  }
  if (type === 'order-delivered') {
    return {
      kind: type,
      heading: 'Your order is delivered',
      paragraphs: ['We have delivered your order. Enjoy it!'],
      hasPage: true,
    }
  }
  if (type === 'order-deleted' && status !== 'pending') return undefined
  const by = type === 'order-cancelled' ? 'You have' : 'The shop has'
  return {
    kind: 'order-cancelled',
    heading: 'Your order is cancelled',
    paragraphs: [`${by} cancelled this order. It will not be delivered.`],
  }
}

function factsOf({ _id, product, quantity, price, totalPrice }: MailedOrder): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Product', product],
    ['Quantity', quantity === undefined ? undefined : pieces(quantity)],
    ['Price', price === undefined ? undefined : formatDollars(price)],
    ['Total', totalPrice === undefined ? undefined : formatDollars(totalPrice)],
    ['Order', _id],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`
