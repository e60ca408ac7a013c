import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { fieldsOf } from '@tech-house/api/parts/specifications/specification-kinds'
import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import type { SpecificationFormValues } from './read-specifications.ts'
import { valueFormat } from './value-format.ts'

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
