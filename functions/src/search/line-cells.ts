/** The cells of a line, separated by its first kind of separator; quotes may enclose a cell. */
export function cellsOf(line: string): string[] {
  const text = line
    .replace(/^\|(.*)\|$/, '$1')
    .replace(thousands, (number) => number.replaceAll(',', hiddenComma))
  const cells = [...'\t|;,'].map((mark) => split(text, mark)).find(({ length }) => length > 1)
  return (cells ?? [text])
    .slice(0, maxCells)
    .map((cell) => unquoted(cell.replaceAll(hiddenComma, ',')))
}

/** What stands behind is no name and no quantity. */
const maxCells = 24
/** The commas of "1,000 x name", "name,$1,299.00,2" and "name,1,000" that separate no cells. */
const thousands = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])|(?<!\d)\d{1,3},0\d\d(?![\d,])/g
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
