import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, MenuItem, TextField, Typography } from '@mui/material'
import {
  type ManagedRow,
  type StockCorrection,
  StockReason,
} from '@tech-house/api/contract/catalog/managed-product'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { plainWhole } from '#shared/read-number.ts'
import { CorrectionForm, type CorrectionFormValues } from './correction-form.ts'

interface Props {
  product: ManagedRow
  error: Error | null
  /** A correction without an answer. The stock may contain it already, so it does not limit a retry. */
  unconfirmed: StockCorrection | undefined
  isPending: boolean
  onCorrect: (correction: StockCorrection) => void
  onClose: () => void
}

/** Adds pieces to the stock of a product or removes some, with a reason. */
export function StockDialog(props: Props) {
  const { product, error, unconfirmed, isPending, onCorrect, onClose } = props
  const stock = product.available_quantity
  const { register, handleSubmit, watch, formState } = useForm<
    CorrectionFormValues,
    unknown,
    StockCorrection
  >({
    resolver: zodResolver(CorrectionForm(unconfirmed ? Number.POSITIVE_INFINITY : stock)),
    defaultValues: {
      delta: unconfirmed ? String(unconfirmed.delta) : '',
      reason: unconfirmed?.reason ?? 'received',
      note: unconfirmed?.note ?? '',
    },
  })
  const { errors } = formState
  const { ref: deltaRef, ...delta } = register('delta')
  const { ref: reasonRef, ...reason } = register('reason')
  const { ref: noteRef, ...note } = register('note')
  const corrected = stock + (Number(plainWhole(watch('delta'))) || 0)

  function submit(event: FormEvent) {
    // Something else would be a second correction.
    if (unconfirmed) onCorrect(unconfirmed)
    else void handleSubmit(onCorrect)(event)
  }

  return (
    <FormDialog
      title={`Correct the stock of ${product.product}`}
      maxWidth="xs"
      yes="Correct stock"
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography role="status">
        {stock} in stock
        {!unconfirmed && corrected !== stock && `, ${corrected} after this`}
      </Typography>
      <TextField
        {...delta}
        inputRef={deltaRef}
        autoFocus
        disabled={unconfirmed !== undefined}
        label="Pieces added or removed"
        error={errors.delta !== undefined}
        helperText={errors.delta?.message ?? 'A minus sign removes pieces, like -3'}
        autoComplete="off"
      />
      <TextField
        {...reason}
        inputRef={reasonRef}
        select
        disabled={unconfirmed !== undefined}
        defaultValue={unconfirmed?.reason ?? 'received'}
        label="Reason"
        sx={{ '& .MuiSelect-select': { textTransform: 'capitalize' } }}
      >
        {StockReason.options.map((name) => (
          <MenuItem key={name} value={name} sx={{ textTransform: 'capitalize' }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...note}
        inputRef={noteRef}
        disabled={unconfirmed !== undefined}
        label="Note"
        error={errors.note !== undefined}
        helperText={errors.note?.message ?? 'Optional'}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {unconfirmed && !isPending && (
        <Alert severity="warning" role="status">
          We could not confirm whether the stock was corrected. Press Correct stock to check. It
          will not be corrected twice.
        </Alert>
      )}
    </FormDialog>
  )
}
