import { Alert, Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toCents } from '@tech-house/api/contract/money'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { CallError, isOutcomeUnknown } from '#shared/api/call-error.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { readWhole } from '#shared/read-number.ts'
import { toastSuccess } from '#shared/toast.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { ProductFilter } from '../manage/product-filter.tsx'
import { orderedProducts } from '../order-queries.ts'

interface Props {
  purchase: PurchaseDetails
  onClose: () => void
}

/** After a refusal it shows the purchase as it is now, with what was typed. */
export function ChangeLinesDialog({ purchase, onClose }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [chosen, setChosen] = useState<string[]>([])
  const [note, setNote] = useState('')
  const rows = useRows(purchase, chosen, typed)
  const cents = rows.reduce((sum, row) => sum + row.more * toCents(row.price), purchase.totalCents)
  const of = (list: Row['list']) => rows.filter((row) => row.list === list)

  const change = useSafeMutation({
    mutationFn: () =>
      fetchOnce('POST /purchase/:id/lines', {
        params: { id: purchase._id },
        headers: { 'if-match': `"${purchase.revision}"` },
        body: {
          orders: of('orders').map(({ id, quantity }) => ({ orderId: id, quantity })),
          added: of('added').map(({ id, quantity }) => ({ productId: id, quantity })),
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    // The dialog shows the error.
    meta: { quiet: true, changes: orderKeys },
    onSuccess: () => {
      void toastSuccess('Purchase changed')
      onClose()
    },
  })
  const { error, isPending } = change
  const refusalOf = (row: Row) => {
    const path = `${row.list}.${of(row.list).indexOf(row)}`
    const fields = error instanceof CallError ? error.fields : []
    return fields.find((field) => field.path === path)?.message
  }

  return (
    <FormDialog
      title="Change products"
      maxWidth="sm"
      yes="Save"
      isPending={isPending}
      button={{ disabled: rows.some(({ problem }) => problem) }}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      {rows.map((row) => (
        <LineField
          key={row.id}
          row={row}
          refusal={row.problem || refusalOf(row)}
          onType={(text) => setTyped({ ...typed, [row.id]: text })}
          onRemove={() =>
            row.list === 'orders'
              ? setTyped({ ...typed, [row.id]: '0' })
              : setChosen(chosen.filter((id) => id !== row.id))
          }
        />
      ))}
      <ProductFilter
        id={undefined}
        onChoose={(id) => id && setChosen([...new Set([...chosen, id])])}
      />
      <TextField
        label="Note to the buyer"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography role="status">
        {`Total ${formatDollars(purchase.totalCents / 100)}, ${formatDollars(cents / 100)} after this`}
      </Typography>
      {error && isOutcomeUnknown(error) && (
        <UnconfirmedNotice what="the purchase was changed" button="Save" />
      )}
      {error && !isOutcomeUnknown(error) && <Alert severity="error">{error.message}</Alert>}
    </FormDialog>
  )
}

interface LineFieldProps {
  row: Row
  refusal: string | undefined
  onType: (text: string) => void
  onRemove: () => void
}

function LineField({ row: { product, text, hint }, refusal, onType, onRemove }: LineFieldProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'start' }}>
      <TextField
        label={product}
        value={text}
        error={Boolean(refusal)}
        helperText={refusal || hint}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => onType(target.value)}
      />
      <Button color="inherit" aria-label={`Remove ${product}`} onClick={onRemove}>
        Remove
      </Button>
    </Box>
  )
}

type Row = ReturnType<typeof useRows>[number]

function useRows({ lines }: PurchaseDetails, chosen: string[], typed: Record<string, string>) {
  const pending = lines
    .filter(({ status }) => status === 'pending')
    .map(({ _id, ...order }) => ({ ...order, id: _id, list: 'orders' as const }))
  // What it has already was also added by a change whose response was lost.
  const added = chosen.filter((id) => pending.every(({ productId }) => productId !== id))
  const ids = [...pending.map(({ productId }) => productId), ...added]
  const { data = [] } = useQuery({ ...orderedProducts(ids), placeholderData: keepPreviousData })
  const known = new Map(data.map((product) => [product._id, product]))
  const all = [
    ...pending,
    ...added.map((id) => {
      const { product = id, price = 0 } = known.get(id) ?? {}
      return { id, productId: id, product, price, quantity: 0, list: 'added' as const }
    }),
  ]
  return all.map(({ id, list, product, productId, price, quantity: ordered }) => {
    const least = list === 'orders' ? 0 : 1
    const text = typed[id] ?? String(ordered || least)
    const quantity = readWhole(text) ?? -1
    const problem = quantity < least ? 'please order a whole number of pieces' : ''
    const more = problem ? 0 : quantity - ordered
    const { stock = 0 } = known.get(productId) ?? {}
    const left = more === 0 ? '' : `, ${stock - more} after this`
    const hint = `${formatDollars(price)} each, ${stock} in stock${left}`
    return { id, list, product, price, text, quantity, more, problem, hint }
  })
}
