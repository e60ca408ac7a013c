import { letterOrDigit } from '../plain-text.ts'
import { choiceKey } from './choice.ts'
import { otherNames } from './other-names.ts'
import type { ChoiceField } from './specification-field.ts'

export const maxChoices = 60
const maxLength = 60
const maxNumber = 100_000

/** Whether a choice can have this value, known or not. Commas and semicolons separate several. */
export const isChoice = ({ options }: ChoiceField, value: unknown): value is string | number =>
  typeof options[0] === 'number'
    ? Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxNumber
    : typeof value === 'string' &&
      [...value].length <= maxLength &&
      letterOrDigit.test(value) &&
      /^[^\p{Cc},;]*$/u.test(value)

/** The spelling of each known value, by its key and by its shape. */
const spellingsByField = new WeakMap<ChoiceField, ReturnType<typeof readSpellings>>()

/**
 * The value in the spelling of the known ones. One that is not known takes the spelling of a known
 * one with other digits, so `lga 1954` is `LGA1954`.
 */
export function normalizeChoice<Value extends string | number>(
  field: ChoiceField,
  value: Value,
): Value {
  // A choice of numbers has one spelling.
  if (typeof value === 'number') return value
  const { byKey, byShape } = spellingsByField.get(field) ?? readSpellings(field)
  const key = choiceKey(value)
  // Options of a choice of texts are texts.
  return (byKey.get(key) ?? withDigits(byShape.get(shapeOf(key)), key) ?? plain(value)) as Value
}

function readSpellings(field: ChoiceField) {
  // The first of several options with one shape is the last that is set.
  const options = field.options.map(String).reverse()
  const others = options.flatMap((option) =>
    (otherNames[option] ?? []).map((name) => [name, option] as const),
  )
  const known = [...others, ...options.map((option) => [option, option] as const)]
  const spellings = {
    byKey: new Map(known.map(([spelling, option]) => [choiceKey(spelling), option])),
    byShape: new Map(options.map((option) => [shapeOf(choiceKey(option)), option])),
  }
  spellingsByField.set(field, spellings)
  return spellings
}

/** A spelling with the digits of a key. */
function withDigits(spelling: string | undefined, key: string): string | undefined {
  const digits = key.match(/\d+/g) ?? []
  return spelling?.replaceAll(/\d+/g, () => digits.shift() ?? '')
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

const shapeOf = (key: string): string => key.replaceAll(/\d+/g, '#')
