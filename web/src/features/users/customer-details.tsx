import { Link, Stack, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CustomerDetails as Details } from '@tech-house/api/contract/accounts/customer'
import type { PurchaseMessage } from '@tech-house/api/contract/orders/purchase-message'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { formatDate, formatDateTime } from '#shared/dates.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { paths, toOrder } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { sizes } from '#shared/theme/sizes.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { EmailText } from '#shared/ui/email-text.tsx'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { customer } from './user-queries.ts'

export function CustomerDetails({ id }: { id: string }) {
  const { data } = useSuspenseQuery(customer(id))
  if (!data) return <EmptyState title="Customer not found." hint="The account is deleted." />
  const { addresses, purchases, reviews, messages, notes, enquiries } = data

  return (
    <Stack sx={{ gap: 3, maxWidth: sizes.wideForm }}>
      <Account customer={data} />
      <Section title="Addresses">
        {[...new Set(addresses.map(formatAddress))].map((address) => (
          <div key={address}>{address}</div>
        ))}
      </Section>
      <Section title="Newest purchases">
        {purchases.map(({ _id, createdAt, status, totalCents, unanswered }) => (
          <div key={_id}>
            <TextLink to={toOrder(_id)}>{formatPurchaseNumber(_id)}</TextLink>
            <span>{`, ${formatDate(createdAt)}, ${status}, ${formatPrice(totalCents / 100)}`}</span>
            {unanswered && <span>, unanswered</span>}
          </div>
        ))}
      </Section>
      <Section title="Reviews">
        {reviews.map(({ _id, rating, review }) => (
          <div key={_id}>{`${rating} of 5 stars: ${review}`}</div>
        ))}
      </Section>
      <Section title="Newest messages">{messages.map(showMessage)}</Section>
      <Section title="Newest notes">{notes.map(showMessage)}</Section>
      <Section title="Newest in the inbox">
        {enquiries.map(({ _id, at, state, purchase, message }) => (
          <div key={_id}>
            <TextLink to={`${paths.inbox}?show=all`}>{formatDateTime(at)}</TextLink>
            <span>{`, ${state.replace('-', ' ')}: ${message ?? `Withdrawal from ${formatPurchaseNumber(purchase ?? '')}`}`}</span>
          </div>
        ))}
      </Section>
    </Stack>
  )
}

function Account({ customer }: { customer: Details }) {
  const { name, email, phoneNumber, role, emailVerified, blocked, createdAt } = customer
  const [canSeeOrders, canChangeRole] = [useMay('orders'), useMay('admin')]
  const states = [role, !emailVerified && 'address not verified', blocked && 'blocked']
  return (
    <div>
      <Typography variant="h2">{name || 'Without a name'}</Typography>
      <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
        <EmailText>{email}</EmailText>
      </Link>
      {phoneNumber && (
        <div>
          <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>{phoneNumber}</Link>
        </div>
      )}
      <div>{[...states, `since ${formatDate(createdAt)}`].filter(Boolean).join(', ')}</div>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {canSeeOrders && (
          <TextLink to={`${paths.manageOrder}?${new URLSearchParams({ email })}`}>
            All orders
          </TextLink>
        )}
        {canChangeRole && (
          <TextLink to={`${paths.makeAdmin}?${new URLSearchParams({ q: email })}`}>
            Change role or block
          </TextLink>
        )}
      </Stack>
    </div>
  )
}

function Section({ title, children }: { title: string; children: Elements[] }) {
  return (
    <Stack component="section" aria-label={title} sx={section}>
      <Typography variant="h3">{title}</Typography>
      {children.length > 0 ? children : <div>None</div>}
    </Stack>
  )
}

const section = { gap: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }

const showMessage = ({ _id, purchase, by, email, at, text }: PurchaseMessage) => (
  <div key={_id}>
    <Typography variant="body2">
      <TextLink to={toOrder(purchase)}>{formatPurchaseNumber(purchase)}</TextLink>
      <span>{`, ${email || by}, ${formatDateTime(at)}`}</span>
    </Typography>
    <div>{text}</div>
  </div>
)
