import { randomUUID } from 'node:crypto'
import { name as shopName } from '@tech-house/shop'
import type { Enquiry, NewWithdrawal } from '../../contract/enquiries/enquiry.ts'
import { countOf } from '../../parts/format-number.ts'
import type { NewMail } from '../../platform/mail/outbox.ts'

/** To the shop, with nothing that a stranger has written. */
export function announcementMail(kind: Enquiry['kind'], to: string): NewMail {
  const heading = `A new ${kind === 'contact' ? 'message' : kind} is in the inbox`
  const content = {
    subject: heading,
    heading,
    paragraphs: ['Others may follow without a mail.'],
    link: { label: 'Open the inbox', path: '/dashboard/inbox' },
    reason: `You get this mail because it is the SHOP_EMAIL of ${shopName}.`,
  }
  return { id: randomUUID(), to, kind: `${kind}-received`, content }
}

/** The receipt of Directive (EU) 2023/2673. Says nothing of the purchase, because anybody can enter this email. */
export function receiptMail({ name, email, purchase, goods }: NewWithdrawal, at: string): NewMail {
  const heading = 'We have received your withdrawal'
  const pieces = goods.map((line) => `${line.product}, ${countOf(line.pieces, 'piece')}`)
  const content = {
    subject: heading,
    heading,
    paragraphs: ['The shop reads it and writes to you.'],
    facts: [
      ['Received', `${at.slice(0, 19).replace('T', ' ')} UTC`],
      ['Name', withoutLinks(name)],
      ['Email', email],
      ['Purchase', withoutLinks(purchase)],
      ...(goods.length > 0 ? pieces.map(withoutLinks) : ['The whole purchase']).map((text) => [
        'Goods',
        text,
      ]),
    ] as [string, string][],
    reason: 'You get this mail because a withdrawal was sent with this email.',
  }
  // Not the id of the enquiry, which its sender can compute: the id of a mail is a secret.
  return { id: randomUUID(), to: email, kind: 'withdrawal-received', content }
}

/** Anybody can send their text to anybody, so no mail program may find a URL or domain in it: a word joiner splits them. */
const withoutLinks = (text: string) => text.replaceAll(/:(?=\/)|\.(?=\p{L})/gu, '$&\u2060')
