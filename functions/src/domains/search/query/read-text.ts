import { specificationKindNames } from '../../../parts/specifications/specification-kinds.ts'
import { unquoted } from '../lines/clean-line.ts'
import {
  measure,
  number,
  price,
  quantitiesOf,
  quantityWord,
  readNumber,
  unit,
} from '../lines/line-numbers.ts'
import { categoryIn } from './parse-query.ts'
import { isFormOf, isLetters, tokenize } from './tokenize.ts'
import { accessories, generic } from './vocabulary.ts'

export interface ReadText extends NameAndQuantity {
  /** It states how many. */
  isCounted?: boolean
  /** The reading in which a number of the name is the quantity, if the rest is the name of a product. */
  other?: NameAndQuantity
}

interface NameAndQuantity {
  /** What may be the name, likeliest first. */
  names: string[]
  quantities: string[]
}

const q = `(?<quantity>${number})`
/** Each begins at few indexes, so the time is linear. */
const patterns = {
  marked: [
    // qty 2 name, and behind it
    `^${quantityWord}[\\s:=]*${q}(?:\\s*[x×])?[\\s:,–-]+`,
    `(?<![\\s,;(–-])[\\s,;(–-]+${quantityWord}[\\s:=]*${q}\\)?$`,
    // 2 x name, 2xname, 2 pieces of name, x2 name
    `^${q}\\s*(?:[x×*]\\s*(?=[\\p{L}"])|(?:[x×*]|${unit})\\s)(?:\\s*of\\s)?`,
    `^[x×*]\\s*${q}\\s`,
    // (3x) name, [3 pcs] name, 3x) name
    `^[(\\[{<]?\\s*(?=[^)\\]}>]*[x×*\\p{L}])(?:[x×*]\\s*)?${q}\\s*(?:[x×*]|${unit})?\\s*[)\\]}>]\\s+`,
    // name x2, name*2, name 2 pcs
    `(?:(?<![\\s:,–-])[\\s:,–-]+[x×*]|(?<!\\s)[×*])\\s*${q}$`,
    `(?<![\\s:,])[\\s:,]+(?:[–-]\\s+)?${q}\\s*${unit}$`,
  ],
  weak: [
    // name 2x, name (2), name - 2
    `(?<![\\s:])[\\s:]+(?:[–-]\\s+)?${q}\\s*[x×*]$`,
    `\\s?[(\\[{<]\\s*(?:[x×*]\\s*)?${q}\\s*(?:[x×*]|${unit})?\\s*[)\\]}>]$`,
    `(?<!\\s)(?:\\s*[=:–—]|\\s+-(?=\\s))\\s*${q}$`,
  ],
  // 2 name
  leading: ['^(?<quantity>[-+]?\\d+(?:e\\d+)?)\\s(?:[-–—=]\\s)?(?![x×*](?:\\s|$))(?=.*\\p{L})'],
  // name 2, name #2
  trailing: ['(?<!\\s)\\s+#?(?<quantity>[-+]?\\d{1,3})$'],
}
const all = Object.entries(patterns).flatMap(([kind, texts]) =>
  texts.map((text) => ({ kind, pattern: new RegExp(text, 'iu') })),
)

const beginsWithMeasure = new RegExp(`^${measure}`, 'iu')

/** Whether a number may be of the name: `970 EVO`, `2 TB`, `9700x`, `2560 x 1440`, `2 x 16 GB`, `PCIe x16`. */
function isDoubtful(kind: string, digits: string, before: string, after: string): boolean {
  const isLong = /^\d{3,}$/.test(digits)
  if (kind !== 'marked') return isLong || kind === 'trailing' || beginsWithMeasure.test(after)
  const isKit = /^[1248]$/.test(digits) && /^\d+\s?[gt]b/i.test(after)
  const isPart =
    /^(?:1|4|8|16|24|32|48|64)$/.test(digits) && /\b(?:[1248]|pcie[\s\d.]*)\s*$/i.test(before)
  return isKit || isPart || (isLong && /^\d{3}|\d{3}\s*$/.test(before || after))
}

