import { formatPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import { reason } from './order-mail.ts'

/** To the buyer with the shop's `answer`, or to the shop without what the buyer has written. */
export function messageMail(
  mail: Pick<NewMail, 'id' | 'to' | 'uid'>,
  purchase: string,
  answer: string | undefined,
): NewMail {
  const heading = answer ? 'The shop has written to you' : 'A buyer has written'
  return {
    ...mail,
    kind: answer ? 'message-answered' : 'message-received',
    content: {
      subject: `${heading}: ${formatPurchaseNumber(purchase)}`,
      heading,
      // A paragraph has one line.
      paragraphs: answer?.split(/\s*\n\s*/) ?? ['You find the message with the purchase.'],
      link: { label: 'See the purchase', path: `/dashboard/order/${purchase}` },
      reason: answer ? reason : 'You get this mail because it is the SHOP_EMAIL of Tech House.',
    },
  }
}
