import { Box, Typography } from '@mui/material'
import { formatDollars } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import type { ReactNode } from 'react'
import { formatDateTime } from '#shared/dates.ts'

/** The lines of an invoice. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Box component="dl" sx={facts}>
      <Fact label="Order">{order._id}</Fact>
      <Fact label="Ordered">{formatDateTime(order.createdAt)}</Fact>
      <Fact label="Seller">Tech House</Fact>
      <Fact label="Buyer">{[order.name, order.email].filter(Boolean).join(', ')}</Fact>
      <Fact label="Price">{formatDollars(order.price)}</Fact>
      <Fact label="Quantity">{order.quantity}</Fact>
      <Fact label="Total">{formatDollars(order.totalPrice)}</Fact>
      <Fact label="Payment">{order.paid ? 'paid' : 'not paid'}</Fact>
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  )
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  my: 3,
}
