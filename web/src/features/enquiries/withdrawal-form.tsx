import { Button, Stack } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { TextForm, textRule } from '#shared/forms/text-form.tsx'
import { readWhole } from '#shared/read-number.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import type { WithdrawalEntry } from '#shared/withdrawal-entry.ts'

interface Props {
  entry: Partial<WithdrawalEntry>
  onContinue: (entry: WithdrawalEntry) => Promise<void>
}

export const WithdrawalForm = ({ entry, onContinue }: Props) => (
  <TextForm<WithdrawalEntry>
    autoComplete={{ name: 'name', purchase: 'off', email: 'email' }}
    values={{ scope: 'whole', goods: [blankLine], ...entry }}
    button="Continue"
    send={onContinue}
  >
    <GoodsFields />
  </TextForm>
)

function GoodsFields() {
  const { control, register, watch, setValue, formState } = useFormContext<WithdrawalEntry>()
  const { fields: lines, append, remove } = useFieldArray({ control, name: 'goods' })
  const isPart = watch('scope') === 'part'

  return (
    <>
      <NativeSelect
        label="Withdraw from"
        value={isPart ? 'part' : 'whole'}
        onChange={(scope) => setValue('scope', scope === 'part' ? scope : 'whole')}
      >
        <option value="whole">The whole purchase</option>
        <option value="part">Only some products</option>
      </NativeSelect>
      {isPart &&
        lines.map(({ id, most }, index) => (
          <Stack key={id} sx={{ gap: 1.5 }}>
            <FormField
              label={`Product ${index + 1}`}
              field={register(`goods.${index}.product`, productRule)}
              error={formState.errors.goods?.[index]?.product}
            />
            <FormField
              label={`Pieces of product ${index + 1}`}
              inputMode="numeric"
              field={register(`goods.${index}.pieces`, piecesRule(most))}
              error={formState.errors.goods?.[index]?.pieces}
            />
            <Button color="inherit" disabled={lines.length === 1} onClick={() => remove(index)}>
              <span>{`Remove product ${index + 1}`}</span>
            </Button>
          </Stack>
        ))}
      {isPart && lines.length < 100 && (
        <Button variant="outlined" onClick={() => append(blankLine)}>
          Add a product
        </Button>
      )}
    </>
  )
}

const blankLine = { product: '', pieces: 1, most: 1_000_000 }
const productRule = textRule(300, 'Enter the name of the product')

const piecesRule = (most: number) => ({
  setValueAs: (typed: string | number) => readWhole(String(typed)),
  validate: (pieces: number | undefined, { goods }: WithdrawalEntry) => {
    if (pieces === undefined || pieces < 0 || pieces > most)
      return `Write a number from 0 to ${most}`
    return goods.some((line) => line.pieces > 0) || 'Withdraw one piece or more'
  },
})
