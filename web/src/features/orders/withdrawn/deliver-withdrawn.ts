import type { Order } from '@tech-house/api/contract/orders/order'
import { describeWithdrawn } from '@tech-house/api/contract/orders/withdrawn'

/** The texts of a dialog that asks before a delivery of what the buyer has withdrawn from. */
export const deliverWithdrawn = (orders: Order[]) => ({
  question: 'Deliver what was withdrawn?',
  warning: `The buyer has withdrawn from ${describeWithdrawn(orders)}.`,
  yes: 'Deliver all the same',
  no: 'Not yet',
})
