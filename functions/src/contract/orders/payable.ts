import * as shop from '@tech-house/shop'
import { formatCents } from '../../parts/format-number.ts'
import type { Payment, PaymentAmounts } from './payment.ts'
import type { Purchase } from './purchase.ts'
import { formatPurchaseNumber } from './purchase-number.ts'

interface Payable {
  sums: Pick<Purchase['sums'], 'grossCents'>
  payment: PaymentAmounts
  returnedCents?: number | undefined
}

/** What is left to pay; below 0 what the shop owes, such as after a cancellation. */
export function openCents({ sums, payment, returnedCents = 0 }: Payable): number {
  const { paidCents = 0, refundedCents = 0 } = payment
  return sums.grossCents - returnedCents - paidCents + refundedCents
}

export function settle(purchase: Payable): Payment {
  const open = openCents(purchase)
  const owing = open > 0 ? ('open' as const) : ('refund' as const)
  return { ...purchase.payment, state: open === 0 ? 'settled' : owing }
}

/** Of a purchase and its orders: paid in full. */
export const isPaid = ({ state, paidCents }: Payment): boolean =>
  state !== 'open' && paidCents !== undefined

/** "partly paid, $10.00 open" */
export function describePayment(purchase: Payable): string {
  const { sums, payment } = purchase
  const { paidCents = 0, refundedCents = 0 } = payment
  const open = openCents(purchase)
  if (open < 0) return `${formatCents(-open)} to refund`
  if (paidCents > refundedCents) {
    return open > 0 ? `partly paid, ${formatCents(open)} open` : 'paid'
  }
  if (refundedCents > 0 && open === 0) return 'refunded'
  return sums.grossCents > 0 ? 'not paid' : 'nothing to pay'
}

/** The shop's words about how to pay what is open; empty if nothing is. */
export function howToPay(purchase: Payable & { _id: string }, text = shop.paymentText): string {
  const open = openCents(purchase)
  if (open <= 0) return ''
  return text
    .replaceAll('{number}', formatPurchaseNumber(purchase._id))
    .replaceAll('{sum}', formatCents(open))
}
