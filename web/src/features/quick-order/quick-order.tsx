import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { countOf, formatDollars } from '@tech-house/api/contract/format-number'
import type { BatchLine } from '@tech-house/api/contract/orders/order-batch'
import { useRef } from 'react'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { ConfirmBatch } from '#shared/orders/confirm-batch.tsx'
import { totalOfLines, usePlaceBatch } from '#shared/orders/use-place-batch.ts'
import type { FindLines } from './find-lines.ts'
import { PasteForm } from './paste-form.tsx'
import type { LineState } from './quick-line-state.ts'
import { QuickOrderTable } from './quick-order-table.tsx'
import { type QuickListState, useQuickList } from './use-quick-list.ts'

interface Props {
  find: FindLines
  /** The signed-in buyer; `undefined` for a visitor. */
  email: string | undefined
  onDone: () => void
}

/** A pasted list of products, checked line by line, and its confirmation. */
export function QuickOrder({ find, email, onDone }: Props) {
  const list = useQuickList(find)
  const box = useRef<HTMLTextAreaElement>(null)
  const placing = usePlaceBatch({ email, form: 'quick-order', onBooked: removeBooked })
  const orderable = list.states.flatMap(toBatchLine)
  const open = list.states.length - orderable.length
  const isLocked = placing.isPending || placing.unconfirmed !== undefined

  function removeBooked(booked: BatchLine[]) {
    const ids = new Set(booked.map(({ productId }) => productId))
    list.remove(({ productId = '' }) => ids.has(productId))
  }

  return (
    <Stack sx={{ gap: 4 }}>
      {!isLocked && <PasteForm list={list} box={box} />}
      <QuickOrderTable list={list} isLocked={isLocked} />
      {(list.lines.length > 0 || isLocked) && (
        <Box component="section" aria-label="Summary" sx={{ display: 'grid', gap: 2 }}>
          {!isLocked && <ListActions list={list} onRemoved={() => box.current?.focus()} />}
          {open > 0 && !isLocked && (
            <Alert severity="warning">
              {open === 1 ? '1 line needs' : `${open} lines need`} a decision before you can order.
            </Alert>
          )}
          <Typography aria-live="polite">
            {countOf(orderable.length, 'line')}, total{' '}
            <Typography component="strong" variant="h4">
              {formatDollars(totalOfLines(orderable))}
            </Typography>
          </Typography>
          <ConfirmBatch
            placing={placing}
            lines={orderable}
            isSignedIn={email !== undefined}
            isReady={open === 0 && orderable.length > 0}
            label="Confirm order"
            onDone={onDone}
          />
        </Box>
      )}
    </Stack>
  )
}

interface ListActionsProps {
  list: QuickListState
  /** The pressed button may have disappeared. */
  onRemoved: () => void
}

/** Removes several lines of the list at once. */
function ListActions({ list, onRemoved }: ListActionsProps) {
  const { lines, states, remove } = list
  const unknown = new Set(
    lines.filter((_line, index) => isUnknown(states[index]?.kind)).map(({ id }) => id),
  )

  function removeAll(isRemoved: (id: string) => boolean) {
    remove(({ id }) => isRemoved(id))
    onRemoved()
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {unknown.size > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => removeAll((id) => unknown.has(id))}
        >
          Remove all unknown ({unknown.size})
        </Button>
      )}
      <ConfirmButton
        label="Clear list"
        question="Clear the whole list?"
        warning={`${lines.length === 1 ? '1 line is' : `${lines.length} lines are`} removed. Nothing is ordered.`}
        yes="Clear list"
        no="Keep list"
        button={{ size: 'medium' }}
        onConfirm={() => removeAll(() => true)}
      />
    </Box>
  )
}

const isUnknown = (kind: string | undefined) => kind === 'unknown' || kind === 'gone'

/** The line to order, unless something about it is open. */
function toBatchLine(state: LineState): BatchLine[] {
  if (state.kind !== 'product' || state.problem || state.quantity === undefined) return []
  const { product, quantity } = state
  return [{ productId: product._id, quantity, price: product.price }]
}
