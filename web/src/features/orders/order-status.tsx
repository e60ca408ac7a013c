import { Chip } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  return (
    <Chip
      size="small"
      variant={status === 'delivered' ? 'filled' : 'outlined'}
      color={status === 'delivered' ? 'primary' : 'secondary'}
      label={status}
    />
  )
}
