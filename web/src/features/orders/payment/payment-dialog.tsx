import { Button, Typography } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import { describePayment, openCents } from '@tech-house/api/contract/orders/payable'
import type { PaymentAmounts } from '@tech-house/api/contract/orders/payment'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { formatCents } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { readPrice } from '#shared/read-number.ts'
import { toastSuccess } from '#shared/toast.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { DayField, today } from './day-field.tsx'

interface Props {
  kind: 'paid' | 'refunded'
  purchase: PurchaseDetails
  onClose: () => void
}

export default function PaymentDialog({ kind, purchase, onClose }: Props) {
  const { state, ...stored } = purchase.payment
  const before = stored[`${kind}Cents`] ?? 0
  const open = openCents(purchase)
  const proposed = before + Math.max(0, kind === 'paid' ? open : -open)
  const [text, setText] = useState(String(proposed / 100))
  const [day, setDay] = useState(stored[`${kind}On`] ?? today())
  const cents = toCents(readPrice(text) ?? 0)
  const after: PaymentAmounts = { ...stored, [`${kind}Cents`]: cents, [`${kind}On`]: day }

  const { isPending, mutate } = useSafeMutation({
    mutationFn: (payment: PaymentAmounts) =>
      apiFetch('PUT /purchase/:id/payment', {
        params: { id: purchase._id },
        headers: { 'if-match': `"${purchase.revision}"` },
        body: payment,
      }),
    meta: {
      unconfirmed: 'We could not confirm whether the payment was saved.',
      changes: orderKeys,
    },
    onSuccess: () => {
      void toastSuccess('Payment saved')
      onClose()
    },
  })
  const undo = () => mutate({ ...stored, [`${kind}Cents`]: undefined, [`${kind}On`]: undefined })

  return (
    <FormDialog
      title={kind === 'paid' ? 'Paid by the buyer' : 'Refunded to the buyer'}
      yes="Save"
      isPending={isPending}
      button={{ disabled: cents === 0 || !day }}
      actions={
        before > 0 && (
          <Button color="error" disabled={isPending} onClick={undo}>
            <span>{`Nothing was ${kind}`}</span>
          </Button>
        )
      }
      onSubmit={() => mutate(after)}
      onClose={onClose}
    >
      <TextField
        label="Amount, in sum"
        value={text}
        error={cents === 0}
        helperText={cents === 0 ? 'Enter an amount of more than 0, such as 9.90' : ''}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ mt: 1 }}
      />
      <DayField day={day} onChange={setDay} />
      <Typography role="status">
        {`To pay ${formatCents(purchase.sums.grossCents)}: ${describePayment({ ...purchase, payment: after })}. The buyer gets a mail in ten minutes.`}
      </Typography>
    </FormDialog>
  )
}
