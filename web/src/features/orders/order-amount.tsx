import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { countOf, formatDollars } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'

export function OrderAmount({ order: { quantity, totalPrice, createdAt } }: { order: Order }) {
  return (
    <>
      <Typography>{countOf(quantity, 'piece')}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {`Total ${formatDollars(totalPrice)}`}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Typography>
    </>
  )
}
