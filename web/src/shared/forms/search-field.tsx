import type { SxProps, Theme } from '@mui/material'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  label: string
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  hint?: string
  type?: 'text' | 'date'
  sx?: SxProps<Theme>
}

/** A text or a day in a form that searches. */
export function SearchField({ field: { ref, ...field }, error, hint, ...styles }: Props) {
  return (
    <TextField
      {...styles}
      {...field}
      inputRef={ref}
      size="small"
      error={error !== undefined}
      helperText={error?.message ?? hint}
      slotProps={{ ...shrunkLabel, htmlInput: { maxLength: 200 } }}
    />
  )
}

/** Values that do not come from the keyboard would stand below the label. */
export const shrunkLabel = { inputLabel: { shrink: true } }

/** For `register`. */
export const trimmed = { setValueAs: (text: string) => text.trim() }
