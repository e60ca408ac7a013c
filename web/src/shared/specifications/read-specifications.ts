import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import {
  fieldsOf,
  specificationKindNames,
} from '@tech-house/api/parts/specifications/specification-kinds'

/** The form values of the specifications, by name. Several choices are joined by commas. */
export type SpecificationFormValues = Record<string, unknown>

/** `undefined` without a kind; empty fields and those of another kind are left out. */
export function readSpecifications(formValues: SpecificationFormValues): unknown {
  const kind = specificationKindNames.find((name) => name === formValues.kind)
  if (!kind) return undefined
  const url = trimText(formValues.source)
  return {
    kind,
    ...readFields(fieldsOf(kind), formValues),
    ...(url && { sources: [{ url, checkedOn: formValues.checkedOn }] }),
  }
}

function readFields(fields: Record<string, SpecificationField>, values: SpecificationFormValues) {
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, values[name])])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

function readField(field: SpecificationField, formValue: unknown): unknown {
  if (field.input === 'counts') return readCounts(Object.keys(field.parts), formValue)
  if (field.input === 'rows') {
    const rows = [formValue ?? []].flat().map((row) => readFields(field.fields, Object(row)))
    return rows.length > 0 ? rows : undefined
  }
  const text = trimText(formValue)
  if (text === '') return undefined
  switch (field.input) {
    case 'number':
      return Number(text)
    case 'flag':
      return text === 'yes'
    case 'choice':
      return findOption(field.options, text)
    case 'choices':
      return text.split(',').map((option) => findOption(field.options, option))
    default:
      return text
  }
}

const trimText = (formValue: unknown) => String(formValue ?? '').trim()

const findOption = (options: readonly (string | number)[], text: string) =>
  options.find((option) => String(option) === text) ?? text

/** A 0 means none. Specifications express this by leaving the part out. */
function readCounts(parts: string[], formValue: unknown): Record<string, number> | undefined {
  const texts = new Map(Object.entries(formValue ?? {}))
  const filled = parts.filter((part) => trimText(texts.get(part)))
  if (filled.length === 0) return undefined
  const counts = filled.map((part): [string, number] => [part, Number(texts.get(part))])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
