import type { Order } from '@tech-house/api/contract/orders/order'
import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'

/** Whether the order of a line is left. */
export const isOrder = (line: PurchaseLine): line is Order =>
  line.status !== 'cancelled' && line.status !== 'deleted'
