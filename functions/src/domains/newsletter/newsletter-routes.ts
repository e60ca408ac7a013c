import { subscribe } from '../../contract/accounts/newsletter.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { NewsletterStore } from './newsletter-store.ts'

export function newsletterRoutes(newsletter: NewsletterStore): Route[] {
  return [
    route(subscribe, async ({ body }) => {
      await newsletter.subscribe(body.email)
      return { subscribed: true as const }
    }),
  ]
}
