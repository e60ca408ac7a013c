import { GlobalStyles, Typography } from '@mui/material'
import type { Parcel } from '@tech-house/api/contract/orders/parcel'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatDate } from '#shared/dates.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { sheetStyles } from '#shared/theme/sheet-styles.ts'
import { isOrder } from '../is-order.ts'

const titles = { confirmation: 'Order confirmation', invoice: 'Invoice', slip: 'Packing slip' }

export interface DocumentProps {
  kind: keyof typeof titles
  /** Of a packing slip; without it the slip has what waits, or the last parcel. */
  parcel?: Parcel
}

/** A document of each purchase, on a sheet of its own. Renders nothing on screen. */
export function Documents(props: DocumentProps & { purchases: PurchaseDetails[] }) {
  const { purchases, ...document } = props
  return (
    <>
      <GlobalStyles styles={sheetStyles} />
      {createPortal(
        <div className="sheets">
          {purchases.map((purchase) => (
            <Sheet key={purchase._id} purchase={purchase} {...document} />
          ))}
        </div>,
        window.document.body,
      )}
    </>
  )
}

function Sheet({ kind, purchase, ...props }: DocumentProps & { purchase: PurchaseDetails }) {
  const { _id, name, email, recipient, message, status, parcels } = purchase
  const { lines, paymentText } = purchase.seller
  const number = formatPurchaseNumber(_id)
  const isSlip = kind === 'slip'
  const last = isSlip && status === 'delivered' ? parcels.at(-1) : undefined
  const parcel = props.parcel ?? last
  const { rows, sums } = isSlip ? packedLines(purchase, parcel) : pricedLines(purchase)

  return (
    <section aria-label={`${titles[kind]} of ${number}`}>
      <header>
        <Typography variant="h4" component="p">
          <img src="/logo.svg" alt="" />
          <span>{lines[0]}</span>
        </Typography>
        <Address lines={lines.slice(1)} />
      </header>
      <Typography variant="h2">{titles[kind]}</Typography>
      <div className="parties">
        <Address lines={recipient ? formatAddress(recipient) : [name, email]} />
        <Facts
          facts={{
            Purchase: number,
            Ordered: formatDate(purchase.createdAt),
            Reference: purchase.reference,
            Payment: isSlip ? '' : purchase.lines.every(({ paid }) => paid) ? 'paid' : 'not paid',
            Sent: parcel && formatDate(parcel.at),
            Carrier: parcel?.carrier,
            'Tracking number': parcel?.trackingNumber,
          }}
        />
      </div>
      <Lines rows={rows} />
      <Facts facts={sums} />
      {!isSlip && paymentText && <p>{paymentText}</p>}
      {kind !== 'invoice' && message && <p>{`Message: ${message}`}</p>}
    </section>
  )
}

function Address({ lines }: { lines: string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function Facts({ facts }: { facts: Record<string, string | undefined> }) {
  const known = Object.entries(facts).filter(([, fact]) => fact)
  return (
    <dl>
      {known.map(([label, fact]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Each with its id and, by their headers, its cells. */
type Rows = [id: string, cells: Record<string, ReactNode>][]

function Lines({ rows }: { rows: Rows }) {
  return (
    <table>
      <thead>
        <tr>
          {Object.keys(rows[0]?.[1] ?? {}).map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, cells]) => (
          <tr key={id}>
            {Object.entries(cells).map(([header, cell]) => (
              <td key={header}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pricedLines({ lines, totalCents, seller: { taxPercent = 0 } }: PurchaseDetails) {
  const rows: Rows = lines.filter(isOrder).map(({ _id, quantity, product, price, totalPrice }) => [
    _id,
    {
      Quantity: quantity,
      Product: product,
      Price: formatDollars(price),
      Total: formatDollars(totalPrice),
    },
  ])
  const taxCents = Math.round((totalCents * taxPercent) / (100 + taxPercent))
  const tax = taxPercent && { [`of which ${taxPercent} % tax`]: formatDollars(taxCents / 100) }
  return { rows, sums: { Total: formatDollars(totalCents / 100), ...tax } }
}

function packedLines({ lines, status }: PurchaseDetails, parcel?: Parcel) {
  const products = new Map(lines.map(({ _id, product }) => [_id, product]))
  // Deliveries of older releases have no parcel.
  const waiting = lines.filter((line) => isOrder(line) && line.status === status)
  const packed: Parcel['lines'] =
    parcel?.lines ??
    waiting.map(({ _id, quantity, deliveredPieces = 0 }) => ({
      orderId: _id,
      pieces: quantity - deliveredPieces,
    }))

  const rows: Rows = packed.map(({ orderId, pieces, serialNumbers }) => [
    orderId,
    {
      Quantity: pieces,
      Product: (
        <>
          <span>{products.get(orderId)}</span>
          {serialNumbers && <small>{`Serial numbers: ${serialNumbers.join(', ')}`}</small>}
        </>
      ),
      Packed: <span className="tick" />,
    },
  ])
  return { rows, sums: { Pieces: String(packed.reduce((sum, { pieces }) => sum + pieces, 0)) } }
}
