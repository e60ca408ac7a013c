import {
  confirmUnsubscribe,
  readStockAlert,
  requestStockAlert,
  unsubscribe,
  withdrawStockAlert,
} from '../../contract/catalog/stock-alert.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { StockAlertStore } from './stock-alert-store.ts'
import { confirmationPage, unsubscribedPage } from './unsubscribe-page.ts'

export function stockAlertRoutes(alerts: StockAlertStore): Route[] {
  return [
    route(readStockAlert, async ({ params, caller }) => ({
      requested: await alerts.isRequested(params.id, caller.uid),
    })),
    route(requestStockAlert, async ({ params, caller }) => {
      await alerts.request(params.id, caller)
      return { requested: true }
    }),
    route(withdrawStockAlert, async ({ params, caller }) => {
      await alerts.withdraw(params.id, caller.uid)
      return { requested: false }
    }),
    route(confirmUnsubscribe, async () => confirmationPage),
    route(unsubscribe, async ({ params }) => {
      await alerts.withdrawAll(params.id)
      return unsubscribedPage
    }),
  ]
}
