import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../../contract/mail.ts'

/** Servers recognise a repeated one by its Message-ID, made of the id. */
export function sendOptions(mail: Mail, siteUrl: string | undefined): SendMailOptions {
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

/** Where a recipient can unsubscribe from this kind of mail. */
const unsubscribePaths: Partial<Record<Mail['kind'], string>> = {
  'back-in-stock': '/api/unsubscribe/:id',
  'newsletter-confirm': '/api/newsletter/:id/unsubscribe',
}

/** Only the recipient knows the id. */
export function unsubscribeUrl(
  { id, kind }: { id: string; kind: Mail['kind'] },
  siteUrl: string | undefined,
): string | undefined {
  const path = unsubscribePaths[kind]
  return path && siteUrl ? new URL(path.replace(':id', id), siteUrl).href : undefined
}
