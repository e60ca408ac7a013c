import { currencyAmount, measure, unit } from './line-numbers.ts'

const markup: [pattern: RegExp, text: string][] = [
  [/(?!\t)\p{Cc}|\p{Cf}/gu, ''],
  // Markdown
  [/!?\[([^\][]*)\]\(\s?[^()\s]*\s?\)/g, '$1'],
  [/\*\*|__|`|(?<!\S)\*(?=\p{L})|(?<=[\p{L}.])\*(?!\s?\d|\S)/gu, ''],
]

/** Bullets, check boxes and numbering. A minus without a space is a sign. */
const bullets =
  /^(?:[^\S\t]|[-–—*+>]+\s|[•·▪▫◦‣●○■□◆►➤➜→✓✔✅☐☑☒]|\[[ xX✓]?\]|#{1,6}\s|(?:\d{1,3}[.)]|(?:#|pos(?:ition)?\.?\s*)\d{1,3}[.:)]?)\s)+/iu

/** The line without markup, bullets and numbering, in half-width characters. */
export function cleanLine(line: string): string {
  // All of NFKC would turn "Core™" into "CoreTM".
  let text = line.replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
  for (const [pattern, replacement] of markup) text = text.replace(pattern, replacement)
  const rest = text.replace(bullets, '')
  // A tab before the text is an empty cell.
  return (hasContent(rest) ? rest : text).replace(/^[^\S\t]+|\s+$/g, '')
}

export const hasContent = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The cells of a line, separated by its first kind of separator; quotes may enclose a cell. */
export function cellsOf(line: string): string[] {
  const text = line
    .replace(/^\|(.*)\|$/, '$1')
    .replace(numberWithComma, (number) => number.replaceAll(',', hiddenComma))
  const cells = [...'\t|;,'].map((mark) => split(text, mark)).find(({ length }) => length > 1)
  return (cells ?? [text])
    .slice(0, maxCells)
    .map((cell) => unquoted(cell.replaceAll(hiddenComma, ',')))
}

/** What stands behind is no name and no quantity. */
const maxCells = 24
/** Thousands, an amount with cents, and "4,7 GHz": their commas separate no cells, unlike the one of "name 7600,12 pcs". */
const numberWithComma = new RegExp(
  [
    currencyAmount,
    String.raw`(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])|(?<!\d)\d{1,3},0\d\d(?![\d,])`,
    String.raw`(?<![\d.\p{L}-])\d{1,5}(?:\.\d{3})*,(?:[-–]|\d\d(?!\d|[.,]\d|\s?(?:[x×*]|${unit})(?![\p{L}\d]|[\s:=]*\d)))`,
    String.raw`(?<![\d.,])\d+,\d+(?=\s?${measure})`,
  ].join('|'),
  'giu',
)
/** Lines contain no control characters. */
const hiddenComma = '\u0001'

/** A quote that does not enclose a whole cell, such as an inch mark, is part of its text. */
const split = (line: string, mark: string): string[] =>
  (mark + line)
    .match(new RegExp(`[${mark}](?:\\s*"(?:[^"]|"")*"\\s*(?![^${mark}])|[^${mark}]*)`, 'g'))
    ?.map((cell) => cell.slice(1)) ?? []

export function unquoted(cell: string): string {
  const text = cell.trim()
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}
