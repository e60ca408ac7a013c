export const orderStatuses = ['pending', 'delivered'] as const
type OrderStatus = (typeof orderStatuses)[number]

export const orderEvents = [
  'order-placed',
  'order-cancelled',
  'order-delivered',
  'order-deleted',
] as const
type OrderEvent = (typeof orderEvents)[number]

export interface OrderTransition {
  event: OrderEvent
  from: OrderStatus | undefined
  to: OrderStatus | undefined
  stock: 'taken' | 'returned' | 'unchanged'
}

export const orderTransitions: readonly OrderTransition[] = [
  { event: 'order-placed', from: undefined, to: 'pending', stock: 'taken' },
  { event: 'order-cancelled', from: 'pending', to: undefined, stock: 'returned' },
  { event: 'order-delivered', from: 'pending', to: 'delivered', stock: 'unchanged' },
  { event: 'order-deleted', from: 'pending', to: undefined, stock: 'returned' },
  { event: 'order-deleted', from: 'delivered', to: undefined, stock: 'unchanged' },
]

/** The transition of `event` from this status; `undefined` if it is not possible. */
export function orderTransition(
  event: OrderTransition['event'],
  from: OrderStatus | undefined,
): OrderTransition | undefined {
  return orderTransitions.find((row) => row.event === event && row.from === from)
}
