import { Box } from '@mui/material'
import type { Order } from '@tech-house/api/contract/orders/order'
import { maxBulkOrders } from '@tech-house/api/contract/orders/order-limits'
import { orderTransition } from '@tech-house/api/contract/orders/order-status'
import { describeWithdrawn } from '@tech-house/api/contract/orders/withdrawn'
import { countOf } from '@tech-house/api/parts/format-number'
import { lazy, Suspense, useRef } from 'react'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { useMay } from '#shared/session/use-may.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { SelectRows } from '#shared/ui/tables/select-rows.tsx'
import type { BulkAction, BulkOrders } from '../use-bulk-orders.ts'
import { deliverWithdrawn } from '../withdrawn/deliver-withdrawn.ts'

const PrintSelected = lazy(() => import('../print/print-selected.tsx'))

interface Props {
  orders: Order[]
  selected: Order[]
  bulk: BulkOrders
}

export function BulkOrdersBar({ orders, selected, bulk }: Props) {
  const [canDeliver, canDelete] = [useMay('delivery'), useMay('admin')]
  const bar = useRef<HTMLElement>(null)
  const pending = selected.filter(({ status }) => orderTransition('order-delivered', status))

  function change(action: BulkAction, orders: Order[]) {
    // The pressed button may be gone or disabled afterwards.
    const onSettled = () => bar.current?.querySelector('input')?.focus()
    bulk.mutate({ action, orders }, { onSettled })
  }

  return (
    <Box ref={bar} role="group" aria-label="Selected orders" sx={styles}>
      <Box component="label" sx={all}>
        <SelectRows
          rows={orders.slice(0, maxBulkOrders)}
          label="Select all orders"
          max={maxBulkOrders}
        />
        <span>{selected.length > 0 ? `${selected.length} selected` : 'Select all'}</span>
      </Box>
      {selected.length > 0 && (
        <Suspense>
          {canDeliver && (
            <ConfirmButton
              label={`Deliver ${pending.length}`}
              question={`Deliver ${countOf(pending.length, 'order')}?`}
              warning="Each buyer gets a mail ten minutes later. Until then you can undo it."
              yes="Deliver"
              no="Not yet"
              color="primary"
              {...(describeWithdrawn(pending) && deliverWithdrawn(pending))}
              button={{
                variant: 'contained',
                size: 'medium',
                disabled: pending.length === 0 || bulk.isPending,
              }}
              isPending={bulk.isPending && bulk.variables.action === 'deliver'}
              onConfirm={() => change('deliver', pending)}
            />
          )}
          <PrintSelected key={String(selected.map(({ _id }) => _id))} orders={selected} />
          {canDelete && (
            <ConfirmButton
              {...deleteTexts(countOf(selected.length, 'order'))}
              button={{ size: 'medium' }}
              isPending={bulk.isPending}
              onConfirm={() => change('delete', selected)}
            />
          )}
        </Suspense>
      )}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.field,
  flexGrow: 1,
  '& .MuiButton-text': { px: 1.5 },
}

const all = {
  display: 'flex',
  alignItems: 'center',
  '& input': { width: sizes.tick, height: sizes.tick, m: 1.5 },
}
