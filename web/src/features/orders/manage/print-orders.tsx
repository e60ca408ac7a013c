import {
  GlobalStyles,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { countOf } from '@tech-house/api/parts/format-number'
import { createPortal } from 'react-dom'
import { formatDate } from '#shared/dates.ts'
import { OrderSummary } from '../order-summary.tsx'

export type PrintKind = 'slip' | 'invoice'

/** Sheets of paper: an invoice for each order, or a packing slip for each buyer. Renders nothing on screen. */
export function PrintOrders({ orders, kind }: { orders: Order[]; kind: PrintKind }) {
  return (
    <>
      <GlobalStyles styles={sheetsOnly} />
      {createPortal(
        <div className="sheets">
          {kind === 'slip'
            ? [...Map.groupBy(orders, buyerOf)].map(([buyer, ordered]) => (
                <PackingSlip key={buyer} orders={ordered} />
              ))
            : orders.map((order) => <Invoice key={order._id} order={order} />)}
        </div>,
        document.body,
      )}
    </>
  )
}

/** Orders of deleted accounts have no email, and are no parcel of one person. */
const buyerOf = ({ email, _id }: Order) => email || _id

function Invoice({ order }: { order: Order }) {
  return (
    <section aria-label={`Invoice of order ${order._id}`}>
      <Typography variant="h2">Invoice</Typography>
      <Typography variant="h3" component="h3" sx={{ mt: 3 }}>
        {order.product}
      </Typography>
      <OrderSummary order={order} />
    </section>
  )
}

/** The contents of one buyer's parcel, oldest order first, without prices. */
function PackingSlip({ orders }: { orders: Order[] }) {
  const [newest] = orders
  const buyer = [newest?.name, newest?.email].filter(Boolean).join(', ')
  const pieces = orders.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <section aria-label={`Packing slip of ${buyer}`}>
      <Typography variant="h2">Packing slip</Typography>
      <Typography sx={{ mt: 2 }}>From Tech House</Typography>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{`To ${buyer}`}</Typography>
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
        {`${countOf(orders.length, 'order')}, ${countOf(pieces, 'piece')}`}
      </Typography>
    </section>
  )
}

const sheetsOnly = {
  '.sheets': { display: 'none' },
  '@media print': {
    'body > :not(.sheets)': { display: 'none !important' },
    '.sheets': { display: 'block' },
    '.sheets > section:not(:last-child)': { breakAfter: 'page' },
  },
}
