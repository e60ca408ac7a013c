import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatDollars } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'

export function OrderAmount({ order }: { order: Omit<Order, 'status'> }) {
  const { quantity, totalPrice, createdAt, purchase } = order
  return (
    <>
      <Typography>{countOf(quantity, 'piece')}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {`Total ${formatDollars(totalPrice)}`}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Typography>
      {purchase && (
        <Typography variant="body2" sx={besideHeading}>
          {formatPurchaseNumber(purchase)}
        </Typography>
      )}
    </>
  )
}

/** The heading of a group has it. */
const besideHeading = { whiteSpace: 'nowrap', 'tr[data-grouped] &': { display: 'none' } }
