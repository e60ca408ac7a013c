import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { toCents } from '@tech-house/api/contract/money'
import type { PurchaseDetails, PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import type { LineChanges } from '@tech-house/api/contract/orders/purchase-change'
import type { Delivery } from '@tech-house/api/contract/orders/recipient'
import { formatCents, formatPrice } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { readPrice, readWhole } from '#shared/read-number.ts'
import { toastSuccess } from '#shared/toast.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import ProductFilter from '../manage/product-filter.tsx'
import { orderedProduct } from '../order-queries.ts'

interface Props {
  purchase: PurchaseDetails
  onClose: () => void
}

/** After a refusal it shows the purchase as it is now, with what was typed. */
export default function ChangeLinesDialog({ purchase, onClose }: Props) {
  const { rows, orders, added, type, remove, add } = useRows(purchase)
  const [note, setNote] = useState('')
  const { delivery, sums } = purchase
  const [price, setPrice] = useState(() => String(delivery.priceCents / 100))
  const deliveryPrice = readPrice(price)
  const deliveryCents = toCents(deliveryPrice ?? 0)
  const cents = rows.reduce((sum, row) => sum + row.more * toCents(row.price), purchase.totalCents)

  const { error, isPending, mutate } = useChangeLines(purchase, onClose)
  const refusals = error instanceof CallError ? error.fields : []

  return (
    <FormDialog
      title="Change products"
      yes="Save"
      isPending={isPending}
      button={{ disabled: deliveryPrice === undefined || rows.some(({ problem }) => problem) }}
      onSubmit={() =>
        mutate({
          orders: orders.map(({ _id, count }) => ({ orderId: _id, quantity: count })),
          added: added.map(({ _id, count }) => ({ productId: _id, quantity: count })),
          deliveryCents,
          note: note.trim() || undefined,
        })
      }
      onClose={onClose}
    >
      {rows.map((row) => (
        <LineField
          key={row._id}
          row={row}
          problem={row.problem || refusals.find(({ path }) => path === row.path)?.message}
          onType={(text) => type(row, text)}
          onRemove={() => remove(row)}
        />
      ))}
      <ProductFilter id={undefined} onChoose={add} />
      <DeliveryField delivery={delivery} text={price} onType={setPrice} />
      <TextField
        label="Note to the buyer"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography role="status">
        {`Total ${formatCents(sums.grossCents)}, ${formatCents(cents + deliveryCents)} after this`}
      </Typography>
    </FormDialog>
  )
}

/** The orders and the products that are added, with what was typed. */
function useRows(purchase: PurchaseDetails) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [chosen, setChosen] = useState<Line[]>([])
  const pending = purchase.lines.filter(({ status }) => status === 'pending')
  const ordered = pending.map(({ productId }) => productId)
  // What it has already was also added by a change whose response was lost.
  const others = chosen.filter(({ productId }) => !ordered.includes(productId))
  const orders = pending.map((line, index) => toRow(`orders.${index}`, line, typed))
  const added = others.map((line, index) => toRow(`added.${index}`, line, typed))
  const rows = [...orders, ...added]
  const type = ({ _id }: Line, text: string) => setTyped({ ...typed, [_id]: text })

  function remove(row: Line) {
    if (row.quantity > 0) type(row, '0')
    else setChosen(chosen.filter(({ _id }) => _id !== row._id))
  }

  function add(product: Omit<Line, 'productId' | 'quantity'> | undefined) {
    if (!product || rows.some(({ productId }) => productId === product._id)) return
    setChosen([...chosen, { ...product, productId: product._id, quantity: 0 }])
  }

  return { rows, orders, added, type, remove, add }
}

function useChangeLines({ _id, revision }: PurchaseDetails, onClose: () => void) {
  return useSafeMutation({
    mutationFn: (body: LineChanges) =>
      fetchOnce('POST /purchase/:id/lines', {
        params: { id: _id },
        headers: { 'if-match': `"${revision}"` },
        body,
      }),
    meta: {
      unconfirmed: 'We could not confirm whether the purchase was changed.',
      changes: orderKeys,
    },
    onSuccess: () => {
      void toastSuccess('Purchase changed')
      onClose()
    },
  })
}

interface DeliveryFieldProps {
  delivery: Delivery
  text: string
  onType: (text: string) => void
}

const DeliveryField = ({ delivery, text, onType }: DeliveryFieldProps) => (
  <TextField
    label={`${delivery.name}, agreed for ${formatCents(delivery.priceCents)}`}
    value={text}
    error={readPrice(text) === undefined}
    helperText={readPrice(text) === undefined ? 'Enter an amount such as 9.90' : ''}
    onChange={({ target }) => onType(target.value)}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    sx={{ my: 1.5 }}
  />
)

interface LineFieldProps {
  row: Row
  problem: string | undefined
  onType: (text: string) => void
  onRemove: () => void
}

function LineField({ row, problem, onType, onRemove }: LineFieldProps) {
  const { productId, product, price, text, more } = row
  const { data } = useQuery(orderedProduct(productId))
  const { stock } = data ?? {}
  const left = stock === undefined || more === 0 ? '' : `, ${stock - more} after this`
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'start' }}>
      <TextField
        label={product}
        value={text}
        error={Boolean(problem)}
        helperText={problem || `${formatPrice(price)} each, ${stock ?? '…'} in stock${left}`}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => onType(target.value)}
      />
      <Button color="inherit" aria-label={`Remove ${product}`} onClick={onRemove}>
        Remove
      </Button>
    </Box>
  )
}

/** An order or, without pieces, a product that is added. */
type Line = Pick<PurchaseLine, '_id' | 'productId' | 'product' | 'price' | 'quantity'>

type Row = ReturnType<typeof toRow>

/** `path` is its field in a refusal. */
function toRow(path: string, line: Line, typed: Record<string, string>) {
  const least = line.quantity > 0 ? 0 : 1
  const text = typed[line._id] ?? String(line.quantity || least)
  const count = readWhole(text) ?? -1
  const problem = count < least ? 'please order a whole number of pieces' : ''
  return { ...line, path, text, count, problem, more: problem ? 0 : count - line.quantity }
}
