import { MenuItem, TextField } from '@mui/material'
import type { SimpleField } from '@tech-house/api/parts/specifications/specification-field'
import { useController, useFormContext } from 'react-hook-form'

interface Props {
  /** The path of the field in the form: `specs.lengthMm`. */
  name: string
  field: SimpleField
}

export function SpecificationInput({ name, field }: Props) {
  switch (field.input) {
    case 'counts':
      return Object.entries(field.parts).map(([part, label]) => (
        <TextInput
          key={part}
          name={`${name}.${part}`}
          label={`${field.label}: ${label}`}
          hint="How many; 0 for none"
          isNumber
        />
      ))
    case 'flag':
      return <Select name={name} label={field.label} options={['yes', 'no']} />
    case 'choice':
      return <Select name={name} label={withUnit(field)} options={field.options} />
    case 'choices':
      return <Select name={name} label={withUnit(field)} options={field.options} isMultiple />
    case 'number':
      return <TextInput name={name} label={field.label} hint={field.unit} isNumber />
    case 'text':
      return <TextInput name={name} label={field.label} />
  }
}

const withUnit = ({ label, unit }: { label: string; unit?: string }) =>
  unit && unit !== label.toLowerCase() ? `${label} (${unit})` : label

interface TextProps {
  name: string
  label: string
  hint?: string | undefined
  isNumber?: boolean
  /** Another path whose error is about this field. */
  errorPath?: string
  onInput?: () => void
}

export function TextInput({ name, label, hint, isNumber, errorPath = name, onInput }: TextProps) {
  const { register, getFieldState, formState } = useFormContext()
  const { ref, ...field } = register(name, { onChange: onInput })
  const { error } = getFieldState(errorPath, formState)

  return (
    <TextField
      label={label}
      {...field}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? hint}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: isNumber ? 'decimal' : undefined } }}
    />
  )
}

interface SelectProps {
  name: string
  label: string
  options: readonly (string | number)[]
  /** The text of an option; otherwise the option itself. */
  labels?: Record<string, { label: string }>
  empty?: string
  hint?: string
  isMultiple?: boolean
}

/** Several choices are one string, joined by commas, as in the value of the field. */
export function Select(props: SelectProps) {
  const { name, label, options, labels = {}, empty = 'Unknown', hint, isMultiple = false } = props
  const { field, fieldState } = useController({ name, defaultValue: '' })
  const { ref, value, onChange, ...rest } = field
  const chosen = String(value ?? '')

  return (
    <TextField
      select
      label={label}
      {...rest}
      inputRef={ref}
      value={isMultiple ? chosen.split(',').filter(Boolean) : chosen}
      onChange={({ target }) => onChange([target.value].flat().join(','))}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ select: { multiple: isMultiple } }}
    >
      {!isMultiple && <MenuItem value="">{empty}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={String(option)}>
          {labels[option]?.label ?? option}
        </MenuItem>
      ))}
    </TextField>
  )
}
