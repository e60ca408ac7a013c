import { Box, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { Fragment } from 'react'
import { formatDateTime } from '#shared/dates.ts'
import { EmailText } from '#shared/ui/email-text.tsx'

export function OrderFacts({ order }: { order: Order }) {
  const lines = {
    Order: order._id,
    Ordered: formatDateTime(order.createdAt),
    Seller: 'Tech House',
    Buyer: (
      <>
        <span>{order.email ? `${order.name}, ` : order.name}</span>
        <EmailText>{order.email}</EmailText>
      </>
    ),
    Price: formatDollars(order.price),
    Quantity: order.quantity,
    Total: formatDollars(order.totalPrice),
    Payment: order.paid ? 'paid' : 'not paid',
  }

  return (
    <Box component="dl" sx={list}>
      {Object.entries(lines).map(([label, shown]) => (
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

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 1,
  my: 3,
}

const value = { m: 0, color: 'text.primary', overflowWrap: 'anywhere' }
