import * as shop from '@tech-house/shop'
import { priorPriceLabel } from '../../contract/catalog/prior-price.ts'
import { totalPrice } from '../../contract/money.ts'
import { trackingUrl } from '../../contract/orders/carriers.ts'
import { describeDelivery } from '../../contract/orders/delivery.ts'
import type { Order } from '../../contract/orders/order.ts'
import { undoMs } from '../../contract/orders/order-limits.ts'
import { type OrderTransition, orderTransition } from '../../contract/orders/order-status.ts'
import type { NewParcel } from '../../contract/orders/parcel.ts'
import { howToPay } from '../../contract/orders/payable.ts'
import type { Purchase } from '../../contract/orders/purchase.ts'
import { formatPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { describeTax } from '../../contract/orders/purchase-sums.ts'
import type { Delivery, Recipient } from '../../contract/orders/recipient.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { countOf, formatCents, formatPrice } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import { ownerTexts } from '../../platform/mail/owner-texts.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import { type PurchaseCounts, totalCents } from './purchases/stored-purchase.ts'
import { restOf, type StoredOrder } from './stored-order.ts'

type OrderEvent = Exclude<OrderTransition['event'], 'order-changed' | 'delivery-undone'>
export type OrderChange = Exclude<OrderEvent, 'order-placed' | 'order-delivered'>

type Announcement = Pick<MailContent, 'heading' | 'paragraphs'>

/** An order, or so many of its pieces. */
type MailedOrder = StoredOrder & { pieces?: number }

/** The mail about orders that are removed together, as they were before. It does not tell of delivered ones. */
export function removalMail(
  type: OrderChange,
  id: string,
  orders: StoredOrder[],
  purchase: PurchaseCounts,
): NewMail {
  const told = orders
    .filter(({ status }) => orderTransition(type, status)?.stock === 'returned')
    .map((order) => partOf(order, restOf(order)))
  return orderMail(type, id, told, purchase)
}

/** The mail about a parcel, with the pieces in it. It leaves when the parcel can no longer be undone. */
export function parcelMail(
  id: string,
  orders: MailedOrder[],
  { carrier, trackingNumber }: Omit<NewParcel, 'lines'>,
  purchase: PurchaseCounts,
): NewMail {
  const mail = orderMail('order-delivered', id, orders, purchase)
  const { facts = [] } = mail.content
  if (carrier) facts.push(['Carrier', carrier])
  if (trackingNumber) facts.push(['Tracking number', trackingNumber])
  const path = trackingUrl(carrier, trackingNumber)
  if (path) mail.content.link = { label: 'Track your parcel', path }
  return { ...mail, delayMs: undoMs }
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
export function purchaseMail(
  id: string,
  orders: StoredOrder[],
  purchase: Pick<Purchase, 'delivery' | 'sums' | 'tax' | 'payment' | 'recipient'>,
  isVerified: boolean,
): NewMail {
  const counts = { parts: orders.length, pending: orders.length }
  const mail = orderMail('order-placed', id, orders, counts)
  const toPay: [string, string] = ['To pay', formatCents(purchase.sums.grossCents)]
  if (purchase.recipient) {
    mail.content.facts?.push(['Deliver to', formatRecipient(purchase.recipient, isVerified)])
  }
  mail.content.facts?.push(deliveryFact(purchase.delivery), toPay, ...describeTax(purchase))
  const text = howToPay({ ...purchase, _id: orders[0]?.purchase ?? '' })
  if (text) mail.content.paragraphs.push(text)
  mail.content.legal = { lines: shop.legalLines, links: legalLinks }
  return mail
}

const legalLinks = [
  ...(ownerTexts.includes('terms') ? [{ label: 'Terms', path: pagePaths.terms }] : []),
  ...(shop.withdrawalDays > 0
    ? [{ label: 'Withdraw from a purchase', path: pagePaths.withdraw }]
    : []),
]

/** An email that is not verified may be another person's, who gets no text that the buyer has written. */
function formatRecipient(recipient: Recipient, isVerified: boolean): string {
  const { name, company, lines, postalCode, city, region } = recipient
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(recipient.country) ?? ''
  if (!isVerified) return `${country}; the page of your purchase has the whole address`
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [name, company, ...lines, place, region, country].filter(Boolean).join(', ')
}

export const deliveryFact = (delivery: Delivery): [string, string] => [
  'Delivery',
  `${describeDelivery(delivery)}, ${formatCents(delivery.priceCents)}`,
]

/** To nobody without orders. */
function orderMail(
  type: OrderEvent,
  id: string,
  orders: MailedOrder[],
  purchase: PurchaseCounts,
): NewMail {
  const [first = { _id: '', purchase: '' }]: MailedOrder[] = orders
  const isSingle = purchase.parts === 1 && !isPartial(type, orders)
  const { heading, paragraphs } = isSingle
    ? announcements[type]
    : announceParts(type, orders, purchase)
  const product = isSingle ? (first.product ?? first._id) : formatPurchaseNumber(first.purchase)
  const about = !isSingle && type === 'order-placed' ? `${orders.length} products` : product
  const path = `/dashboard/order/${first.purchase}`
  const content: MailContent = {
    subject: [heading, about].filter(Boolean).join(': '),
    heading,
    paragraphs,
    facts: isSingle ? orderRows(first) : purchaseRows(first, orders),
    ...(!isEnd(type) && { link: { label: `See your ${isSingle ? 'order' : 'orders'}`, path } }),
    reason,
  }
  return { id, to: first.email, kind: type === 'order-deleted' ? 'order-cancelled' : type, content }
}

function announceParts(
  type: OrderEvent,
  orders: MailedOrder[],
  { parts, pending }: PurchaseCounts,
): Announcement {
  const count =
    orders.length === parts ? `All ${parts} parts` : `${orders.length} of ${parts} parts`
  if (type === 'order-placed') {
    const cancel =
      'You get another mail when a product is delivered. You can cancel each of them until then.'
    return { heading: 'Your orders are booked', paragraphs: ['Thank you for your order.', cancel] }
  }
  if (isEnd(type)) {
    const by = type === 'order-cancelled' ? 'You have' : 'The shop has'
    const text = `${by} cancelled them. They will not be delivered.`
    return { heading: `${count} are cancelled`, paragraphs: [text] }
  }
  if (isPartial(type, orders)) {
    const heading = 'A part of your purchase is on its way'
    return { heading, paragraphs: ['The rest of your purchase will follow.'] }
  }
  const rest =
    pending > 0
      ? `${countOf(pending, 'part')} of your purchase will follow.`
      : 'No other part of your purchase waits for delivery.'
  return { heading: `${count} are on their way`, paragraphs: [rest] }
}

const isEnd = (type: OrderEvent) => type === 'order-cancelled' || type === 'order-deleted'

const isPartial = (type: OrderEvent, orders: MailedOrder[]) =>
  type === 'order-delivered' && orders.some(({ status }) => status === 'pending')

export const reason = `You get this mail because this address was used for an order at ${shop.name}.`

function purchaseRows({ purchase }: StoredOrder, orders: MailedOrder[]): [string, string][] {
  const lines = orders.map((order): [string, string] => {
    const { product = '', totalPrice = 0 } = order
    return ['Product', `${product}, ${formatPieces(order)}, ${formatPrice(totalPrice)}`]
  })
  const total: [string, string] = ['Total', formatPrice(totalCents(orders) / 100)]
  return [['Purchase', formatPurchaseNumber(purchase)], ...lines, total]
}

const cancelled = 'Your order is cancelled'

/** Without the buyer's name: an account with another person's email could put any text into it. */
const announcements: Record<OrderEvent, Announcement> = {
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
  | 'deliveredPieces'
  | 'withdrawnPieces'
  | 'partNumbers'
  // Only the mail of the booking has it.
  | 'recipient'
  | 'reference'
  | 'createdAt'

function orderRows(order: MailedOrder): [string, string][] {
  const { _id, product, quantity, price, priorPrice, totalPrice } = order
  const facts: Record<Exclude<keyof Order, LeftOut>, [string, string | undefined]> = {
    product: ['Product', product],
    quantity: ['Quantity', quantity === undefined ? undefined : formatPieces(order)],
    price: ['Price', price === undefined ? undefined : formatPrice(price)],
    priorPrice: [priorPriceLabel, priorPrice === undefined ? undefined : formatPrice(priorPrice)],
    totalPrice: ['Total', totalPrice === undefined ? undefined : formatPrice(totalPrice)],
    purchase: ['Purchase', formatPurchaseNumber(order.purchase)],
    _id: ['Order', _id],
  }
  return Object.values(facts).filter((fact): fact is [string, string] => fact[1] !== undefined)
}
