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
