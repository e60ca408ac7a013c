import { TextField, type TextFieldProps } from '@mui/material'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

type Props = Pick<
  TextFieldProps,
  'label' | 'type' | 'placeholder' | 'multiline' | 'minRows' | 'autoComplete' | 'disabled'
> & {
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  hint?: string
  inputMode?: 'numeric' | 'decimal' | 'tel'
}

/** A required text field with its error below it. */
export function FormField({ field: { ref, ...field }, error, hint, inputMode, ...look }: Props) {
  return (
    <TextField
      {...look}
      {...field}
      inputRef={ref}
      error={!!error}
      helperText={error?.message ?? hint}
      slotProps={{
        htmlInput: { required: true, inputMode },
        // A label inside the field would hide the placeholder.
        ...(look.placeholder && { inputLabel: { shrink: true } }),
      }}
    />
  )
}
