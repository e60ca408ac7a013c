import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatDollars } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'

interface Props {
  order: Omit<Order, 'status'>
  /** Whether number and date of the purchase stand elsewhere. */
  isLine?: boolean
}

export function OrderAmount({ order, isLine = false }: Props) {
  const { quantity, totalPrice, createdAt, purchase } = order
  return (
    <>
      <Typography>{countOf(quantity, 'piece')}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {`Total ${formatDollars(totalPrice)}`}
      </Typography>
      {!isLine && (
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Typography>
      )}
      {purchase && !isLine && (
        <Typography variant="body2" sx={besideHeading}>
          {formatPurchaseNumber(purchase)}
        </Typography>
      )}
    </>
  )
}

/** The heading of a group has it. */
const besideHeading = { whiteSpace: 'nowrap', 'tr[data-grouped] &': { display: 'none' } }
