import { deliverOrder } from '../../contract/orders/order.ts'
import { deliverOrders } from '../../contract/orders/order-bulk.ts'
import { addParcel, undoParcel } from '../../contract/orders/parcel.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ParcelStore } from './parcel-store.ts'

export function parcelRoutes(parcels: ParcelStore): Route[] {
  return [
    route(deliverOrder, async ({ params, caller }) => {
      const parcel = await parcels.deliver(params.id, caller)
      return parcel ? { modifiedCount: 1, parcel } : { modifiedCount: 0 }
    }),
    route(deliverOrders, ({ body, caller }) => parcels.deliverAll(body.ids, caller)),
    route(addParcel, async ({ params, body, caller, idempotencyKey }) => ({
      parcel: await parcels.add(params.id, body, caller, idempotencyKey),
    })),
    route(undoParcel, async ({ params, caller }) => {
      await parcels.undo(params.id, params.parcel, caller)
      return { deletedCount: 1 }
    }),
  ]
}
