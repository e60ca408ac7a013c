import type { MailContent } from '../../platform/mail/render-mail.ts'

/** The token is in the link that confirms. */
export const confirmMail = (token: string): MailContent => ({
  subject: 'Please confirm our newsletter',
  heading: 'Do you want our newsletter?',
  paragraphs: [
    'Somebody has asked for our newsletter with this address. Confirm it within seven days, and you get our news.',
    'If it was not you, you need to do nothing: without your answer you get no news.',
  ],
  link: { label: 'Get the newsletter', path: `/api/newsletter/${token}` },
  reason: 'You get this mail because your address was entered in our shop.',
})
