import { Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { countOf } from '@tech-house/api/parts/format-number'
import { toCustomers } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { TextLink } from '#shared/ui/text-link.tsx'
import { besideHeading } from '../order-amount.tsx'

const dayMs = 24 * 60 * 60 * 1000

/** Who has ordered them together, and how long they have waited if one is pending since a day. */
export function OrderBuyer({ orders }: { orders: Order[] }) {
  const [{ name, email } = { name: '', email: '' }] = orders
  const pending = orders.find(({ status }) => status === 'pending')
  const days = pending ? Math.floor((Date.now() - Date.parse(pending.createdAt)) / dayMs) : 0
  return (
    <>
      <Typography sx={{ minWidth: { md: sizes.name } }}>{name}</Typography>
      {email && (
        <Typography variant="body2">
          <TextLink to={toCustomers(email)}>
            <EmailText>{email}</EmailText>
          </TextLink>
        </Typography>
      )}
      {days > 0 && (
        <Typography variant="body2" sx={besideHeading}>
          {`Waiting for ${countOf(days, 'day')}`}
        </Typography>
      )}
    </>
  )
}
