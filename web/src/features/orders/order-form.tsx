import { Alert, Box, Button, Typography } from '@mui/material'
import { totalPrice } from '@tech-house/api/contract/money'
import type { Product } from '@tech-house/api/contract/product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#shared/api/call-error.ts'
import { useDraft } from '#shared/drafts.ts'
import { formatDollars } from '#shared/money.ts'
import { toastBriefly, toastError } from '#shared/toast.ts'
import { DraftNotice } from '#shared/ui/draft-notice.tsx'
import { bar, form } from './order-form-look.ts'
import { QuantityField } from './quantity-field.tsx'
import { readQuantity } from './read-quantity.ts'
import { type Buyer, usePlaceOrder } from './use-place-order.ts'

interface Props {
  product: Product
  buyer: Buyer
  onBooked: () => void
}

/** Quantity and "Confirm order"; a refused quantity must be edited before it is sent again. */
export function OrderForm({ product, buyer, onBooked }: Props) {
  const draft = useDraft('order', buyer.email)
  const [typed, setTyped] = useState(draft.kept?.quantity ?? String(product.minimum_order))
  const [isRefused, setIsRefused] = useState(false)
  const placing = usePlaceOrder(product, buyer)
  const read = readQuantity(typed, product)

  if (isSoldOut(product)) {
    return (
      <>
        <Alert severity="info" role="status">
          Sold out: what is left does not make one order. Please look in again soon.
        </Alert>
        <Button variant="contained" size="large" disabled>
          Confirm order
        </Button>
      </>
    )
  }

  function edit(next: string) {
    setTyped(next)
    setIsRefused(false)
    placing.startAfresh()
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    // Booked once is booked: the second half of a double click may come after the answer.
    if (placing.isPending || placing.isSuccess || isRefused) return
    if ('problem' in read) {
      setIsRefused(true)
      void toastBriefly('error', read.problem)
      return
    }
    placing.mutate(read.quantity, { onSuccess: finish, onError: explain })
  }

  function finish() {
    draft.drop()
    onBooked()
  }

  function explain(error: Error) {
    if (!isRefusal(error)) return void toastError(error.message)
    if (error.code !== 'price-changed') setIsRefused(true)
    void toastBriefly('error', error.message)
  }

  return (
    <Box component="form" noValidate onSubmit={confirm} {...draft.mark} sx={form}>
      <DraftNotice kept={draft.kept} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Order at least {pieces(product.minimum_order)}; {product.available_quantity} in stock.
      </Typography>
      <Box sx={bar}>
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <QuantityField
            value={typed}
            limits={product}
            isRefused={isRefused}
            isLocked={placing.isPending}
            onEdit={edit}
          />
          <Typography aria-live="polite">
            Total{' '}
            <Typography component="strong" variant="h4">
              {'quantity' in read ? formatDollars(totalPrice(product.price, read.quantity)) : '–'}
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

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`
