import { editPurchase } from '../../contract/orders/purchase-change.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { PurchaseStore } from './purchase-store.ts'

export function purchaseRoutes(purchases: PurchaseStore): Route[] {
  return [
    route(editPurchase, async ({ params, body, caller, revision }) =>
      purchases.edit(params.id, body, revision, caller, await caller.may('admin')),
    ),
  ]
}
