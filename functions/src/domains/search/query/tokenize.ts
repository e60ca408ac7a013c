import { isGtin, partNumberKey } from '../../../contract/catalog/item-numbers.ts'
import { inEnglish } from './german.ts'
import { rewrites, units } from './vocabulary.ts'

const unitSpellings = Object.entries(units).map(([unit, spellings]): [RegExp, string] => [
  // The 6 of "wifi 6 gigabit" belongs to its word.
  new RegExp(`(?<=\\d)(?<!wifi \\d)[\\s-]?(?:${spellings})(?![a-z])`, 'g'),
  `${unit} `,
])
const spellings = [...rewrites, ...unitSpellings]
/** "2,5 Zoll" */
const decimalComma = new RegExp(
  `(?<=\\d),(?=\\d{1,2}[\\s-]?(?:${Object.values(units).join('|')})(?![a-z]))`,
  'g',
)

/** A text with the usual hyphen, space and inch sign, and without spaces in large numbers: "1 000 GB". */
export const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/[\u2033\u201d]|''|\u2032\u2032/g, '"')
    .replace(/(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=(?<![\d.,])\d{1,3}) (?=000 ?[a-z\p{Sc}])/giu, '')

/** The words of a text, in English and in the spelling that index and queries share; a number and its unit are one word. */
export function tokenize(text: string): string[] {
  let plain = plainSigns(text)
    .toLowerCase()
    .replace(/[™®©²³]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(decimalComma, '.')
  plain = inEnglish(plain)
  for (const [spelling, word] of spellings) plain = plain.replace(spelling, word)
  return plain
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean)
}

const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word)
export const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)
/** Whether a word is this name or its plural. */
export const isFormOf = (name: string, word: string | undefined): boolean =>
  word === name || word === `${name}s` || word === `${name}es` || word === name.replace(/y$/, 'ies')

export const romanNumbers: Record<string, string> = { ii: '2', iii: '3', iv: '4' }

/** The index terms of a text: each word, its parts, and the word joined with the next one. */
export const termsOf = (text: string, isName = false): string[] =>
  tokenize(text).flatMap((word, index, all) => [
    ...partsOf(word),
    ...joinedWithNext(word, all[index + 1] ?? '', isName),
  ])

function partsOf(word: string): string[] {
  if (isLetters(word) || isNumber(word)) return [word]
  const parts = word.split('-')
  const terms = parts.length > 1 ? [parts.join(''), ...parts] : [word]
  return terms.flatMap((term) => {
    // The letters and the digits of a model, and their runs: "x3d" finds 5700x3d.
    const pieces = term.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
    if (pieces.length < 2) return [term]
    if (term.endsWith('inch')) return [term, `${Math.round(Number(pieces[0]))}inch`]
    const runs = pieces.flatMap((_, start) =>
      pieces.slice(start).map((_, more) => pieces.slice(start, start + more + 1).join('')),
    )
    // Twice, so that "b650" finds a B650 before a B650E. A digit alone has no meaning.
    return [term, ...runs.filter((run) => !/^\d$/.test(run))]
  })
}

/** Shoppers write a word and the number beside it as one (rtx5080, 5070ti), and names (lianli). */
function joinedWithNext(word: string, next: string, isName: boolean): string[] {
  const last = word.split('-').at(-1) ?? word
  const first = next.split('-')[0] ?? next
  const number = romanNumbers[first] ?? first
  if (isLetters(last) && isNumber(number)) return [last + number]
  // "mx master 3" finds a Master 3S, "wifi 6" a board with Wi-Fi 6E.
  if (isLetters(last) && /^\d\p{L}+$/u.test(first)) return [last + first, last + first[0]]
  if (!isName || !isLetters(first)) return []
  return isLetters(last) || (isNumber(last) && first.length <= 5) ? [last + first] : []
}

/** No word contains these signs, so neither a search for words nor a typo meets a number or a brand. */
export const numberTerm = (key: string): string => `#${key}`
export const brandTerm = (word: string): string => `@${word}`

export const minNumberLength = 4

/** Whether a text is no word and no amount, but may be a part number: a few products have one such as `BLACK` or `1000`. */
export function isNumberLike(text: string): boolean {
  const key = partNumberKey(text)
  return key.length >= minNumberLength && /\d/.test(key) && !/^\d{1,5}$/.test(key)
}

/** The key of a part number or GTIN. Scanners read a GTIN-12 also as a GTIN-13 or -14 with zeros before it. */
export function numberKey(text: string): string {
  const key = partNumberKey(text)
  return isGtin(key) ? key.replace(/^0+/, '') : key
}
