export const orderStatuses = ['pending', 'delivered'] as const
type OrderStatus = (typeof orderStatuses)[number]

export const orderEvents = [
  'order-placed',
  'order-cancelled',
  'order-delivered',
  'delivery-undone',
  'order-changed',
  'order-deleted',
] as const
type OrderEvent = (typeof orderEvents)[number]

export interface OrderTransition {
  event: OrderEvent
  from: OrderStatus | undefined
  to: OrderStatus | undefined
  /** `adjusted` by the difference of the quantities. */
  stock: 'taken' | 'returned' | 'adjusted' | 'unchanged'
}

export const orderTransitions: readonly OrderTransition[] = [
  { event: 'order-placed', from: undefined, to: 'pending', stock: 'taken' },
  { event: 'order-cancelled', from: 'pending', to: undefined, stock: 'returned' },
  // Pending after a part of its pieces.
  { event: 'order-delivered', from: 'pending', to: 'delivered', stock: 'unchanged' },
  { event: 'delivery-undone', from: 'delivered', to: 'pending', stock: 'unchanged' },
  { event: 'delivery-undone', from: 'pending', to: 'pending', stock: 'unchanged' },
  { event: 'order-changed', from: 'pending', to: 'pending', stock: 'adjusted' },
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
