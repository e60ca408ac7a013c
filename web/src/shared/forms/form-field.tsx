import { type ComponentProps, useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#shared/ui/text-field.tsx'

type Props = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'placeholder' | 'multiline' | 'minRows' | 'autoComplete'
> & {
  field: UseFormRegisterReturn
  /** A list has an error for each of its values. */
  error?: FieldError | (FieldError | undefined)[] | undefined
  hint?: string | undefined
  isOptional?: boolean
  inputMode?: 'numeric' | 'decimal' | 'tel'
  suggestions?: readonly string[] | undefined
}

export function FormField(props: Props) {
  const { field, error, hint, isOptional, inputMode, suggestions, ...styles } = props
  const listId = useId()
  const message = [error].flat().find((one) => one?.message)?.message

  return (
    <>
      <TextField
        {...styles}
        {...field}
        error={!!message}
        helperText={message ?? hint}
        slotProps={{
          htmlInput: { required: !isOptional, inputMode, ...(suggestions && { list: listId }) },
          // A label inside the field would hide the placeholder.
          ...(styles.placeholder && { inputLabel: { shrink: true } }),
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
