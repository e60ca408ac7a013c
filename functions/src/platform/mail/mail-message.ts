import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../contract/mail.ts'

/** Servers recognise a repeated one by its Message-ID, made of the id. */
export function messageOf(mail: Mail, siteUrl: string | undefined): SendMailOptions {
  const { _id: id, to, message, createdAt, kind } = mail
  const unsubscribe = unsubscribeUrl({ id, kind }, siteUrl)
  return {
    to: { name: '', address: to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: new Date(createdAt),
    messageId: `<${id}@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}>`,
    headers: {
      // No out-of-office reply.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe && { list: { unsubscribe } }),
  }
}

const canUnsubscribe: Record<Mail['kind'], boolean> = {
  'order-placed': false,
  'order-cancelled': false,
  'order-delivered': false,
  'purchase-changed': false,
  'purchase-held': false,
  'back-in-stock': true,
  'message-answered': false,
  'message-received': false,
  'contact-received': false,
  'withdrawal-received': false,
  'newsletter-confirm': false,
}

/** Only the recipient knows the id. */
export function unsubscribeUrl(
  { id, kind }: { id: string; kind: Mail['kind'] },
  siteUrl: string | undefined,
): string | undefined {
  if (!siteUrl || !canUnsubscribe[kind]) return undefined
  return new URL(`/api/unsubscribe/${id}`, siteUrl).href
}
