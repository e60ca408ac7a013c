import { Box, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { Fragment, type ReactNode } from 'react'
import { formatDateTime } from '#shared/dates.ts'
import { EmailText } from '#shared/ui/email-text.tsx'

/** They stand beside these fields, or are for the shop only; a new field of orders stands here or there. */
type LeftOut = 'email' | 'productId' | 'product' | 'status' | 'image' | 'batch'

export function OrderSummary({ order }: { order: Order }) {
  const fields: Record<'seller' | Exclude<keyof Order, LeftOut>, [string, ReactNode]> = {
    _id: ['Order', order._id],
    createdAt: ['Ordered', formatDateTime(order.createdAt)],
    seller: ['Seller', 'Tech House'],
    name: ['Buyer', <Buyer key={order._id} order={order} />],
    price: ['Price', formatDollars(order.price)],
    quantity: ['Quantity', order.quantity],
    totalPrice: ['Total', formatDollars(order.totalPrice)],
    paid: ['Payment', order.paid ? 'paid' : 'not paid'],
  }

  return (
    <Box component="dl" sx={list}>
      {Object.values(fields).map(([label, shown]) => (
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

const Buyer = ({ order: { name, email } }: { order: Order }) => (
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
