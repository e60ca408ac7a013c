import type {
  ChoiceField,
  SimpleField,
} from '@tech-house/api/parts/specifications/specification-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormField } from '#shared/forms/form-field.tsx'
import { SelectField } from '#shared/ui/text-field.tsx'
import { normalizeChoices, suggestChoices } from './read-specifications.ts'

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
    case 'choices':
      return <ChoiceInput name={name} field={field} />
    case 'number':
      return <TextInput name={name} label={field.label} hint={field.unit} isNumber />
    case 'text':
      return <TextInput name={name} label={field.label} />
  }
}

/** Suggests the known values, accepts others, and shows how they are stored when it is left. */
function ChoiceInput({ name, field }: { name: string; field: ChoiceField }) {
  const { setValue } = useFormContext()
  const text = String(useWatch({ name }) ?? '')

  return (
    <TextInput
      name={name}
      label={withUnit(field)}
      hint={field.input === 'choices' ? 'Separate several by commas' : undefined}
      isNumber={field.input === 'choice' && typeof field.options[0] === 'number'}
      suggestions={suggestChoices(field, text)}
      onLeave={(typed) => setValue(name, normalizeChoices(field, typed))}
    />
  )
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
  suggestions?: readonly string[]
  onInput?: () => void
  onLeave?: (typed: string) => void
}

export function TextInput({
  name,
  isNumber,
  errorPath = name,
  onInput,
  onLeave,
  ...props
}: TextProps) {
  const { register, getFieldState, formState } = useFormContext()

  return (
    <FormField
      {...props}
      field={register(name, {
        onChange: onInput,
        onBlur: ({ target }) => onLeave?.(target.value),
      })}
      error={getFieldState(errorPath, formState).error}
      isOptional
      autoComplete="off"
      {...(isNumber && { inputMode: 'decimal' })}
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
}

export function Select(props: SelectProps) {
  const { name, label, options, labels = {}, empty = 'Unknown', hint } = props
  const { register, getFieldState, formState } = useFormContext()
  const { error } = getFieldState(name, formState)

  return (
    <SelectField
      label={label}
      {...register(name)}
      error={!!error}
      helperText={error?.message ?? hint}
    >
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]?.label ?? option}
        </option>
      ))}
    </SelectField>
  )
}
