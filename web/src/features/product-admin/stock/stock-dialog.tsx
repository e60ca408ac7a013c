import { Alert, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { StockCorrection, StockReason } from '@tech-house/api/contract/catalog/stock-correction'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { plainNumber } from '#shared/read-number.ts'
import { SelectField, TextField } from '#shared/ui/text-field.tsx'
import { UnconfirmedNotice } from '#shared/writes/unconfirmed-notice.tsx'
import { useCorrectStock } from './use-correct-stock.ts'

interface Props {
  product: Product
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Also while it is closed, it keeps a correction without an answer and its key. */
export default function StockDialog(props: Props) {
  const correct = useCorrectStock(props.product._id)
  return props.isOpen && <StockForm {...props} correct={correct} />
}

type FormProps = Props & { correct: ReturnType<typeof useCorrectStock> }

function StockForm({ product, correct, onToggle }: FormProps) {
  const { error, unconfirmed, isPending, savedInput } = correct
  const stock = product.available_quantity
  const [values, setValues] = useState<CorrectionFormValues>(() =>
    unconfirmed
      ? { ...unconfirmed, delta: String(unconfirmed.delta), note: unconfirmed.note ?? '' }
      : { ...blank, ...savedInput.values },
  )
  const [isRefused, setIsRefused] = useState(false)
  const form = CorrectionForm(stock).safeParse(values)
  const corrected = stock + (Number(plainNumber(values.delta)) || 0)
  const send = (body: StockCorrection) =>
    correct.mutate(body, {
      onSuccess: () => onToggle(false),
      // It shows the error, also when it was closed meanwhile.
      onError: () => onToggle(true),
    })

  function submit(event: FormEvent) {
    // Something else would be a second correction.
    if (unconfirmed) return send(unconfirmed)
    if (form.success) return send(form.data)
    setIsRefused(true)
    const [wrong] = form.error.issues
    event.currentTarget.querySelector<HTMLElement>(`[name=${String(wrong?.path[0])}]`)?.focus()
  }

  const bindField = (name: keyof CorrectionFormValues, hint: string) => {
    const issue = form.error?.issues.find(({ path }) => path[0] === name)
    const problem = isRefused && !unconfirmed ? issue?.message : undefined
    return {
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) =>
        setValues({ ...values, [name]: target.value }),
      disabled: unconfirmed !== undefined,
      error: problem !== undefined,
      helperText: problem ?? hint,
    }
  }

  return (
    <FormDialog
      title={`Correct the stock of ${product.product}`}
      maxWidth="xs"
      yes="Correct stock"
      isPending={isPending}
      savedInput={savedInput}
      onSubmit={submit}
      onClose={() => {
        if (!unconfirmed && !isPending) correct.reset()
        onToggle(false)
      }}
    >
      <Typography role="status">
        {`${stock} in stock${!unconfirmed && corrected !== stock ? `, ${corrected} after this` : ''}`}
      </Typography>
      <TextField
        {...bindField('delta', 'A minus sign removes pieces, like -3')}
        autoFocus
        label="Pieces added or removed"
        autoComplete="off"
      />
      <SelectField
        {...bindField('reason', '')}
        label="Reason"
        sx={{ '& select': { textTransform: 'capitalize' } }}
      >
        {StockReason.options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField {...bindField('note', 'Optional')} label="Note" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {unconfirmed && !isPending && (
        <UnconfirmedNotice what="the stock was corrected" button="Correct stock" />
      )}
    </FormDialog>
  )
}

const blank = { delta: '', reason: 'received', note: '' } as const

const { delta, reason, note } = StockCorrection.shape

const WrittenPieces = z
  .string()
  .check(z.overwrite(plainNumber), z.regex(/^[+-]?\d{1,7}$/, 'Enter a whole number of pieces'))
const textOrNothing = (text: string) => text.trim() || undefined

const CorrectionForm = (stock: number) =>
  z.object({
    delta: z.pipe(
      z.pipe(WrittenPieces, z.transform(Number)),
      delta.check(
        z.refine(
          (pieces) => stock + pieces >= 0,
          `Only ${stock} in stock: remove that many or fewer`,
        ),
      ),
    ),
    reason,
    note: z.pipe(z.pipe(z.string(), z.transform(textOrNothing)), note),
  })
type CorrectionFormValues = z.input<ReturnType<typeof CorrectionForm>>
