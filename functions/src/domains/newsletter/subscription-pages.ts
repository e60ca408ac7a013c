import { htmlPage } from '../../platform/http/html-page.ts'

export const confirm = htmlPage(
  'Get our newsletter?',
  'Please confirm that you want our news by mail. You can stop it at any time.',
  'Get the newsletter',
)

export const confirmed = htmlPage('You get our newsletter', 'Each letter has a link to stop it.')

export const expired = htmlPage(
  'This link is not valid any more',
  'Please use the link of our latest mail, or enter your address in the shop again.',
)

export const unsubscribe = htmlPage(
  'Stop the newsletter?',
  'We will delete your address from our list.',
  'Stop the newsletter',
)

export const unsubscribed = htmlPage('No more newsletter', 'Your address is not on our list.')
