import { Chip, type ChipProps } from '@mui/material'
import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'

const styles: Record<PurchaseLine['status'], Pick<ChipProps, 'variant' | 'color'>> = {
  pending: { variant: 'outlined', color: 'secondary' },
  delivered: { variant: 'filled', color: 'primary' },
  cancelled: { variant: 'outlined' },
  deleted: { variant: 'outlined' },
}

export function OrderStatus({ status }: Pick<PurchaseLine, 'status'>) {
  return <Chip size="small" {...styles[status]} label={status} />
}