/** `(2) name`: its position, or how many pieces of it. */
const position = /^(?:[([](\d{1,3})[)\]]|(\d{1,3}):)\s+(?=.*\p{L})/u
const prices = new RegExp(
  `(?<![(@=\\s–-])[(@=\\s–-]*(?:${price})\\)?|(?<![@=\\s–-])[@=\\s–-]+\\d[\\d.,]*[.,]\\d{2}$|^\\d[\\d.]*[.,]\\d\\d\\s(?!\\s?${measure})`,
  'giu',
)

/** Reads a text without separators: its name and its quantity, without price and category. */
export function readText(line: string): ReadText {
  const unpriced = withoutPrice(line)
  const [start = '', ...indexes] = unpriced.match(position) ?? []
  const text = withoutCategory((/\p{L}/u.test(unpriced) ? unpriced : line).slice(start.length))
  let other: NameAndQuantity | undefined
  for (const { kind, pattern } of all) {
    const { index, 0: found, groups } = pattern.exec(text) ?? { 0: '' }
    const [before, after] = [text.slice(0, index), text.slice((index ?? 0) + found.length)]
    const name = withoutCategory(withoutPrice(before + after))
    const digits = groups?.quantity
    if (!digits || !/\p{L}/u.test(name)) continue
    const quantities = quantitiesOf(digits, true)
    if (!isDoubtful(kind, digits, before, after))
      return { names: namesIn(name), quantities, isCounted: true, ...countIn(name, quantities) }
    // Behind a name it can also be a price or something else.
    if (kind === 'weak' || kind === 'trailing') quantities.push('1')
    other ??= { names: [name], quantities }
  }
  const names = namesIn(text)
  if (other) return { names, quantities: ['1'], other }
  const positions = indexes.filter(Boolean)
  return { names, quantities: [...new Set([...positions, '1'])], ...countIn(text, [], ['1']) }
}

const count = new RegExp(
  `[(\\[{<]?(?<![\\p{L}\\p{N}.,/-])(?:(?:[x×*]|${quantityWord}[\\s:=]*)(\\d{1,2})|(\\d{1,2})\\s*(?:[x×*]|${unit}))(?![\\p{L}\\p{N}])\\s*[)\\]}>]?`,
  'iu',
)

/** The reading with the pieces that a name states inside: `name (3x) black`. `3X` and `2 x 120` are of the name. */
function countIn(name: string, known: string[], more: string[] = []): Pick<ReadText, 'other'> {
  const found = count.exec(name)
  if (!found) return {}
  const [text, last = '', digits = last] = found
  const [before, after] = [name.slice(0, found.index), name.slice(found.index + text.length).trim()]
  if (/\dX/.test(text) || /^\d/.test(after)) return {}
  if (isDoubtful('marked', digits, before, after)) return {}
  const rest = trimmed(`${before.trimEnd()} ${after}`)
  return { other: { names: [rest], quantities: [...new Set([...known, digits, ...more])] } }
}

const withoutPrice = (text: string) => trimmed(text.replace(prices, ' '))

const trimmed = (text: string) =>
  unquoted(text.replace(/^[\s:=@,–-]+(?!\d)|(?<![\s:=@,–-])[\s:=@,–-]+$/g, ''))

/** What stands behind `CPU:` or `Memory -`. */
function withoutCategory(text: string): string {
  const [, label = '', rest = ''] =
    text.match(/^([\p{L}\s-]{2,30}?)(?::|\s[–-]\s)\s*(.*\p{L}.*)/u) ?? []
  return isCategory(label) && !readNumber(rest) ? rest : text
}

/** The name; after another label, such as "Operating System:", what stands behind it, too. */
export function namesIn(text: string): string[] {
  const name = unquoted(withoutCategory(text))
  const [, rest] = name.match(/^\p{L}+(?:\s\p{L}+){0,2}:\s+(.*\p{L}.*)/u) ?? []
  return rest ? [name, rest] : [name]
}

/** Whether a text is only the name of a kind of part: `CPU`, `Graphics cards`, `Case Fan`. */
export function isCategory(text: string): boolean {
  const words = tokenize(text.slice(0, 40))
  const isOf = (names: Iterable<string>) => (word: string) =>
    [...names].some((name) => isFormOf(name, word))
  if (text.length > 40 || !words.every(isLetters) || words.every(isOf(generic))) return false
  const { rest = words } = categoryIn(words) ?? {}
  return (
    isOf(specificationKindNames)(words.join('-')) || rest.every(isOf([...generic, ...accessories]))
  )
}
