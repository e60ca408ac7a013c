import { undoMs } from '../../../contract/orders/order-limits.ts'
import { howToPay, openCents } from '../../../contract/orders/payable.ts'
import type { PaymentAmounts } from '../../../contract/orders/payment.ts'
import { formatPurchaseNumber } from '../../../contract/orders/purchase-number.ts'
import type { Return } from '../../../contract/orders/return.ts'
import { countOf, formatCents } from '../../../parts/format-number.ts'
import type { NewMail } from '../../../platform/mail/outbox.ts'
import { shopReason } from '../../../platform/mail/render-mail.ts'
import { deliveryFact, reason } from '../order-mail.ts'
import type { ChangedOrder, ReadPurchase, StoredPurchase } from './stored-purchase.ts'

/** The mail about changed lines and a changed delivery, with the id of the first one's event. */
export function linesMail(
  id: string,
  { ref, stored }: ReadPurchase,
  lines: ChangedOrder[],
  { sums, delivery }: Pick<StoredPurchase, 'delivery' | 'sums'>,
  note: string | undefined,
): NewMail {
  const [before, after] = [stored.sums, sums].map(({ grossCents }) => formatCents(grossCents))
  const content = contentAbout(ref.id, 'Your purchase was changed', [
    'The shop has changed it:',
    ...(note ? [note] : []),
  ])
  const facts: Fact[] = [
    ...lines.map(changeOf),
    deliveryFact(delivery),
    ['Total', `${before} → ${after}`],
  ]
  return { id, to: stored.email, kind: 'purchase-changed', content: { ...content, facts } }
}

type Fact = [label: string, value: string]

function changeOf({ before, after }: ChangedOrder): Fact {
  const pieces = `${before?.quantity ?? 0} → ${countOf(after?.quantity ?? 0, 'piece')}`
  return ['Product', `${(after ?? before)?.product}, ${pieces}`]
}

/** To the buyer with the shop's `answer`, or to the shop without what the buyer has written. */
export function messageMail(
  mail: Pick<NewMail, 'id' | 'to'> & { uid: string },
  purchase: string,
  answer: string | undefined,
): NewMail {
  if (answer) {
    // A paragraph has one line.
    const paragraphs = answer.split(/\s*\n\s*/)
    const content = contentAbout(purchase, 'The shop has written to you', paragraphs)
    return { ...mail, kind: 'message-answered', content }
  }
  const text = 'You find the message with the purchase.'
  const content = contentAbout(purchase, 'A buyer has written', [text])
  return { ...mail, kind: 'message-received', content: { ...content, reason: shopReason } }
}

/** The mail about each state of a return. */
export function returnMail(
  id: string,
  { ref, stored }: ReadPurchase,
  { state, settlement, lines, refundCents, replacement }: Omit<Return, 'at'>,
  note?: string,
): NewMail {
  const { uid, email: to } = stored
  const [heading = '', ...texts] = returnTexts[settlement ?? state]
  const facts: Fact[] = lines.map(({ product, pieces }) => [
    'Product',
    `${product}, ${countOf(pieces, 'piece')}`,
  ])
  if (refundCents) facts.push(['Refund', formatCents(refundCents)])
  if (replacement) facts.push(['New purchase', formatPurchaseNumber(replacement)])
  const content = contentAbout(ref.id, heading, [...texts, ...(note ? [note] : [])])
  return { id, uid, to, kind: 'return-changed', content: { ...content, facts } }
}

/** Heading and paragraphs. */
const returnTexts: Record<Return['state'] | NonNullable<Return['settlement']>, string[]> = {
  asked: ['We have your request for a return', 'The shop reads it and writes to you.'],
  agreed: ['Your return is agreed', 'Please send the products with the number of the purchase.'],
  refused: ['Your return is refused'],
  received: ['Your return has arrived', 'The shop looks at it and writes to you.'],
  settled: ['Your return is settled'],
  refund: ['Your return is refunded'],
  replacement: ['Your return is replaced', 'The new purchase costs nothing.'],
  repair: ['Your return is repaired', 'The products come back to you.'],
  'sent-back': ['Your return is sent back', 'The products come back to you.'],
}

/** To the shop, without what the buyer has written. */
export function returnNotice(id: string, purchase: string, to: string): NewMail {
  const text = 'You find it with the purchase.'
  const content = contentAbout(purchase, 'A buyer asks for a return', [text])
  return { id, to, kind: 'return-asked', content: { ...content, reason: shopReason } }
}

/** The mail before a purchase is cancelled, because nobody delivers it. */
export function expiryMail(id: string, { ref, stored }: ReadPurchase, lastDay: string): NewMail {
  const { uid, email: to } = stored
  const content = contentAbout(ref.id, `Your purchase will be cancelled on ${lastDay}`, [
    'We have kept it for you, and nothing of it is delivered yet.',
    'To keep it, write us a message on the page of your purchase before that day.',
  ])
  return { id, uid, to, kind: 'purchase-expiring', content }
}

/** The mail about what is paid and refunded now. It leaves when the change can no longer be undone. */
export function paymentMail(
  id: string,
  { ref, stored }: ReadPurchase,
  payment: PaymentAmounts,
): NewMail {
  const purchase = { sums: stored.sums, payment, _id: ref.id }
  const open = openCents(purchase)
  const content = contentAbout(ref.id, paymentHeading(stored.payment, payment, open), [
    howToPay(purchase) || 'Thank you.',
  ])
  const amount = (cents = 0, day = '') => `${formatCents(cents)}, ${longDate.format(new Date(day))}`
  const facts: Fact[] = [['Total', formatCents(stored.sums.grossCents)]]
  if (payment.paidOn) facts.push(['Paid', amount(payment.paidCents, payment.paidOn)])
  if (payment.refundedOn)
    facts.push(['Refunded', amount(payment.refundedCents, payment.refundedOn)])
  if (open !== 0) facts.push([open > 0 ? 'To pay' : 'We will refund', formatCents(Math.abs(open))])
  const mail = { id, to: stored.email, kind: 'payment-changed', delayMs: undoMs } as const
  return { ...mail, content: { ...content, facts } }
}

function paymentHeading(before: PaymentAmounts, after: PaymentAmounts, open: number): string {
  const [was, is] = [before, after].map(({ paidCents = 0, refundedCents = 0 }) => ({
    paidCents,
    refundedCents,
  }))
  if (!was || !is) return ''
  if (is.paidCents < was.paidCents || is.refundedCents < was.refundedCents) {
    return 'We have corrected your payment'
  }
  if (is.refundedCents > was.refundedCents) return 'We have refunded your payment'
  return open > 0 ? 'We have received a part of your payment' : 'We have received your payment'
}

export const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const contentAbout = (purchase: string, heading: string, paragraphs: string[]) => ({
  subject: `${heading}: ${formatPurchaseNumber(purchase)}`,
  heading,
  paragraphs,
  link: { label: 'See the purchase', path: `/dashboard/order/${purchase}` },
  reason,
})
