import { Alert, Box, Button, type SxProps, type Theme, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { toCents, totalPrice } from '@tech-house/api/contract/money'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { type FormEvent, useRef, useState } from 'react'
import { CallError, isOutcomeUnknown } from '#shared/api/call-error.ts'
import { SavedInputNotice } from '#shared/forms/saved-input-notice.tsx'
import { NewAddress, PurchaseTexts, RecipientSelect } from '#shared/orders/deliver-to.tsx'
import { DeliveryChoice } from '#shared/orders/delivery-choice.tsx'
import { readQuantity } from '#shared/orders/read-quantity.ts'
import { readWhole } from '#shared/read-number.ts'
import { sizes, tallViewport } from '#shared/theme/sizes.ts'
import { toastBriefly } from '#shared/toast.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import { QuantityField } from './quantity-field.tsx'
import { type Buyer, usePlaceOrder } from './use-place-order.ts'

interface Props {
  product: Product
  buyer: Buyer
  onBooked: (purchase: string) => void
  whenSoldOut?: Elements
}

export function OrderForm({ whenSoldOut, ...props }: Props) {
  const { product } = props
  const { savedInput, placing, quantity, total, problem, edit, confirm } = useOrderForm(props)
  const { isPending, unconfirmed, deliverTo } = placing

  // While an order is sent or booked, that same order may have reduced the stock below the quantity.
  if (isSoldOut(product) && !isPending && !placing.isSuccess && !unconfirmed) {
    return (
      <>
        <Alert severity="info" role="status">
          Sold out: the remaining stock is below the minimum order. Please check back soon.
        </Alert>
        <Button variant="contained" size="large" disabled>
          <span>{orderButton}</span>
        </Button>
        {whenSoldOut}
      </>
    )
  }
  return (
    <Box component="form" noValidate onSubmit={confirm} {...savedInput.autosave} sx={form}>
      <SavedInputNotice values={savedInput.values} />
      {unconfirmed && !isPending && (
        <UnconfirmedNotice what="your order was booked" button={orderButton} />
      )}
      <Typography variant="body2">
        {`Order at least ${countOf(product.minimum_order, 'piece')}; ${product.available_quantity} in stock.`}
      </Typography>
      {!unconfirmed && <PurchaseTexts state={deliverTo} isLocked={isPending} />}
      <NewAddress state={deliverTo} />
      <Box sx={bar}>
        {!unconfirmed && <RecipientSelect state={deliverTo} isLocked={isPending} />}
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <QuantityField
            value={quantity}
            limits={product}
            problem={problem}
            isLocked={isPending || unconfirmed !== undefined}
            onEdit={edit}
          />
          <Typography aria-live="polite">
            Total{' '}
            <Typography component="strong" variant="h4">
              {total === undefined ? '–' : formatPrice(total)}
            </Typography>
          </Typography>
        </Box>
        {!unconfirmed && total !== undefined && (
          <DeliveryChoice state={deliverTo} goodsCents={toCents(total)} isLocked={isPending} />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={problem !== undefined}
          loading={isPending}
        >
          <span>{orderButton}</span>
        </Button>
      </Box>
    </Box>
  )
}

/** A refused quantity must be edited; an unconfirmed order is sent again, whatever the stock is. */
function useOrderForm({ product, buyer, onBooked }: Props) {
  const savedInput = useSavedInput('order', buyer.email)
  const placing = usePlaceOrder(product, buyer)
  const { unconfirmed } = placing
  const [quantity, setQuantity] = useState(
    () => `${unconfirmed?.quantity ?? savedInput.values?.quantity ?? product.minimum_order}`,
  )
  const [refusal, setRefusal] = useState<string>()
  const isBooked = useRef(false)
  const read = readQuantity(quantity, product)
  const problem =
    readWhole(quantity) === undefined
      ? `Enter how many pieces: at least ${product.minimum_order}.`
      : refusal
  const newTotal = read.quantity && totalPrice(product.price, read.quantity)

  function edit(next: string) {
    setQuantity(next)
    setRefusal(undefined)
    isBooked.current = false
    placing.reset()
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    // The second click of a double click may come after the response to the first.
    if (isBooked.current || refusal) return
    if (unconfirmed) return place(unconfirmed.quantity)
    if (read.problem === undefined) return place(read.quantity)
    setRefusal(read.problem)
    void toastBriefly('error', read.problem)
  }

  function place(quantity: number) {
    placing.mutate(quantity, { onSuccess: finish, onError: explain })
  }

  function finish({ purchase }: { purchase: string }) {
    isBooked.current = true
    savedInput.drop()
    onBooked(purchase)
  }

  function explain(error: Error) {
    const isOther = error instanceof CallError && notAboutQuantity.includes(error.code)
    if (!isOutcomeUnknown(error, true) && !isOther) setRefusal(error.message)
  }

  const total = unconfirmed?.totalPrice ?? newTotal
  return { savedInput, placing, quantity, total, problem, edit, confirm }
}

const notAboutQuantity = [
  'price-changed',
  'recipient-required',
  'delivery-changed',
  'delivery-unavailable',
  'country-not-served',
  'invalid-body',
]

/** On a phone the form's parts belong to the page's layout, so that the bar stays in view. */
const form = { display: { xs: 'contents', md: 'grid' }, gap: 2 }

/** Recipient, quantity, total and button: on a phone always at the bottom of the window. */
const bar: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gap: 2,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 2,
    rowGap: 1,
    mx: { xs: -2, sm: -3 },
    px: { xs: 2, sm: 3 },
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    '& > label': { gridColumn: '1 / -1' },
    '& > div:first-of-type': { display: 'contents' },
    '& > .delivery': { gridColumn: '1 / -1', gridRow: 2 },
    '& .MuiFormControl-root': { gridRow: '3 / 5', width: sizes.shortField },
    '& .MuiInputBase-root': { px: 0 },
    '& .MuiInputAdornment-root': { m: 0 },
    '& .MuiButton-root': { px: 1 },
    // Zoomed in, the window is the product's alone.
    [tallViewport]: { position: 'sticky', bottom: 0, zIndex: 1 },
  },
})
