import { Alert, Box, Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { countOf, formatDollars } from '@tech-house/api/contract/format-number'
import { totalPrice } from '@tech-house/api/contract/money'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { SavedInputNotice } from '#shared/forms/saved-input-notice.tsx'
import { readQuantity } from '#shared/orders/read-quantity.ts'
import { toastProductError } from '#shared/toast.ts'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { isRequestError } from '#shared/writes/leaves-unconfirmed.ts'
import { type Buyer, newOrderAttempt, type OrderAttempt } from './order-attempt.ts'
import { bar, form } from './order-form.styles.ts'
import { QuantityField } from './quantity-field.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface Props {
  product: Product
  buyer: Buyer
  onBooked: () => void
  /** Shown below the form of a sold-out product. */
  whenSoldOut?: ReactNode
}

/**
 * Quantity and "Confirm order". A refused quantity must be edited before it is sent again; an
 * unconfirmed order is sent again unchanged, whatever the stock is.
 */
export function OrderForm({ product, buyer, onBooked, whenSoldOut }: Props) {
  const savedInput = useSavedInput('order', buyer.email)
  const placing = usePlaceOrder(buyer.email, product._id)
  const { unconfirmed } = placing
  const [typed, setTyped] = useState(
    () => `${unconfirmed?.body.quantity ?? savedInput.values?.quantity ?? product.minimum_order}`,
  )
  const [isRefused, setIsRefused] = useState(false)
  const isBooked = useRef(false)
  const read = readQuantity(typed, product)
  const newTotal = 'quantity' in read ? totalPrice(product.price, read.quantity) : undefined
  const total = unconfirmed?.body.totalPrice ?? newTotal

  // While an order is sent or booked, that same order may have reduced the stock below the
  // quantity.
  const isOrdering = placing.isPending || placing.isSuccess || unconfirmed
  if (isSoldOut(product) && !isOrdering) {
    return (
      <>
        <Alert severity="info" role="status">
          Sold out: the remaining stock is below the minimum order. Please check back soon.
        </Alert>
        <Button variant="contained" size="large" disabled>
          Confirm order
        </Button>
        {whenSoldOut}
      </>
    )
  }

  function edit(next: string) {
    setTyped(next)
    setIsRefused(false)
    isBooked.current = false
    placing.reset()
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    // The second click of a double click may come after the response to the first.
    if (isBooked.current || isRefused) return
    if (unconfirmed) return send(unconfirmed)
    if ('problem' in read) {
      setIsRefused(true)
      void toastProductError(read.problem)
      return
    }
    send(newOrderAttempt(product, buyer, read.quantity))
  }

  function send(attempt: OrderAttempt) {
    placing.mutate(attempt, { onSuccess: finish, onError: explain })
  }

  function finish() {
    isBooked.current = true
    savedInput.drop()
    onBooked()
  }

  function explain(error: Error) {
    const isPriceOnly = error instanceof CallError && error.code === 'price-changed'
    if (isRequestError(error) && !isPriceOnly) setIsRefused(true)
  }

  return (
    <Box component="form" noValidate onSubmit={confirm} {...savedInput.mark} sx={form}>
      <SavedInputNotice values={savedInput.values} />
      {unconfirmed && !placing.isPending && (
        <Alert severity="warning" role="status">
          We could not confirm whether your order was booked. Press Confirm order to check. It will
          not be booked twice.
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Order at least {countOf(product.minimum_order, 'piece')}; {product.available_quantity} in
        stock.
      </Typography>
      <Box sx={bar}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <QuantityField
            value={typed}
            limits={product}
            isRefused={isRefused}
            isLocked={placing.isPending || unconfirmed !== undefined}
            onEdit={edit}
          />
          <Typography aria-live="polite">
            Total{' '}
            <Typography component="strong" variant="h4">
              {total === undefined ? '–' : formatDollars(total)}
            </Typography>
          </Typography>
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isRefused}
          loading={placing.isPending}
        >
          Confirm order
        </Button>
      </Box>
    </Box>
  )
}
