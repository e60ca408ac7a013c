import {
  cancelOrder,
  countOrders,
  deleteOrder,
  deliverOrder,
  listMyOrders,
  listOrders,
  placeOrder,
  readOrder,
} from '../../contract/orders/order.ts'
import { placeOrders } from '../../contract/orders/order-batch.ts'
import { cancelOrders, deleteOrders, deliverOrders } from '../../contract/orders/order-bulk.ts'
import { forbidden } from '../../platform/http/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { changeOrders } from './change-orders.ts'
import type { OrderReads } from './order-reads.ts'
import type { OrderStore } from './order-store.ts'

export function orderRoutes(reads: OrderReads, orders: OrderStore): Route[] {
  return [
    route(placeOrder, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await orders.place(body, caller, idempotencyKey),
    })),
    route(placeOrders, async ({ body, caller, idempotencyKey }) => ({
      insertedIds: await orders.placeAll(body.lines, caller, idempotencyKey),
    })),
    route(listMyOrders, async ({ query, caller }) => {
      if (query.email && query.email !== caller.email) throw forbidden('These are not your orders')
      return reads.listOf(caller.uid, query)
    }),
    route(cancelOrder, async ({ params, caller }) => {
      await orders.cancel(params.id, caller)
      return { deletedCount: 1 }
    }),
    route(listOrders, ({ query }) => reads.list(query, query)),
    route(countOrders, async ({ query }) => ({ count: await reads.count(query) })),
    route(readOrder, async ({ params, caller }) =>
      reads.read(params.id, caller.uid, await caller.may('admin')),
    ),
    route(deliverOrder, async ({ params, caller }) => ({
      modifiedCount: Number(await orders.deliver(params.id, caller)),
    })),
    route(deleteOrder, async ({ params, caller }) => {
      await orders.remove(params.id, caller)
      return { deletedCount: 1 }
    }),
    route(cancelOrders, ({ body, caller }) =>
      changeOrders(body.ids, (id) => orders.cancel(id, caller)),
    ),
    route(deliverOrders, ({ body, caller }) =>
      changeOrders(body.ids, (id) => orders.deliver(id, caller)),
    ),
    route(deleteOrders, ({ body, caller }) =>
      changeOrders(body.ids, (id) => orders.remove(id, caller)),
    ),
  ]
}
