import { htmlPage } from '../../platform/http/html-page.ts'

export const confirmationPage = htmlPage(
  'Stop mails about products?',
  'You asked us to tell you when products are back in stock. We will not write about any of them.',
  'Stop these mails',
)

export const unsubscribedPage = htmlPage(
  'No more mails about products',
  'We do not write about products any more, unless you ask for it again on the page of a product. You still get mails about your orders.',
)
