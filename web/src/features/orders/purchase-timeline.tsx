import { Box, Typography } from '@mui/material'
import type { PurchaseDetails, PurchaseStep } from '@tech-house/api/contract/orders/purchase'
import { countOf, formatCents } from '@tech-house/api/parts/format-number'
import * as shop from '@tech-house/shop'
import { formatDateTime } from '#shared/dates.ts'
import { describeAmounts } from '#shared/orders/payment-facts.ts'

export function PurchaseTimeline({ purchase }: { purchase: PurchaseDetails }) {
  const names = new Map(purchase.lines.map(({ _id, product }) => [_id, product]))
  const isAlone = purchase.orderIds.length === 1

  function describe({ orderIds, quantities = [], parts = [] }: PurchaseStep): string {
    const changes = quantities.map(({ orderId, before, after }) => ({
      orderId,
      text: `${before} → ${countOf(after, 'piece')}`,
    }))
    const shares = parts.map(({ orderId, pieces, quantity }) => ({
      orderId,
      text: `${pieces} of ${countOf(quantity, 'piece')}`,
    }))
    const counts = new Map([...changes, ...shares].map(({ orderId, text }) => [orderId, text]))
    const isLong = orderIds.length > maxNamed
    if (counts.size === 0 || isLong) {
      if (isAlone || orderIds.length === 0) return ''
      const all = orderIds.length === purchase.orderIds.length
      const part = parts.length > 0 ? ', in part' : ''
      if (all || isLong) return `: ${countOf(orderIds.length, 'product')}${part}`
    }
    const named = orderIds.map((id) => [counts.get(id), names.get(id) ?? id])
    return `: ${named.map((words) => words.filter(Boolean).join(' of ')).join(', ')}`
  }

  return (
    <Box component="section" aria-label="Timeline">
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Timeline
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
        {purchase.timeline.map((step) => (
          <li key={step.at + step.type}>
            <Typography sx={{ fontWeight: 600 }}>
              {words[step.type] + describe(step) + describePrice(step) + describePayment(step)}
            </Typography>
            {step.note && <Typography variant="body2">{step.note}</Typography>}
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
              <span>{`, by ${actorOf(step)}`}</span>
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const describePrice = ({ delivery }: PurchaseStep) =>
  delivery ? `: delivery ${formatCents(delivery.before)} → ${formatCents(delivery.after)}` : ''

const describePayment = ({ payment }: PurchaseStep) =>
  payment ? `: ${describeAmounts(payment)}` : ''

/** More are counted. */
const maxNamed = 3

const words: Record<PurchaseStep['type'], string> = {
  'order-placed': 'Ordered',
  'order-cancelled': 'Cancelled',
  'order-delivered': 'Delivered',
  'order-deleted': 'Deleted',
  'delivery-undone': 'Delivery undone',
  'order-changed': 'Changed',
  'order-withdrawn': 'Withdrawn',
  'purchase-edited': 'Corrected',
  'return-changed': 'Return',
  'payment-changed': 'Payment',
}

const actorOf = ({ by, email }: PurchaseStep): string =>
  email || (by === 'buyer' ? 'the buyer' : shop.name)
