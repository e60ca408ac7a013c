import { describePayment } from '@tech-house/api/contract/orders/payable'
import type { PaymentAmounts } from '@tech-house/api/contract/orders/payment'
import type { Purchase } from '@tech-house/api/contract/orders/purchase'
import { formatCents } from '@tech-house/api/parts/format-number'
import { formatDate, startOfDay } from '#shared/dates.ts'
import type { Fact } from '#shared/ui/facts.tsx'

/** "$10.00 on Nov 3, 2026" */
const describeAmount = (cents = 0, day: string | undefined) =>
  day && `${formatCents(cents)} on ${formatDate(startOfDay(day))}`

export const paymentFacts = (
  purchase: Pick<Purchase, 'sums' | 'payment'>,
  { paidCents, paidOn, refundedCents, refundedOn } = purchase.payment,
): Fact[] => [
  ['Payment', describePayment(purchase)],
  ['Paid', describeAmount(paidCents, paidOn)],
  ['Refunded', describeAmount(refundedCents, refundedOn)],
]

/** "$10.00 on Nov 3, 2026, refunded $5.00 on Nov 9, 2026" */
export function describeAmounts(payment: PaymentAmounts): string {
  const { paidCents, paidOn, refundedCents, refundedOn } = payment
  const refunded = describeAmount(refundedCents, refundedOn)
  const paid = describeAmount(paidCents, paidOn) ?? 'nothing'
  return refunded ? `${paid}, refunded ${refunded}` : paid
}
