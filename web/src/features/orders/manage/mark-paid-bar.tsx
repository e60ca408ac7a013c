import { Alert, Box, Typography } from '@mui/material'
import { maxBulkOrders } from '@tech-house/api/contract/orders/order-limits'
import { openCents } from '@tech-house/api/contract/orders/payable'
import type { Purchase } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf, formatCents } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { SelectRows } from '#shared/ui/tables/select-rows.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DayField, today } from '../payment/day-field.tsx'

interface Props {
  purchases: Purchase[]
  selected: Purchase[]
}

const problems = {
  changed: 'its sum has changed, please check it',
  missing: 'it is gone',
  failed: 'please try again',
}

export function MarkPaidBar({ purchases, selected }: Props) {
  const [failures, setFailures] = useState<string[]>([])
  return (
    <Box role="group" aria-label="Selected purchases" sx={styles}>
      <Box component="label" sx={all}>
        <SelectRows
          rows={purchases.slice(0, maxBulkOrders)}
          label="Select all purchases"
          max={maxBulkOrders}
        />
        <span>{selected.length > 0 ? `${selected.length} selected` : 'Select all'}</span>
      </Box>
      <DialogButton label="Mark as paid" isOffered={selected.length > 0}>
        {(close) => (
          <MarkPaidDialog purchases={selected} onFailures={setFailures} onClose={close} />
        )}
      </DialogButton>
      {failures.length > 0 && (
        <Alert severity="error" onClose={() => setFailures([])} sx={{ flexBasis: '100%' }}>
          {failures.join(' ')}
        </Alert>
      )}
    </Box>
  )
}

interface DialogProps {
  purchases: Purchase[]
  onFailures: (failures: string[]) => void
  onClose: () => void
}

function MarkPaidDialog({ purchases, onFailures, onClose }: DialogProps) {
  const [paidOn, setPaidOn] = useState(today())
  const cents = purchases.reduce((sum, purchase) => sum + openCents(purchase), 0)
  const { isPending, mutate } = useSafeMutation({
    mutationFn: () => {
      const open = purchases.map((purchase) => ({
        id: purchase._id,
        openCents: openCents(purchase),
      }))
      return apiFetch('POST /purchases/paid', { body: { purchases: open, paidOn } })
    },
    meta: {
      unconfirmed: 'We could not confirm whether the purchases were marked as paid.',
      changes: orderKeys,
    },
    onSuccess: ({ results }) => {
      const failures = results.flatMap(({ id, outcome }) =>
        outcome === 'done' || outcome === 'unchanged'
          ? []
          : [`${formatPurchaseNumber(id)} is not marked as paid: ${problems[outcome]}.`],
      )
      const done = results.length - failures.length
      if (done > 0) void toastSuccess(`${countOf(done, 'purchase')} marked as paid`)
      onFailures(failures)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Mark ${countOf(purchases.length, 'purchase')} as paid?`}
      yes="Mark as paid"
      isPending={isPending}
      button={{ disabled: !paidOn }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography>
        {`${formatCents(cents)} in sum. Each buyer gets a mail in ten minutes.`}
      </Typography>
      <DayField day={paidOn} onChange={setPaidOn} />
    </FormDialog>
  )
}

const all = {
  display: 'flex',
  alignItems: 'center',
  '& input': { width: sizes.tick, height: sizes.tick, m: 1.5 },
}

const styles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }
