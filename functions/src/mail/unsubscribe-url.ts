import type { Mail, MailKind } from '../contract/mail.ts'

/** A mail about an order of its recipient cannot be unsubscribed. */
const canUnsubscribe: Record<MailKind, boolean> = {
  'order-placed': false,
  'order-cancelled': false,
  'order-delivered': false,
  'back-in-stock': true,
}

/** Where the recipient ends mails of this kind. The id is known only to who has the mail. */
export function unsubscribeUrl(
  { id, kind }: Pick<Mail, 'kind'> & { id: string },
  siteUrl: string | undefined,
): string | undefined {
  if (!siteUrl || !canUnsubscribe[kind]) return undefined
  return new URL(`/api/unsubscribe/${id}`, siteUrl).href
}
