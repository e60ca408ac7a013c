import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { fieldsOf } from '@tech-house/api/parts/specifications/specification-kinds'
import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { set } from 'react-hook-form'
import type { SpecificationFormValues } from '#shared/specifications/read-specifications.ts'
import { valueFormat } from '#shared/specifications/value-format.ts'
import { formText, type TextFieldName, textFieldNames } from '../product-fields.ts'
import type { EditFormValues } from './product-form.ts'

/** The form reads these values back to the same product; blank without one. */
export function productFormValues(product?: ManagedProduct) {
  const texts = textFieldNames.map((name) => [name, formText(name, product ?? {})])
  return {
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    specs: specificationFormValues(product?.specs),
  }
}

/** These values with those of a saved form, whose keys are paths such as `specs.m2.0.key`. */
export function withSavedInput<Values extends object>(
  values: Values,
  saved: Record<string, string> = {},
): Values {
  for (const [name, value] of Object.entries(saved)) set(values, name, value)
  return values
}

/** The fields that have other values than before. A file field keeps its value by itself. */
export function changedSince(before: EditFormValues, { image: _file, ...now }: EditFormValues) {
  const values = new Map<string, unknown>(Object.entries(before))
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(values.get(name))
  return Object.fromEntries(Object.entries(now).filter(isOther))
}

/** The inverse of `readSpecifications`; only the first source has an input. */
export function specificationFormValues(
  specs: Specifications | undefined,
): SpecificationFormValues {
  if (!specs) return { kind: '', source: '', checkedOn: '' }
  return {
    kind: specs.kind,
    source: specs.sources?.[0]?.url ?? '',
    checkedOn: specs.sources?.[0]?.checkedOn ?? '',
    ...fieldValues(fieldsOf(specs.kind), specs),
  }
}

/** Unknown values are empty, so that they replace what was typed before. */
function fieldValues(fields: Readonly<Record<string, SpecificationField>>, values: object) {
  const known = new Map<string, unknown>(Object.entries(values))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldValue(field, known.get(name))]),
  )
}

function fieldValue(field: SpecificationField, value: unknown): unknown {
  switch (field.input) {
    case 'counts':
      return countValues(Object.keys(field.parts), value)
    case 'rows':
      return [value ?? []].flat().map((row) => fieldValues(field.fields, Object(row)))
    default:
      return value === undefined ? '' : valueFormat(field, ',').write(value as never)
  }
}

/** Known counts without a part mean that there is none of it. */
function countValues(parts: string[], value: unknown): Record<string, string> {
  const counts = new Map(Object.entries(value ?? {}))
  const none = value === undefined ? '' : '0'
  return Object.fromEntries(parts.map((part) => [part, String(counts.get(part) ?? none)]))
}
