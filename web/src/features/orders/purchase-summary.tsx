import { Box, Typography } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { Fragment, type ReactNode } from 'react'
import { formatDateTime } from '#shared/dates.ts'
import { EmailText } from '#shared/ui/email-text.tsx'

/** They stand in the lines or beside these fields, or are for the shop only; a new field of orders stands here or there. */
type LeftOut =
  | 'email'
  | 'productId'
  | 'product'
  | 'price'
  | 'quantity'
  | 'status'
  | 'image'
  | 'batch'
  | 'deliveredPieces'
  | 'recipient'
  | 'reference'

type Fact = [label: string, shown: ReactNode]

/** The facts of a purchase: what its orders have in common, and their sum. */
export function PurchaseSummary({ order, orders }: { order: AnyOrder; orders: AnyOrder[] }) {
  const cents = orders.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0)
  const fields: Record<'seller' | Exclude<keyof Order, LeftOut>, Fact | undefined> = {
    purchase: order.purchase ? ['Purchase', formatPurchaseNumber(order.purchase)] : undefined,
    // Of an older order; otherwise the number is enough.
    _id: order.purchase ? undefined : ['Order', order._id],
    createdAt: ['Ordered', formatDateTime(order.createdAt)],
    seller: ['Seller', 'Tech House'],
    name: ['Buyer', <Buyer key={order._id} order={order} />],
    totalPrice: ['Total', formatDollars(cents / 100)],
    paid: ['Payment', orders.every(({ paid }) => paid) ? 'paid' : 'not paid'],
  }
  const facts = Object.values(fields).filter((fact) => fact !== undefined)

  return (
    <Box component="dl" sx={list}>
      {facts.map(([label, shown]) => (
        <Fragment key={label}>
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={value}>
            {shown}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}

type AnyOrder = Omit<Order, 'status'>

const Buyer = ({ order: { name, email } }: { order: AnyOrder }) => (
  <>
    <span>{email ? `${name}, ` : name}</span>
    <EmailText>{email}</EmailText>
  </>
)

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 1,
  my: 3,
}

const value = { m: 0, color: 'text.primary', overflowWrap: 'anywhere' }
