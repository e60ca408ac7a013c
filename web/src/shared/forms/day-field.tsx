import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  label: string
  field: UseFormRegisterReturn
}

/** A day in a form that searches. */
export function DayField({ label, field }: Props) {
  return <TextField {...field} label={label} type="date" size="small" slotProps={shrunkLabel} />
}

/** Values that do not come from the keyboard would stand below the label. */
export const shrunkLabel = { inputLabel: { shrink: true } }
