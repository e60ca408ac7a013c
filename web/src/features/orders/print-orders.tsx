import { GlobalStyles, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/order'
import { createPortal } from 'react-dom'
import { OrderFacts } from './order-facts.tsx'

export type PrintKind = 'slip' | 'invoice'

const titles: Record<PrintKind, string> = { slip: 'Packing slip', invoice: 'Invoice' }

/** One sheet of paper for each order. On the screen there is nothing. */
export function PrintOrders({ orders, kind }: { orders: Order[]; kind: PrintKind }) {
  return (
    <>
      <GlobalStyles styles={sheetsOnly} />
      {createPortal(
        <div className="sheets">
          {orders.map((order) => (
            <section key={order._id} aria-label={`${titles[kind]} of order ${order._id}`}>
              <Typography variant="h2">{titles[kind]}</Typography>
              <Typography variant="h3" sx={{ mt: 3 }}>
                {order.product}
              </Typography>
              <OrderFacts order={order} isSlip={kind === 'slip'} />
            </section>
          ))}
        </div>,
        document.body,
      )}
    </>
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
