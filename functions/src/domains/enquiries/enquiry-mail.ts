import { randomUUID } from 'node:crypto'
import type { Enquiry, NewWithdrawal } from '../../contract/enquiries/enquiry.ts'
import { referenceOf } from '../../contract/enquiries/reference.ts'
import { formatPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { countOf } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'
import { shopReason } from '../../platform/mail/render-mail.ts'

/** To the shop, with nothing that a stranger has written. */
export function announcementMail(kind: Enquiry['kind'], to: string): NewMail {
  const heading = `A new ${kind === 'contact' ? 'message' : kind} is in the inbox`
  const content = {
    subject: heading,
    heading,
    paragraphs: ['Others may follow without a mail.'],
    link: { label: 'Open the inbox', path: '/dashboard/inbox' },
    reason: shopReason,
  }
  return { id: randomUUID(), to, kind: `${kind}-received`, content }
}

/**
 * The receipt of Directive (EU) 2023/2673: with the content only for the buyer of the purchase, because anybody can
 * send a withdrawal with any email.
 */
export function receiptMail(
  withdrawal: NewWithdrawal,
  { at, id, isBuyer }: { at: Date; id: string; isBuyer: boolean },
): NewMail {
  const heading = 'We have received your withdrawal'
  const unknown = 'It names no purchase with this email. If you did not send it, ignore this mail.'
  const content = {
    subject: heading,
    heading,
    paragraphs: ['The shop reads it and writes to you.', ...(isBuyer ? [] : [unknown])],
    facts: [
      ['Received', `${time.format(at)} UTC`],
      ...(isBuyer ? contentOf(withdrawal) : [['Reference', referenceOf(id)]]),
    ] as [string, string][],
    reason: 'You get this mail because a withdrawal was sent with this email.',
  }
  // Not the id of the enquiry, which its sender can compute: the id of a mail is a secret.
  return { id: randomUUID(), to: withdrawal.email, kind: 'withdrawal-received', content }
}

/** With nothing that the recipient has written, because anybody can write with any email. */
export function answerMail(id: string, enquiry: Enquiry, answer: string): NewMail {
  const { _id, email: to, kind, purchaseId } = enquiry
  const what = kind === 'contact' ? 'message' : kind
  const heading = `The shop answers your ${what}`
  const content = {
    subject: heading,
    heading,
    // A paragraph has one line.
    paragraphs: answer.split(/\s*\n\s*/),
    facts: [
      purchaseId ? ['Purchase', formatPurchaseNumber(purchaseId)] : ['Reference', referenceOf(_id)],
    ] as [string, string][],
    reason: `You get this mail because a ${what} was sent with this email.`,
  }
  return { id, to, kind: 'enquiry-answered', content }
}

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function contentOf({ name, email, purchase, goods }: NewWithdrawal): [string, string][] {
  const pieces = goods.map((line) => `${line.product}, ${countOf(line.pieces, 'piece')}`)
  return [
    ['Name', withoutLinks(name)],
    ['Email', email],
    ['Purchase', withoutLinks(purchase)],
    ...(goods.length > 0 ? pieces.map(withoutLinks) : ['The whole purchase']).map(
      (text): [string, string] => ['Goods', text],
    ),
  ]
}

/** No mail program may find a URL, domain or IP address in the text of a stranger: a word joiner splits them. */
const withoutLinks = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[.\u3002](?=[\p{L}\p{M}]|\d+[.\u3002])|:(?=[/\d])/gu, '$&\u2060')
