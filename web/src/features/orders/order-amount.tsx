import { Box, Typography } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'

interface Props {
  order: Omit<Order, 'status'>
  /** Whether number and date of the purchase stand elsewhere. */
  isLine?: boolean
}

export function OrderAmount({ order, isLine = false }: Props) {
  const { quantity, deliveredPieces = 0, totalPrice, createdAt, purchase } = order
  return (
    <>
      <Typography>{countOf(quantity, 'piece')}</Typography>
      {deliveredPieces > 0 && deliveredPieces < quantity && (
        <Typography variant="body2">{`${deliveredPieces} of ${quantity} delivered`}</Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {`Total ${formatPrice(totalPrice)}`}
      </Typography>
      {!isLine && (
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Typography>
      )}
      {purchase && !isLine && (
        <Box sx={besideHeading}>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {formatPurchaseNumber(purchase)}
          </Typography>
          <Typography variant="body2">{describeRecipient(order)}</Typography>
        </Box>
      )}
    </>
  )
}

/** What the heading of a group has. */
export const besideHeading = { 'tr[data-grouped] &': { display: 'none' } }

/** "to Carlos Mendes, Berlin, reference 4711", or what of it is known. */
export function describeRecipient({ recipient, reference }: Omit<Order, 'status'>): string {
  const to = recipient && `to ${recipient.name}, ${recipient.city}`
  return [to, reference && `reference ${reference}`].filter(Boolean).join(', ')
}
