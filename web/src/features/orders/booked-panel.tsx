import { Alert, AlertTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@tech-house/api/contract/orders/order'
import { howToPay } from '@tech-house/api/contract/orders/payable'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import * as shop from '@tech-house/shop'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { toOrder, toWithdraw } from '#shared/paths.ts'
import { shopTexts } from '#shared/shop-texts.ts'
import { type Fact, Facts, factColumns } from '#shared/ui/facts.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { purchase as purchaseQuery } from './order-queries.ts'

const contact = shopTexts.find(({ name }) => name === 'contact')

/** Stands until it is closed, where the buyer comes from a booking. */
export function BookedPanel({ orders }: { orders: Order[] }) {
  const { state, search } = useLocation()
  const replaceInPlace = useReplaceInPlace()
  // The entry of the history stays when another user logs in, whose list does not have it.
  const order = orders.find(({ purchase }) => purchase && purchase === state?.booked)
  const { data } = useQuery({
    ...purchaseQuery(order?.purchase ?? ''),
    enabled: order !== undefined && shop.paymentText !== '',
  })
  if (!order?.purchase) return null
  const { purchase, recipient } = order
  const number = formatPurchaseNumber(purchase)
  const facts: Fact[] = [
    ['Purchase', number],
    ['Next', 'We pack it, and you get a mail for each parcel.'],
    [
      'Deliver to',
      recipient
        ? [recipient.name, ...recipient.lines, recipient.city].join(', ')
        : 'Collection in the shop, unless you give an address on the page of the purchase.',
    ],
    ['Payment', data && howToPay(data)],
    [
      'Questions',
      <Fragment key="questions">
        <TextLink to={toOrder(purchase)}>Write to us on the page of the purchase</TextLink>
        <br />
        {contact && <TextLink to={contact.path}>Other ways to reach us</TextLink>}
      </Fragment>,
    ],
    ['Cancel', 'In this list, until it is delivered.'],
    [
      'Withdraw',
      shop.withdrawalDays > 0 && (
        <TextLink key="withdraw" to={toWithdraw(number)}>
          {`Until ${shop.withdrawalDays} days after the last parcel`}
        </TextLink>
      ),
    ],
  ]

  return (
    <Alert
      severity="success"
      role="region"
      aria-label="Your purchase"
      onClose={() => replaceInPlace({ search }, { state: { booked: undefined } })}
      sx={{ mb: 3 }}
    >
      <AlertTitle>Thank you for your order</AlertTitle>
      <Facts facts={facts} sx={{ ...factColumns, m: 0 }} />
    </Alert>
  )
}
