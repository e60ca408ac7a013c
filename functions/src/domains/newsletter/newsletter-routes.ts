import * as contract from '../../contract/accounts/newsletter.ts'
import { htmlPage } from '../../platform/http/response/html-page.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { NewsletterStore } from './newsletter-store.ts'

export function newsletterRoutes(newsletter: NewsletterStore): Route[] {
  return [
    route(contract.subscribe, async ({ body }) => {
      await newsletter.subscribe(body.email)
      return { subscribed: true as const }
    }),
    route(contract.askToConfirm, async () => confirmPage),
    route(contract.confirmSubscription, async ({ params }) =>
      (await newsletter.confirm(params.id)) ? confirmedPage : expiredPage,
    ),
    route(contract.askToUnsubscribe, async () => unsubscribePage),
    route(contract.endSubscription, async ({ params }) => {
      await newsletter.unsubscribe(params.id)
      return htmlPage('No more newsletter', 'Your address is not on our list.')
    }),
    route(contract.listSubscribers, ({ query }) => newsletter.list(query)),
  ]
}

const confirmPage = htmlPage(
  'Get our newsletter?',
  'Please confirm that you want our news by mail. You can stop it at any time.',
  'Get the newsletter',
)
const confirmedPage = htmlPage('You get our newsletter', 'Each letter has a link to stop it.')
const expiredPage = htmlPage(
  'This link is not valid any more',
  'Please use the link of our latest mail, or enter your address in the shop again.',
)
const unsubscribePage = htmlPage(
  'Stop the newsletter?',
  'We will delete your address from our list.',
  'Stop the newsletter',
)
