import { GlobalStyles, Typography } from '@mui/material'
import type { Parcel } from '@tech-house/api/contract/orders/parcel'
import { howToPay } from '@tech-house/api/contract/orders/payable'
import type { PurchaseDetails, PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { describeTax } from '@tech-house/api/contract/orders/purchase-sums'
import { withdrawnRest } from '@tech-house/api/contract/orders/withdrawn'
import { formatCents, formatPrice } from '@tech-house/api/parts/format-number'
import { legalLines } from '@tech-house/shop'
import { createPortal } from 'react-dom'
import { formatDate } from '#shared/dates.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { paymentFacts } from '#shared/orders/payment-facts.ts'
import { sheetStyles } from '#shared/theme/sheet-styles.ts'
import { type Fact, Facts } from '#shared/ui/facts.tsx'
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
  const { recipient, message, totalCents, delivery, sums } = purchase
  const [seller, ...legal] = legalLines
  const number = formatPurchaseNumber(purchase._id)
  const isSlip = kind === 'slip'
  const last = isSlip && purchase.status === 'delivered' ? purchase.parcels.at(-1) : undefined
  const parcel = props.parcel ?? last
  const lines = isSlip ? packedLines(purchase, parcel) : orderedLines(purchase)
  const amounts: Fact[] = isSlip
    ? [['Pieces', lines.reduce((sum, { pieces }) => sum + pieces, 0)]]
    : [
        ['Total', formatCents(sums.grossCents)],
        ['Goods', formatCents(totalCents)],
        ['Delivery', `${delivery.name}, ${formatCents(sums.deliveryCents)}`],
        ...describeTax(purchase),
      ]

  return (
    <section aria-label={`${titles[kind]} of ${number}`}>
      <header>
        <Typography variant="h4" component="p">
          <img src="/logo.svg" alt="" />
          <span>{seller}</span>
        </Typography>
        <address>{legal.join('\n')}</address>
      </header>
      <Typography variant="h2">{titles[kind]}</Typography>
      <div className="parties">
        <address>
          {recipient ? formatAddress(recipient) : `${purchase.name}\n${purchase.email}`}
        </address>
        <Facts
          facts={[
            ['Purchase', number],
            ['Ordered', formatDate(purchase.createdAt)],
            ['Reference', purchase.reference],
            ['VAT number', !isSlip && recipient?.vatNumber],
            ...(isSlip ? [] : paymentFacts(purchase)),
            ['Sent', parcel && formatDate(parcel.at)],
            ['Carrier', parcel?.carrier],
            ['Tracking number', parcel?.trackingNumber],
          ]}
        />
      </div>
      <Lines lines={lines} isSlip={isSlip} />
      <Facts facts={amounts} />
      {!isSlip && <p>{howToPay(purchase)}</p>}
      {kind !== 'invoice' && message && <p>{`Message: ${message}`}</p>}
    </section>
  )
}

function Lines({ lines, isSlip }: { lines: PrintedLine[]; isSlip: boolean }) {
  return (
    <table>
      <thead>
        <tr>
          {['Quantity', 'Product', ...(isSlip ? ['Packed'] : ['Price', 'Total'])].map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ _id, pieces, product, serialNumbers, price = 0, totalPrice = 0, ...line }) => (
            <tr key={_id}>
              <td>{pieces}</td>
              <td>
                <span>{product}</span>
                {line.partNumbers && <small>{`Part number: ${line.partNumbers.join(', ')}`}</small>}
                {Boolean(line.leftOut) && <small>{`${line.leftOut} withdrawn: do not pack`}</small>}
                {serialNumbers && <small>{`Serial numbers: ${serialNumbers.join(', ')}`}</small>}
              </td>
              <td>{isSlip ? <span className="tick" /> : formatPrice(price)}</td>
              {!isSlip && <td>{formatPrice(totalPrice)}</td>}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

type PrintedLine = Partial<PurchaseLine> & {
  _id: string
  pieces: number
  serialNumbers?: string[] | undefined
  /** Pieces that wait, but are withdrawn. */
  leftOut?: number
}

const orderedLines = ({ lines }: PurchaseDetails): PrintedLine[] =>
  lines.filter(isOrder).map((line) => ({ ...line, pieces: line.quantity }))

/** Of a parcel; otherwise what waits. */
const packedLines = ({ lines }: PurchaseDetails, parcel?: Parcel): PrintedLine[] =>
  parcel
    ? parcel.lines.map(({ orderId, ...packed }) => ({
        ...lines.find(({ _id }) => _id === orderId),
        ...packed,
        _id: orderId,
      }))
    : lines
        .filter(({ status }) => status === 'pending')
        .map((line) => {
          const leftOut = withdrawnRest(line)
          return { ...line, pieces: line.quantity - (line.deliveredPieces ?? 0) - leftOut, leftOut }
        })
