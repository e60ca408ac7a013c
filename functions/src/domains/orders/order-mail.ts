import { totalPrice } from '../../contract/money.ts'
import { trackingUrl } from '../../contract/orders/carriers.ts'
import type { Order } from '../../contract/orders/order.ts'
import { undoMs } from '../../contract/orders/order-limits.ts'
import { type OrderTransition, orderTransition } from '../../contract/orders/order-status.ts'
import type { NewParcel } from '../../contract/orders/parcel.ts'
import { formatPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { countOf, formatDollars } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import { restOf, type StoredOrder } from './stored-order.ts'
import {
  type ChangedOrder,
  type PurchaseCounts,
  type StoredPurchase,
  totalCents,
} from './stored-purchase.ts'

type OrderEvent = Exclude<OrderTransition['event'], 'order-changed' | 'delivery-undone'>
export type OrderChange = Exclude<OrderEvent, 'order-placed' | 'order-delivered'>

/** An order, or so many of its pieces. */
type MailedOrder = StoredOrder & { pieces?: number }

/** The mail about orders that are removed together, as they were before; `undefined` for delivered ones. */
export function changeMail(
  type: OrderChange,
  id: string,
  orders: StoredOrder[],
  purchase: PurchaseCounts = { parts: 1, pending: 0 },
): NewMail | undefined {
  const told = orders
    .filter(({ status }) => orderTransition(type, status)?.stock === 'returned')
    .map((order) => partOf(order, restOf(order)))
  const [first] = told
  if (!first?.email) return undefined
  const content =
    purchase.parts === 1 ? orderContent(type, first) : partsContent(type, told, purchase)
  return { id, to: first.email, kind: 'order-cancelled', content }
}

/** The mail about a parcel, with the pieces in it. It leaves when the parcel can no longer be undone. */
export function parcelMail(
  id: string,
  orders: MailedOrder[],
  { carrier, trackingNumber }: Omit<NewParcel, 'lines'>,
  purchase: PurchaseCounts,
): NewMail | undefined {
  const [first] = orders
  if (!first?.email) return undefined
  const { facts = [], ...rest } =
    purchase.parts === 1 && purchase.pending === 0
      ? orderContent('order-delivered', first)
      : partsContent('order-delivered', orders, purchase)
  if (carrier) facts.push(['Carrier', carrier])
  if (trackingNumber) facts.push(['Tracking number', trackingNumber])
  const path = trackingUrl(carrier, trackingNumber)
  const content = { ...rest, facts, ...(path && { link: { label: 'Track your parcel', path } }) }
  return { id, to: first.email, kind: 'order-delivered', content, delayMs: undoMs }
}

export const partOf = (order: StoredOrder, pieces: number): MailedOrder => ({
  ...order,
  pieces,
  ...(order.price !== undefined && { totalPrice: totalPrice(order.price, pieces) }),
})

function formatPieces({ pieces, quantity = 0 }: MailedOrder): string {
  const all = countOf(quantity, 'piece')
  return pieces === undefined || pieces === quantity ? all : `${pieces} of ${all}`
}

/** The mail about a new purchase, with the id of the first order's event. */
export function purchaseMail(id: string, orders: StoredOrder[]): NewMail | undefined {
  const [first, ...others] = orders
  if (!first?.email) return undefined
  const content = others.length === 0 ? orderContent('order-placed', first) : bookedContent(orders)
  return { id, to: first.email, kind: 'order-placed', content }
}

/** The mail about changed lines, with the id of the first one's event. */
export function linesMail(
  id: string,
  { email, totalCents: cents }: Pick<StoredPurchase, 'email' | 'totalCents'>,
  lines: ChangedOrder[],
  note: string | undefined,
): NewMail | undefined {
  if (!email) return undefined
  const [first] = lines.map(({ before, after }) => after ?? before)
  const of = (side: 'before' | 'after') => totalCents(lines.flatMap((line) => line[side] ?? []))
  const centsNow = cents + of('after') - of('before')
  const heading = 'Your purchase was changed'
  const content: MailContent = {
    subject: [heading, numberOf(first)].filter(Boolean).join(': '),
    heading,
    paragraphs: ['The shop has changed it:', ...(note ? [note] : [])],
    facts: [
      ...lines.map(changeOf),
      ['Total', `${formatDollars(cents / 100)} → ${formatDollars(centsNow / 100)}`],
    ],
    link: linkTo(first, 'See your orders'),
    reason,
  }
  return { id, to: email, kind: 'purchase-changed', content }
}

function changeOf({ before, after }: ChangedOrder): [string, string] {
  const pieces = `${before?.quantity ?? 0} → ${countOf(after?.quantity ?? 0, 'piece')}`
  return ['Product', `${(after ?? before)?.product}, ${pieces}`]
}

function orderContent(type: OrderEvent, order: MailedOrder): MailContent {
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
  type: Exclude<OrderEvent, 'order-placed'>,
  orders: MailedOrder[],
  { parts, pending }: PurchaseCounts,
): MailContent {
  const count =
    orders.length === parts ? `All ${parts} parts` : `${orders.length} of ${parts} parts`
  const isPartial = !isEnd(type) && orders.some(({ status }) => status === 'pending')
  const heading = isPartial
    ? 'A part of your purchase is on its way'
    : `${count} are ${isEnd(type) ? 'cancelled' : 'on their way'}`
  const rest = isPartial ? 'The rest' : pending > 0 && countOf(pending, 'part')
  const paragraphs: Record<typeof type, string> = {
    'order-delivered': rest
      ? `${rest} of your purchase will follow.`
      : 'No other part of your purchase waits for delivery.',
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

export const reason = 'You get this mail because this address was used for an order at Tech House.'

function linesOf(orders: MailedOrder[]): [string, string][] {
  const number = numberOf(orders[0])
  return [
    ...(number ? [['Purchase', number] as [string, string]] : []),
    ...orders.map(lineOf),
    ['Total', formatDollars(totalCents(orders) / 100)],
  ]
}

function lineOf(order: MailedOrder): [string, string] {
  const { product = '', totalPrice = 0 } = order
  return ['Product', `${product}, ${formatPieces(order)}, ${formatDollars(totalPrice)}`]
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

function factsOf(order: MailedOrder): [string, string][] {
  const { _id, product, quantity, price, totalPrice } = order
  const facts: Record<Exclude<keyof Order, LeftOut>, [string, string | undefined]> = {
    product: ['Product', product],
    quantity: ['Quantity', quantity === undefined ? undefined : formatPieces(order)],
    price: ['Price', price === undefined ? undefined : formatDollars(price)],
    totalPrice: ['Total', totalPrice === undefined ? undefined : formatDollars(totalPrice)],
    purchase: ['Purchase', numberOf(order)],
    _id: ['Order', _id],
  }
  return Object.values(facts).filter((fact): fact is [string, string] => fact[1] !== undefined)
}
