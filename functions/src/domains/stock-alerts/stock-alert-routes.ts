import * as contract from '../../contract/catalog/stock-alert.ts'
import { htmlPage } from '../../platform/http/response/html-page.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { StockAlertStore } from './stock-alert-store.ts'

export function stockAlertRoutes(alerts: StockAlertStore): Route[] {
  return [
    route(contract.readStockAlert, async ({ params, caller }) => ({
      requested: await alerts.isRequested(params.id, caller.uid),
    })),
    route(contract.requestStockAlert, async ({ params, caller }) => {
      await alerts.request(params.id, caller)
      return { requested: true }
    }),
    route(contract.withdrawStockAlert, async ({ params, caller }) => {
      await alerts.withdraw(params.id, caller.uid)
      return { requested: false }
    }),
    route(contract.confirmUnsubscribe, async () => confirmationPage),
    route(contract.unsubscribe, async ({ params }) => {
      await alerts.withdrawAll(params.id)
      return unsubscribedPage
    }),
  ]
}

const confirmationPage = htmlPage(
  'Stop mails about products?',
  'You asked us to tell you when products are back in stock. We will not write about any of them.',
  'Stop these mails',
)
const unsubscribedPage = htmlPage(
  'No more mails about products',
  'We do not write about products any more, unless you ask for it again on the page of a product. You still get mails about your orders.',
)
