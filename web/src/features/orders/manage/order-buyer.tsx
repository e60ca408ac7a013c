import type { Order } from '@tech-house/api/contract/orders/order'
import { dayMs } from '@tech-house/api/parts/days'
import { countOf } from '@tech-house/api/parts/format-number'
import { toCustomers } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'

/** Who has ordered them together, and how long they have waited if one is pending since a day. */
export function OrderBuyer({ orders }: { orders: Order[] }) {
  const canOpen = useMay('support')
  const [{ name, email } = { name: '', email: '' }] = orders
  const pending = orders.find(({ status }) => status === 'pending')
  const days = pending ? Math.floor((Date.now() - Date.parse(pending.createdAt)) / dayMs) : 0
  return (
    <>
      <p className="buyer">{name}</p>
      {email && (
        <small>
          {canOpen ? (
            <TextLink to={toCustomers(email)}>
              <EmailText>{email}</EmailText>
            </TextLink>
          ) : (
            <EmailText>{email}</EmailText>
          )}
        </small>
      )}
      {days > 0 && (
        <small className="beside-heading">{`Waiting for ${countOf(days, 'day')}`}</small>
      )}
    </>
  )
}
