import * as contract from '../../contract/accounts/newsletter.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { NewsletterStore } from './newsletter-store.ts'
import * as pages from './subscription-pages.ts'

export function newsletterRoutes(newsletter: NewsletterStore): Route[] {
  return [
    route(contract.subscribe, async ({ body }) => {
      await newsletter.subscribe(body.email)
      return { subscribed: true as const }
    }),
    route(contract.askToConfirm, async () => pages.confirm),
    route(contract.confirmSubscription, async ({ params }) =>
      (await newsletter.confirm(params.id)) ? pages.confirmed : pages.expired,
    ),
    route(contract.askToUnsubscribe, async () => pages.unsubscribe),
    route(contract.endSubscription, async ({ params }) => {
      await newsletter.unsubscribe(params.id)
      return pages.unsubscribed
    }),
    route(contract.listSubscribers, ({ query }) => newsletter.list(query)),
  ]
}
