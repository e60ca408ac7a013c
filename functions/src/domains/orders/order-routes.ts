import { type NewPurchase, placeOrders } from '../../contract/orders/new-purchase.ts'
import {
  cancelOrder,
  countOrders,
  deleteOrder,
  listMyOrders,
  listOrders,
  type NewOrder,
  placeOrder,
} from '../../contract/orders/order.ts'
import { cancelOrders, deleteOrders } from '../../contract/orders/order-bulk.ts'
import { badRequest, forbidden } from '../../platform/http/response/api-error.ts'
import { deleted, type Route, route } from '../../platform/http/route.ts'
import type { OrderReads } from './order-reads.ts'
import type { OrderStore } from './order-store.ts'
import type { Buyer } from './stored-order.ts'

export function orderRoutes(
  reads: OrderReads,
  orders: OrderStore,
  isRecipientRequired: () => boolean,
): Route[] {
  async function place(body: NewOrder | NewPurchase, buyer: Buyer, key?: string) {
    if (body.recipient || !isRecipientRequired()) return orders.purchase(body, buyer, key)
    throw badRequest('recipient-required', 'Please choose or enter an address for this order.')
  }

  return [
    route(placeOrder, async ({ body, caller, idempotencyKey }) => {
      const { orderIds, purchase } = await place(body, caller, idempotencyKey)
      return { insertedId: orderIds[0] ?? '', purchase }
    }),
    route(placeOrders, async ({ body, caller, idempotencyKey }) => {
      const { orderIds, purchase } = await place(body, caller, idempotencyKey)
      return { insertedIds: orderIds, purchase }
    }),
    route(listMyOrders, async ({ query, caller }) => {
      if (query.email && query.email !== caller.email) throw forbidden('These are not your orders')
      return reads.listOf(caller.uid, query, query.q)
    }),
    route(cancelOrder, ({ params, caller }) =>
      orders.changeOne('order-cancelled', params.id, caller).then(deleted),
    ),
    route(listOrders, ({ query }) => reads.list(query, query)),
    route(countOrders, async ({ query }) => ({ count: await reads.count(query) })),
    route(deleteOrder, ({ params, caller }) =>
      orders.changeOne('order-deleted', params.id, caller).then(deleted),
    ),
    route(cancelOrders, ({ body, caller }) =>
      orders.changeAll('order-cancelled', body.ids, caller),
    ),
    route(deleteOrders, ({ body, caller }) => orders.changeAll('order-deleted', body.ids, caller)),
  ]
}
