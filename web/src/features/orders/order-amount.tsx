import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/order'
import { formatDollars } from '#shared/money.ts'

export function OrderAmount({ order: { quantity, totalPrice } }: { order: Order }) {
  return (
    <>
      <Typography>
        {quantity} {quantity === 1 ? 'piece' : 'pieces'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        Total {formatDollars(totalPrice)}
      </Typography>
    </>
  )
}
