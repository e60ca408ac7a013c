import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/order'
import { formatDate } from '#shared/dates.ts'

/** What goes into the parcel of one buyer, oldest order first. It names no prices. */
export function PackingSlip({ email, orders }: { email: string; orders: Order[] }) {
  const [newest] = orders
  const pieces = orders.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section aria-label={`Packing slip of ${email}`}>
      <Typography variant="h2">Packing slip</Typography>
      <Typography sx={{ mt: 2 }}>From Tech House</Typography>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        To {newest?.name}, {email}
      </Typography>
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
        {orders.length === 1 ? '1 order' : `${orders.length} orders`},{' '}
        {pieces === 1 ? '1 piece' : `${pieces} pieces`}
      </Typography>
    </section>
  )
}
