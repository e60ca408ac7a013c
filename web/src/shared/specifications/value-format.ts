import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { flag, list, number, plain, type Separator, type TextFormat } from '#shared/text-format.ts'

type ValueField = Exclude<SpecificationField, { input: 'counts' | 'rows' }>

/** How a text has the value of a field that has one input. */
export function valueFormat(field: ValueField, separator: Separator): TextFormat {
  if (field.input === 'number') return number
  if (field.input === 'flag') return flag('yes', 'no')
  if (field.input === 'text') return plain
  const item = typeof field.options[0] === 'number' ? number : plain
  return field.input === 'choices' ? list(item, separator) : item
}
