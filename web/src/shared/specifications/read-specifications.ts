import { hasChoice, isSameChoice } from '@tech-house/api/parts/specifications/choice'
import { isChoice, normalizeChoice } from '@tech-house/api/parts/specifications/normalize-choice'
import type {
  ChoiceField,
  SpecificationField,
} from '@tech-house/api/parts/specifications/specification-field'
import {
  fieldsOf,
  specificationKindNames,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { valueFormat } from './value-format.ts'

/** The form values of the specifications, by name. Several values of a choice are separated by commas. */
export type SpecificationFormValues = Record<string, unknown>

/** `undefined` without a kind; empty fields and those of another kind are left out. */
export function readSpecifications(formValues: SpecificationFormValues) {
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
  return text === '' ? undefined : valueFormat(field, ',').read(text)
}

const trimText = (formValue: unknown) => String(formValue ?? '').trim()

/** The text of a choice in the spelling in which its values are stored; a wrong one as it is. */
export function normalizeChoices(field: ChoiceField, text: string): string {
  const values = trimText(text) ? [valueFormat(field, ',').read(trimText(text))].flat() : []
  if (!values.every((value) => isChoice(field, value))) return text
  return [...new Set(values.map((value) => normalizeChoice(field, value)))].join(', ')
}

/** The known values that the text does not have yet, after the values that it has, as full texts. */
export function suggestChoices({ input, options }: ChoiceField, text: string): string[] {
  if (input === 'choice') return options.map(String)
  const [last = '', ...others] = text.split(',').map(trimText).reverse()
  const isKnown = options.some((option) => isSameChoice(option, last))
  const there = (isKnown ? [last, ...others] : others).reverse().filter(Boolean)
  return options
    .filter((option) => !hasChoice(there, option))
    .map((option) => [...there, option].join(', '))
}

/** A 0 means none. Specifications express this by leaving the part out. */
function readCounts(parts: string[], formValue: unknown): Record<string, number> | undefined {
  const texts = new Map(Object.entries(formValue ?? {}))
  const filled = parts.filter((part) => trimText(texts.get(part)))
  if (filled.length === 0) return undefined
  const counts = filled.map((part): [string, number] => [part, Number(texts.get(part))])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
