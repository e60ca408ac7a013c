import { formatPriorPrice } from '@tech-house/api/contract/catalog/prior-price'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'
import { WithdrawnTag } from './withdrawn/withdrawn-tag.tsx'

interface Props {
  order: Omit<Order, 'status'>
  /** Whether number and date of the purchase stand elsewhere. */
  isLine?: boolean
}

export function OrderAmount({ order, isLine = false }: Props) {
  const {
    quantity,
    deliveredPieces = 0,
    price,
    priorPrice,
    totalPrice,
    createdAt,
    purchase,
  } = order
  return (
    <>
      <p>{countOf(quantity, 'piece')}</p>
      {deliveredPieces > 0 && deliveredPieces < quantity && (
        <small>{`${deliveredPieces} of ${quantity} delivered`}</small>
      )}
      <WithdrawnTag lines={[order]} />
      <small className="nowrap">{`Total ${formatPrice(totalPrice)}`}</small>
      {priorPrice !== undefined && <small>{formatPriorPrice(price, priorPrice)}</small>}
      {!isLine && (
        <>
          <small className="nowrap">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </small>
          <div className="beside-heading">
            <small className="nowrap">{formatPurchaseNumber(purchase)}</small>
            <small>{describeRecipient(order)}</small>
          </div>
        </>
      )}
    </>
  )
}

/** "to Carlos Mendes, Berlin, reference 4711", or what of it is known. */
export function describeRecipient({ recipient, reference }: Omit<Order, 'status'>): string {
  const to = recipient && `to ${recipient.name}, ${recipient.city}`
  return [to, reference && `reference ${reference}`].filter(Boolean).join(', ')
}
