import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { countOf } from '@tech-house/api/parts/format-number'

const dayMs = 24 * 60 * 60 * 1000

/** How long orders of one purchase have waited, if one of them is pending since a day. */
export function WaitingTime({ orders }: { orders: Order[] }) {
  const order = orders.find(({ status }) => status === 'pending')
  const days = order ? Math.floor((Date.now() - Date.parse(order.createdAt)) / dayMs) : 0
  if (days < 1) return null
  return (
    <Typography variant="body2" sx={besideHeading}>
      {`Waiting for ${countOf(days, 'day')}`}
    </Typography>
  )
}

/** The heading of a group has it. */
const besideHeading = { 'tr[data-grouped] &': { display: 'none' } }
