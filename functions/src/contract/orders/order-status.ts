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
  /** `undefined`: there is no order yet. */
  from: OrderStatus | undefined
  /** `undefined`: the order is deleted. */
  to: OrderStatus | undefined
  /** The effect on the stock of the product, if the product still exists. */
  stock: 'taken' | 'returned' | 'unchanged'
}

/** Every possible change of an order. Server and web client allow only these. */
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
