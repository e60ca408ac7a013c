import { letterOrDigit, oneLine } from '../plain-text.ts'
import { isChoice, maxChoices } from './normalize-choice.ts'
import type { SpecificationField } from './specification-field.ts'
import {
  fieldsOf,
  type KnownSpecifications,
  specificationKindNames,
} from './specification-kinds.ts'

/** Whether JSON of a URL fits the schema `Specifications`, without sources and without loading zod. */
export function isSpecifications(value: unknown): value is KnownSpecifications {
  if (!isRecord(value)) return false
  const { kind, ...values } = value
  const known = specificationKindNames.find((name) => name === kind)
  return known !== undefined && areValuesOf(fieldsOf(known), values)
}

function areValuesOf(fields: Readonly<Record<string, SpecificationField>>, values: unknown) {
  return (
    isRecord(values) &&
    Object.entries(values).every(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field !== undefined && isValueOf(field, value)
    })
  )
}

function isValueOf(field: SpecificationField, value: unknown): boolean {
  switch (field.input) {
    case 'number':
      return isIn(field.min, field.max, value) && (field.decimal || Number.isInteger(value))
    case 'flag':
      return typeof value === 'boolean'
    case 'text':
      return isName(value, 200) && (!field.isUrl || isHttps(value))
    case 'choice':
      return isChoice(field, value)
    case 'choices':
      return isList(value, maxChoices, (one) => isChoice(field, one))
    case 'counts':
      return (
        isRecord(value) &&
        Object.entries(value).every(
          ([part, count]) =>
            Object.hasOwn(field.parts, part) && Number.isInteger(count) && isIn(1, 99, count),
        )
      )
    case 'rows':
      return isList(value, 20, (row) => areValuesOf(field.fields, row))
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isIn = (min: number, max: number, value: unknown) =>
  typeof value === 'number' && value >= min && value <= max

const isList = (value: unknown, max: number, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length > 0 && value.length <= max && value.every(isItem)

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/** Whether it is a name of at most so many code points; spaces around it do not count. */
export const isName = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  oneLine.test(value.trim()) &&
  letterOrDigit.test(value) &&
  [...value.trim()].length <= max
