import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import type { NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { maxPurchaseLines } from '@tech-house/api/contract/orders/order-limits'
import { countOf, formatCents } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { useRef } from 'react'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { ConfirmPurchase } from '#shared/orders/confirm-purchase.tsx'
import { centsOf, usePlacePurchase } from '#shared/orders/use-place-purchase.ts'
import { PasteForm } from './paste-form.tsx'
import { QuickOrderTable } from './quick-order-table.tsx'
import { type QuickListState, type QuickRow, useQuickList } from './use-quick-list.ts'

interface Props {
  email: string | undefined
  onDone: (purchase: string) => void
}

export function QuickOrder({ email, onDone }: Props) {
  const list = useQuickList()
  const { rows, leftOut, remove } = list
  const box = useRef<HTMLTextAreaElement>(null)
  const placing = usePlacePurchase({
    email,
    name: 'quick-order',
    // The list was locked meanwhile, so they are still the first.
    onBooked: ({ length }) => remove(rows.slice(0, length)),
  })
  const orderable = rows.flatMap(toPurchaseLine)
  const purchase = orderable.slice(0, maxPurchaseLines)
  const open = rows.filter((row) => toPurchaseLine(row).length === 0)
  const isLocked = placing.isPending || placing.unconfirmed !== undefined

  function removeAll(removed: QuickRow[]) {
    remove(removed)
    // The pressed button may have disappeared.
    box.current?.focus()
  }

  return (
    <Stack sx={{ gap: 4 }}>
      {!isLocked && <PasteForm list={list} box={box} />}
      {leftOut.length > 0 && !isLocked && (
        <LeftOutLines rows={leftOut} onRemove={() => removeAll(leftOut)} />
      )}
      <QuickOrderTable list={list} isLocked={isLocked} />
      {(rows.length > 0 || isLocked) && (
        <Box component="section" aria-label="Summary" sx={{ display: 'grid', gap: 2 }}>
          {!isLocked && <ListActions list={list} removeAll={removeAll} />}
          {open.length > 0 && !isLocked && <OpenLines rows={open} />}
          {orderable.length > maxPurchaseLines && (
            <Alert severity="info">
              {`One order takes ${maxPurchaseLines} lines. The others stay in your list.`}
            </Alert>
          )}
          <Typography aria-live="polite">
            <span>{`${countOf(purchase.length, 'line')}, total `}</span>
            <Typography component="strong" variant="h4">
              {formatCents(centsOf(purchase))}
            </Typography>
          </Typography>
          <ConfirmPurchase
            placing={placing}
            lines={purchase}
            isSignedIn={email !== undefined}
            isReady={open.length === 0 && purchase.length > 0}
            label={orderButton}
            onDone={onDone}
          />
        </Box>
      )}
    </Stack>
  )
}

/** The headings, greetings and totals of a list, so that people see what is left out. */
const LeftOutLines = ({ rows, onRemove }: { rows: QuickRow[]; onRemove: () => void }) => (
  <Alert severity="info" role="status">
    <span>Left out, because no product is named:</span>
    <Box component="ul" sx={{ mt: 0, mb: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {rows.map(({ line }) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </Box>
    <Button color="inherit" size="small" variant="outlined" onClick={onRemove}>
      <span>{`Remove left out (${rows.length})`}</span>
    </Button>
  </Alert>
)

const OpenLines = ({ rows: { 0: first, length } }: { rows: QuickRow[] }) => (
  <Alert
    severity="warning"
    action={
      <Button
        color="inherit"
        size="small"
        onClick={() => focusRow(first)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        <span>{length === 1 ? 'Show it' : 'Show the first'}</span>
      </Button>
    }
  >
    {`${length === 1 ? '1 line needs' : `${length} lines need`} a decision before you can order.`}
  </Alert>
)

interface ListActionsProps {
  list: QuickListState
  removeAll: (removed: QuickRow[]) => void
}

function ListActions({ list: { rows, leftOut }, removeAll }: ListActionsProps) {
  const unknown = rows.filter(({ state: { kind } }) => kind === 'unknown' || kind === 'gone')

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {unknown.length > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => removeAll(unknown)}>
          <span>{`Remove all unknown (${unknown.length})`}</span>
        </Button>
      )}
      <ConfirmButton
        label="Clear list"
        question="Clear the whole list?"
        warning={`${rows.length === 1 ? '1 line is' : `${rows.length} lines are`} removed. Nothing is ordered.`}
        yes="Clear list"
        no="Keep list"
        button={{ size: 'medium' }}
        onConfirm={() => removeAll([...rows, ...leftOut])}
      />
    </Box>
  )
}

/** Moves the focus to the first button of a row, which decides about it or removes it. */
const focusRow = (row: QuickRow | undefined) =>
  document.querySelector<HTMLElement>(`[data-row="${row?.line.id}"] button`)?.focus()

function toPurchaseLine({ state }: QuickRow): NewPurchaseLine[] {
  if (state.kind !== 'product' || state.problem || state.quantity === undefined) return []
  const { product, quantity } = state
  return [{ productId: product._id, quantity, price: product.price }]
}
