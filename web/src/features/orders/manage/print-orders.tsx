import { GlobalStyles, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { createPortal } from 'react-dom'
import { OrderFacts } from '../order-facts.tsx'
import { PackingSlip } from './packing-slip.tsx'

export type PrintKind = 'slip' | 'invoice'

/** Sheets of paper: an invoice for each order, or a packing slip for each buyer. On the screen there is nothing. */
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
      <Typography variant="h3" sx={{ mt: 3 }}>
        {order.product}
      </Typography>
      <OrderFacts order={order} />
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
