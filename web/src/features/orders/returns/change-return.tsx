import { DialogContentText } from '@mui/material'
import { toCents } from '@tech-house/api/contract/money'
import type { Return, ReturnChange } from '@tech-house/api/contract/orders/return'
import { useState } from 'react'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { readPrice } from '#shared/read-number.ts'
import { toastSuccess } from '#shared/toast.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

interface Props {
  purchase: string
  one: Return
  next: ReturnChange['state']
  onClose: () => void
}

export default function ChangeReturn({ purchase, one, next, onClose }: Props) {
  const form = useReturnChange(one, next)
  const { note, setNote, settlement, goods, setGoods } = form
  const change = useSafeMutation({
    mutationFn: (body: ReturnChange) => {
      const params = { id: purchase, return: one._id }
      return fetchOnce('PUT /purchase/:id/return/:return', { params, body })
    },
    meta: {
      unconfirmed: 'We could not confirm whether the return was changed.',
      changes: orderKeys,
    },
    onSuccess: () => {
      onClose()
      void toastSuccess('Return changed')
    },
  })
  const { body } = form

  return (
    <FormDialog
      title={titles[next]}
      yes={titles[next]}
      isPending={change.isPending}
      button={{ disabled: !body }}
      onSubmit={() => body && change.mutate(body)}
      onClose={onClose}
    >
      <DialogContentText>The buyer gets a mail.</DialogContentText>
      {(next === 'received' ? goods : []).map((line) => (
        <ReceivedLine
          key={line.orderId}
          line={line}
          onChange={(edited) => setGoods(goods.map((other) => (other === line ? edited : other)))}
        />
      ))}
      {next === 'settled' && (
        <NativeSelect
          label="By"
          value={settlement}
          onChange={(how) => form.setSettlement(settlements.find((one) => one === how) ?? 'refund')}
        >
          {settlements.map((value) => (
            <option key={value} value={value}>
              {settlementTexts[value]}
            </option>
          ))}
        </NativeSelect>
      )}
      {next === 'settled' && settlement === 'refund' && (
        <TextField
          label="Refund"
          value={form.amount}
          error={!body}
          helperText={body ? 'What the buyer gets back' : 'Enter an amount above 0'}
          onChange={({ target }) => form.setAmount(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      <TextField
        label="Note to the buyer"
        multiline
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  )
}

/** The fields, and the change that they say; `undefined` if they cannot be sent. */
function useReturnChange({ kind, lines }: Return, next: ReturnChange['state']) {
  const [text, setNote] = useState('')
  const [settlement, setSettlement] = useState<(typeof settlements)[number]>('refund')
  const [amount, setAmount] = useState(() =>
    (lines.reduce((sum, { cents }) => sum + cents, 0) / 100).toFixed(2),
  )
  const [goods, setGoods] = useState(() =>
    lines.map((line) => ({
      ...line,
      restocked: kind === 'withdrawal' ? line.pieces : 0,
      writtenOff: 0,
    })),
  )
  const state = {
    note: text,
    setNote,
    settlement,
    setSettlement,
    amount,
    setAmount,
    goods,
    setGoods,
  }
  return { ...state, body: readChange() }

  function readChange(): ReturnChange | undefined {
    const note = text.trim() || undefined
    if (next === 'received') {
      const isTooMuch = goods.some((line) => line.restocked + line.writtenOff > line.pieces)
      const received = goods.map(({ orderId, restocked, writtenOff }) => ({
        orderId,
        restocked,
        writtenOff,
      }))
      return isTooMuch ? undefined : { state: next, lines: received, note }
    }
    if (next !== 'settled') return { state: next, note }
    if (settlement !== 'refund') return { state: next, settlement, note }
    const refundCents = toCents(readPrice(amount) ?? 0)
    return refundCents > 0 ? { state: next, settlement, refundCents, note } : undefined
  }
}

type Goods = Pick<Return['lines'][number], 'product' | 'pieces'> &
  Record<'restocked' | 'writtenOff', number>

function ReceivedLine<Line extends Goods>(props: { line: Line; onChange: (line: Line) => void }) {
  const { line, onChange } = props
  return (['restocked', 'writtenOff'] as const).map((field) => (
    <NativeSelect
      key={field}
      label={`${field === 'restocked' ? 'Back to stock' : 'Write off'}: ${line.product}`}
      value={String(line[field])}
      onChange={(count) => onChange({ ...line, [field]: Number(count) })}
    >
      {[...Array(line.pieces + 1).keys()].map((count) => (
        <option key={count}>{count}</option>
      ))}
    </NativeSelect>
  ))
}

const titles = {
  agreed: 'Agree to the return',
  refused: 'Refuse the return',
  received: 'Goods have arrived',
  settled: 'Settle the return',
}

const settlements = ['refund', 'replacement', 'repair', 'sent-back'] as const
const settlementTexts = {
  refund: 'a refund',
  replacement: 'a replacement, in a new purchase without a price',
  repair: 'a repair',
  'sent-back': 'sending it back as it is',
}
