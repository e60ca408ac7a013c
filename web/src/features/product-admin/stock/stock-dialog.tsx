import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, MenuItem, TextField, Typography } from '@mui/material'
import {
  type ManagedRow,
  StockCorrection,
  StockReason,
} from '@tech-house/api/contract/catalog/managed-product'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { plainNumber } from '#shared/read-number.ts'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import type { useCorrectStock } from './use-correct-stock.ts'

interface Props {
  product: ManagedRow
  correct: ReturnType<typeof useCorrectStock>
  onCorrect: (correction: StockCorrection) => void
  onClose: () => void
}

export function StockDialog({ product, correct, onCorrect, onClose }: Props) {
  const { error, unconfirmed, isPending, savedInput } = correct
  const stock = product.available_quantity
  const { register, handleSubmit, watch, formState } = useForm<
    CorrectionFormValues,
    unknown,
    StockCorrection
  >({
    // The stock may contain an unconfirmed correction already, so it does not limit a retry.
    resolver: zodResolver(CorrectionForm(unconfirmed ? Number.POSITIVE_INFINITY : stock)),
    defaultValues: unconfirmed
      ? { ...unconfirmed, delta: String(unconfirmed.delta), note: unconfirmed.note ?? '' }
      : { ...blank, ...savedInput.values },
  })
  const { errors, defaultValues } = formState
  const { ref: reasonRef, ...reason } = register('reason')
  const isLocked = unconfirmed !== undefined
  const corrected = stock + (Number(plainNumber(watch('delta'))) || 0)

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
      savedInput={savedInput}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography role="status">
        {`${stock} in stock${!unconfirmed && corrected !== stock ? `, ${corrected} after this` : ''}`}
      </Typography>
      <TextField
        {...register('delta')}
        autoFocus
        disabled={isLocked}
        label="Pieces added or removed"
        error={errors.delta !== undefined}
        helperText={errors.delta?.message ?? 'A minus sign removes pieces, like -3'}
        autoComplete="off"
      />
      <TextField
        {...reason}
        inputRef={reasonRef}
        select
        disabled={isLocked}
        defaultValue={defaultValues?.reason}
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
        {...register('note')}
        disabled={isLocked}
        label="Note"
        error={errors.note !== undefined}
        helperText={errors.note?.message ?? 'Optional'}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {unconfirmed && !isPending && (
        <UnconfirmedNotice what="the stock was corrected" button="Correct stock" />
      )}
    </FormDialog>
  )
}

const blank = { delta: '', reason: 'received', note: '' } as const

const { delta, reason, note } = StockCorrection.shape

/** Parses the form by the rules of the contract, for this stock. */
const CorrectionForm = (stock: number) =>
  z.object({
    delta: z
      .string()
      .overwrite(plainNumber)
      .regex(/^[+-]?\d{1,7}$/, 'Write a whole number of pieces')
      .transform(Number)
      .pipe(delta)
      .refine((pieces) => stock + pieces >= 0, `Only ${stock} in stock: remove that many or fewer`),
    reason,
    note: z
      .string()
      .transform((text) => text.trim() || undefined)
      .pipe(note),
  })
type CorrectionFormValues = z.input<ReturnType<typeof CorrectionForm>>
