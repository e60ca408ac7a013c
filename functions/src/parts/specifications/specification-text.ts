import { formatNumber } from '../format-number.ts'
import type { SpecificationField } from './specification-field.ts'
import { fieldsOf, type KnownSpecifications } from './specification-kinds.ts'

/** The known fields of a part with their values as text, in the order of the table. */
export function specificationEntries(specs: KnownSpecifications) {
  const values = new Map<string, unknown>(Object.entries(specs))
  return Object.entries(fieldsOf(specs.kind)).flatMap(([name, field]) => {
    const value = values.get(name)
    return value === undefined ? [] : [{ name, field, lines: specificationLines(field, value) }]
  })
}

/** The texts for a card: at most three, such as `AM5`, `8 cores`, `5.2 GHz`. */
export function specificationChips(specs: KnownSpecifications): string[] {
  return specificationEntries(specs)
    .filter(({ field, lines }) => field.chip && lines[0] !== 'No' && lines[0] !== 'None')
    .map(({ field, lines }) => field.chip?.replace('{}', lines.join(', ')) ?? '')
    .slice(0, 3)
}

/** A value as text with its unit: one line, or one for each row of a list. */
export function specificationLines(field: SpecificationField, value: unknown): string[] {
  switch (field.input) {
    case 'number':
      return [quantity(Number(value), field.unit)]
    case 'flag':
      return [value ? 'Yes' : 'No']
    case 'text':
      return [String(value)]
    case 'choice':
      return [withUnit(String(value), field.unit)]
    case 'choices':
      return [withUnit([value].flat().join(', '), field.unit)]
    case 'counts':
      return [countsText(field.parts, value)]
    case 'rows':
      return [value].flat().map((row) => rowText(field.fields, row))
  }
}

/** Drives are sold in terabytes, memory in powers of two: 2000 GB are 2 TB, 1024 GB are not 1.024 TB. */
function quantity(value: number, unit: string | undefined): string {
  const isTerabytes = unit === 'GB' && value >= 1000 && value % 250 === 0
  return isTerabytes
    ? `${formatNumber(value / 1000, 2)} TB`
    : withUnit(formatNumber(value, 2), unit)
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === '°' ? `${text}°` : [text, unit].filter(Boolean).join(' ')
}

function countsText(parts: Record<string, string>, value: unknown): string {
  const counts = new Map(Object.entries(value ?? {}))
  const named = Object.entries(parts).filter(([part]) => counts.has(part))
  return named.map(([part, label]) => `${counts.get(part)} × ${label}`).join(', ') || 'None'
}

function rowText(fields: Record<string, SpecificationField>, row: unknown): string {
  const values = new Map(Object.entries(row ?? {}))
  return Object.entries(fields)
    .filter(([name]) => values.has(name))
    .map(([name, field], index) => {
      if (field.input === 'choices') {
        return withUnit([values.get(name)].flat().join(' / '), field.unit)
      }
      const text = specificationLines(field, values.get(name)).join(', ')
      const label = field.label.charAt(0).toLowerCase() + field.label.slice(1)
      return index === 0 ? text : `${label} ${text}`
    })
    .join(', ')
}
