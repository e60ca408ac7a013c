import type { SpecificationField } from '@tech-house/api/contract/specifications/specification-field'
import {
  fieldsOf,
  specificationKindNames,
} from '@tech-house/api/contract/specifications/specification-kinds'

/** The typed values of the specification fields, by name. Several choices are joined by commas. */
export type SpecificationFormValues = Record<string, unknown>

/**
 * Converts typed specifications to the input of the contract's schema; `undefined` without a kind. Empty
 * fields and fields of a previously chosen kind are left out.
 */
export function readSpecifications(typed: SpecificationFormValues): unknown {
  const kind = specificationKindNames.find((name) => name === typed.kind)
  if (!kind) return undefined
  const url = String(typed.source ?? '').trim()
  return {
    kind,
    ...readFields(fieldsOf(kind), typed),
    ...(url && { sources: [{ url, checkedOn: typed.checkedOn }] }),
  }
}

function readFields(fields: Record<string, SpecificationField>, typed: SpecificationFormValues) {
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, typed[name])])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

function readField(field: SpecificationField, typed: unknown): unknown {
  if (field.input === 'counts') return readCounts(Object.keys(field.parts), typed)
  if (field.input === 'rows') return readRows(field.fields, typed)
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? undefined : readText(field, text)
}

function readText(field: SpecificationField, text: string): unknown {
  switch (field.input) {
    case 'number':
      return Number(text)
    case 'flag':
      return text === 'yes'
    case 'choice':
      return optionOf(field.options, text)
    case 'choices':
      return text.split(',').map((option) => optionOf(field.options, option))
    default:
      return text
  }
}

const optionOf = (options: readonly (string | number)[], text: string) =>
  options.find((option) => String(option) === text) ?? text

/** A typed 0 means none. Specifications express this by leaving the part out. */
function readCounts(parts: string[], typed: unknown): Record<string, number> | undefined {
  const texts = new Map(Object.entries(typed ?? {}).map(([part, text]) => [part, String(text)]))
  const typedParts = parts.filter((part) => texts.get(part)?.trim())
  if (typedParts.length === 0) return undefined
  const counts = typedParts.map((part): [string, number] => [part, Number(texts.get(part))])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

function readRows(fields: Record<string, SpecificationField>, typed: unknown) {
  const rows = Array.isArray(typed) ? typed.map((row) => readFields(fields, row ?? {})) : []
  return rows.length > 0 ? rows : undefined
}
