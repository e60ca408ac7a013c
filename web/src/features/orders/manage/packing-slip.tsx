import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { countOf } from '@tech-house/api/contract/format-number'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatDate } from '#shared/dates.ts'

/** What goes into the parcel of one buyer, oldest order first. It names no prices. */
export function PackingSlip({ orders }: { orders: Order[] }) {
  const [newest] = orders
  const buyer = [newest?.name, newest?.email].filter(Boolean).join(', ')
  const pieces = orders.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section aria-label={`Packing slip of ${buyer}`}>
      <Typography variant="h2">Packing slip</Typography>
      <Typography sx={{ mt: 2 }}>From Tech House</Typography>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>To {buyer}</Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Quantity</TableCell>
            <TableCell>Product</TableCell>
            <TableCell>Order</TableCell>
            <TableCell>Ordered</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.toReversed().map(({ _id, quantity, product, createdAt }) => (
            <TableRow key={_id} sx={{ breakInside: 'avoid' }}>
              <TableCell>{quantity}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{product}</TableCell>
              <TableCell>{_id}</TableCell>
              <TableCell>{formatDate(createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography sx={{ mt: 2 }}>
        {countOf(orders.length, 'order')}, {countOf(pieces, 'piece')}
      </Typography>
    </section>
  )
}
