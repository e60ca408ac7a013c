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
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatDollars } from '@tech-house/api/parts/format-number'
import { createPortal } from 'react-dom'
import { formatDate } from '#shared/dates.ts'
import { PurchaseSummary } from './purchase-summary.tsx'

export type PrintKind = 'slip' | 'invoice'

/** Sheets of paper: an invoice for each purchase, or a packing slip for each buyer. Renders nothing on screen. */
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
            : [...Map.groupBy(orders, numberOf)].map(([number, lines]) => (
                <Invoice key={number} number={number} orders={lines} />
              ))}
        </div>,
        document.body,
      )}
    </>
  )
}

/** Orders of deleted accounts have no email, and are no parcel of one person. */
const buyerOf = ({ email, _id }: Order) => email || _id

/** An order of before is its own purchase. */
const numberOf = ({ purchase, _id }: Order) => (purchase ? formatPurchaseNumber(purchase) : _id)

function Invoice({ number, orders }: { number: string; orders: Order[] }) {
  const [order] = orders
  if (!order) return null
  return (
    <section aria-label={`Invoice of ${number}`}>
      <Typography variant="h2">Invoice</Typography>
      <PurchaseSummary order={order} orders={orders} />
      <Lines
        rows={orders.map(({ _id, quantity, product, price, totalPrice }) => [
          _id,
          {
            Quantity: quantity,
            Product: product,
            Price: formatDollars(price),
            Total: formatDollars(totalPrice),
          },
        ])}
      />
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
      <Lines
        rows={orders.toReversed().map((order) => [
          order._id,
          {
            Quantity: order.quantity,
            Product: order.product,
            Purchase: numberOf(order),
            Ordered: formatDate(order.createdAt),
          },
        ])}
      />
      <Typography sx={{ mt: 2 }}>
        {`${countOf(orders.length, 'order')}, ${countOf(pieces, 'piece')}`}
      </Typography>
    </section>
  )
}

/** Each row with its id and, by their headers, its cells. */
function Lines({ rows }: { rows: [id: string, cells: Record<string, string | number>][] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {Object.keys(rows[0]?.[1] ?? {}).map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([id, cells]) => (
          <TableRow key={id} sx={{ breakInside: 'avoid' }}>
            {Object.entries(cells).map(([header, cell]) => (
              <TableCell key={header} sx={{ overflowWrap: 'anywhere' }}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
