import { letterOrDigit } from '../plain-text.ts'
import { otherNames } from './other-names.ts'
import type { ChoiceField } from './specification-field.ts'

export const maxChoices = 60
const maxLength = 60
const maxNumber = 100_000

const maxKeys = 10_000
const keys = new Map<string | number, string>()

/** Equal for spellings of one value: `LGA 1700` and `lga1700`, `Wifi 6E` and `Wi-Fi 6E`, `80+` and `80 Plus`. */
export function choiceKey(value: string | number): string {
  // The rules compare the same few values for each of thousands of parts.
  const known = keys.get(value)
  if (known !== undefined) return known
  if (keys.size >= maxKeys) keys.clear()
  const key = makeKey(value)
  keys.set(value, key)
  return key
}

const makeKey = (value: string | number): string =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('+', 'plus')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '_')
    .replaceAll(/[\s\p{Pd}]/gu, '')

export const isSameChoice = (one: string | number, other: string | number): boolean =>
  one === other || choiceKey(one) === choiceKey(other)

export const hasChoice = (values: readonly (string | number)[], value: string | number): boolean =>
  values.some((one) => isSameChoice(one, value))

/** Whether the values contain one; `undefined` if a value is not among those that are known to differ. */
export const hasDistinct = (
  values: readonly (string | number)[],
  value: string | number,
  distinct: readonly (string | number)[],
): boolean | undefined => {
  if (hasChoice(values, value)) return true
  return [value, ...values].every((one) => hasChoice(distinct, one)) ? false : undefined
}

/** What a table has for a value; `undefined` if it does not contain the value. */
export const valueFor = <Entry>(
  table: Readonly<Record<string, Entry>>,
  value: string | number | undefined,
): Entry | undefined =>
  value === undefined
    ? undefined
    : Object.entries(table).find(([name]) => isSameChoice(name, value))?.[1]

/** Whether a choice can have this value, known or not. Commas and semicolons separate several. */
export const isChoice = ({ options }: ChoiceField, value: unknown): value is string | number =>
  typeof options[0] === 'number'
    ? Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxNumber
    : typeof value === 'string' &&
      [...value].length <= maxLength &&
      letterOrDigit.test(value) &&
      /^[^\p{Cc},;]*$/u.test(value)

/** The spelling of each known value, by its key and by its shape. */
interface Spellings {
  byKey: Map<string, string>
  byShape: Map<string, string>
}
const spellingsByField = new WeakMap<ChoiceField, Spellings>()

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

function readSpellings(field: ChoiceField): Spellings {
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
