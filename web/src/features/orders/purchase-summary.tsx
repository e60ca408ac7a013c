import { describeDelivery } from '@tech-house/api/contract/orders/delivery'
import type { Order } from '@tech-house/api/contract/orders/order'
import type { PurchaseDetails, PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { describeTax } from '@tech-house/api/contract/orders/purchase-sums'
import { formatCents } from '@tech-house/api/parts/format-number'
import { legalLines } from '@tech-house/shop'
import { formatDateTime } from '#shared/dates.ts'
import { paymentFacts } from '#shared/orders/payment-facts.ts'
import { toOrder } from '#shared/paths.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { type Fact, Facts, factColumns } from '#shared/ui/facts.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'

/** They stand in the lines or beside these fields, or are for the shop only; a new field of orders stands here or there. */
type LeftOut =
  | '_id'
  | 'email'
  | 'productId'
  | 'product'
  | 'price'
  | 'quantity'
  | 'status'
  | 'paid'
  | 'priorPrice'
  | 'image'
  | 'deliveredPieces'
  | 'withdrawnPieces'
  | 'partNumbers'
  | 'recipient'
  | 'reference'

type Extra = 'seller' | 'delivery' | 'toPay' | 'refunded' | 'replaces' | 'withdrawnAt'

/** The facts of a purchase: what its orders have in common, and their sum. */
export function PurchaseSummary(props: { purchase: PurchaseDetails; order: PurchaseLine }) {
  const { purchase, order } = props
  const { delivery, sums } = purchase
  const refundedCents = purchase.returns.reduce((sum, one) => sum + (one.refundCents ?? 0), 0)
  const isOwed = purchase.payment.state === 'open'
  const fields: Record<Extra | Exclude<keyof Order, LeftOut>, Fact> = {
    purchase: ['Purchase', formatPurchaseNumber(order.purchase)],
    createdAt: ['Ordered', formatDateTime(order.createdAt)],
    seller: ['Seller', legalLines[0]],
    name: ['Buyer', <Buyer key={order._id} order={order} />],
    totalPrice: ['Total', formatCents(purchase.totalCents)],
    delivery: ['Delivery', `${describeDelivery(delivery)}, ${formatCents(delivery.priceCents)}`],
    toPay: [isOwed ? 'To pay' : 'Sum', formatCents(sums.grossCents)],
    refunded: ['Refunded', refundedCents > 0 && formatCents(refundedCents)],
    replaces: [
      'Replacement for',
      purchase.replaces && (
        <TextLink key="replaces" to={toOrder(purchase.replaces)}>
          {formatPurchaseNumber(purchase.replaces)}
        </TextLink>
      ),
    ],
    withdrawnAt: ['Withdrawn', purchase.withdrawnAt && formatDateTime(purchase.withdrawnAt)],
  }
  const facts = [...Object.values(fields), ...describeTax(purchase), ...paymentFacts(purchase)]
  return <Facts facts={facts} sx={factColumns} />
}

const Buyer = ({ order: { name, email } }: { order: PurchaseLine }) => (
  <>
    <span>{email ? `${name}, ` : name}</span>
    <EmailText>{email}</EmailText>
  </>
)
