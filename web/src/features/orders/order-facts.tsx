import { Box, Typography } from '@mui/material'
import { formatDollars } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import { Fragment } from 'react'
import { formatDateTime } from '#shared/dates.ts'

export function OrderFacts({ order }: { order: Order }) {
  const lines = {
    Order: order._id,
    Ordered: formatDateTime(order.createdAt),
    Seller: 'Tech House',
    Buyer: [order.name, order.email].filter(Boolean).join(', '),
    Price: formatDollars(order.price),
    Quantity: order.quantity,
    Total: formatDollars(order.totalPrice),
    Payment: order.paid ? 'paid' : 'not paid',
  }

  return (
    <Box component="dl" sx={list}>
      {Object.entries(lines).map(([label, value]) => (
        <Fragment key={label}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  my: 3,
}
