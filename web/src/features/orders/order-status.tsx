import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'

const classes: { [Status in PurchaseLine['status']]?: string } = {
  pending: 'secondary',
  delivered: 'contained',
}

export const OrderStatus = ({ status }: Pick<PurchaseLine, 'status'>) => (
  <span className={`tag ${classes[status] ?? ''}`}>{status}</span>
)
