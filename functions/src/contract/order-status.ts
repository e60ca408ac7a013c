import { z } from 'zod'

/** The states of a stored order. */
export const OrderStatus = z.enum(['pending', 'delivered'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** The events of an order; `EventType` includes them. */
export const OrderEvent = z.enum([
  'order-placed',
  'order-cancelled',
  'order-delivered',
  'order-deleted',
])

export interface OrderTransition {
  event: z.infer<typeof OrderEvent>
  /** `undefined`: the order does not exist yet. */
  from: OrderStatus | undefined
  /** `undefined`: the order is removed. */
  to: OrderStatus | undefined
  by: 'buyer' | 'admin'
  /** What happens to the pieces of the order; stock is only touched when its product exists. */
  stock: 'taken' | 'returned' | 'unchanged'
}

/** Every change that an order can go through. Server and web client allow these and no other. */
export const orderTransitions: readonly OrderTransition[] = [
  { event: 'order-placed', from: undefined, to: 'pending', by: 'buyer', stock: 'taken' },
  { event: 'order-cancelled', from: 'pending', to: undefined, by: 'buyer', stock: 'returned' },
  { event: 'order-delivered', from: 'pending', to: 'delivered', by: 'admin', stock: 'unchanged' },
  { event: 'order-deleted', from: 'pending', to: undefined, by: 'admin', stock: 'returned' },
  { event: 'order-deleted', from: 'delivered', to: undefined, by: 'admin', stock: 'unchanged' },
]

/** What `event` does to an order of this status; `undefined` where it is not possible. */
export function orderTransition(
  event: OrderTransition['event'],
  from: OrderStatus | undefined,
): OrderTransition | undefined {
  return orderTransitions.find((row) => row.event === event && row.from === from)
}
