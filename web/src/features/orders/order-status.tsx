import { Chip, type ChipProps } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'

const styles: Record<Order['status'], Pick<ChipProps, 'variant' | 'color'>> = {
  pending: { variant: 'outlined', color: 'secondary' },
  delivered: { variant: 'filled', color: 'primary' },
}

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  return <Chip size="small" {...styles[status]} label={status} />
}
