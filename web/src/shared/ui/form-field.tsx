import { TextField, type TextFieldProps } from '@mui/material'
import { useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

type Props = Pick<
  TextFieldProps,
  'label' | 'type' | 'placeholder' | 'multiline' | 'minRows' | 'autoComplete' | 'disabled'
> & {
  field: UseFormRegisterReturn
  error?: FieldError | undefined
  hint?: string
  inputMode?: 'numeric' | 'decimal' | 'tel'
  /** The values that the browser suggests. */
  suggestions?: string[]
}

/** A required text field with its error below it. */
export function FormField(props: Props) {
  const { field, error, hint, inputMode, suggestions, ...look } = props
  const { ref, ...input } = field
  const listId = useId()

  return (
    <>
      <TextField
        {...look}
        {...input}
        inputRef={ref}
        error={!!error}
        helperText={error?.message ?? hint}
        slotProps={{
          htmlInput: { required: true, inputMode, ...(suggestions && { list: listId }) },
          // A label inside the field would hide the placeholder.
          ...(look.placeholder && { inputLabel: { shrink: true } }),
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  )
}
