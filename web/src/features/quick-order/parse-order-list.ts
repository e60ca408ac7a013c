/** A pasted line: its whole text, and the quantity and the name that it seems to contain. */
export interface ParsedLine {
  text: string
  /** As typed, such as `2`, `-1` or `1e9`; `1` if the line names none. */
  quantity: string
  name: string
}

interface ParsedList {
  lines: ParsedLine[]
  /** The names of the columns, if the first line holds them. */
  heading?: string
  /** The lines beyond the limit. */
  rest: string[]
}

/** No name of a product is longer. The rest of a longer line is not read. */
const maxLineLength = 500

/** Reads a pasted list or a CSV file: up to `max` lines, empty ones not counted. */
export function parseOrderList(pasted: string, max: number): ParsedList {
  const texts = pasted
    .split(/[\n\r]+/)
    .map((line) => line.trim())
    .filter((line) => /[^\s;,"]/.test(line))
  const [first = ''] = texts
  const heading = isHeading(first.slice(0, maxLineLength)) ? first : undefined
  const wanted = heading ? texts.slice(1) : texts
  return {
    lines: wanted.slice(0, max).map((line) => parseLine(line.slice(0, maxLineLength))),
    ...(heading && { heading }),
    rest: wanted.slice(max),
  }
}

function parseLine(line: string): ParsedLine {
  const text = line.replace(/^(?:[-*•·–]|\d{1,3}[.)])\s+/, '')
  const cells = cellsOf(text)
  const [only = ''] = cells
  const { quantity, name } = readCells(cells) ?? readText(cells.length === 1 ? only : text)
  return { text: line, quantity, name: unquoted(name) }
}

const unit = String.raw`(?:[x×]|pcs?\.?|pieces?|units?)`
const count = String.raw`(-?\d+(?:,\d{3})*(?:e\d+)?)`

/** A cell with nothing but a quantity: `2`, `2x`, `x2`, `2 pcs`, `1e9`. */
const quantityCell = new RegExp(`^(?:[x×]\\s*)?${count}\\s*${unit}?$`, 'i')

/** The last quantity of several cells, and the first cell with letters as the name. */
function readCells(cells: string[]): Omit<ParsedLine, 'text'> | undefined {
  const quantity = cells.findLast((cell) => quantityCell.test(cell))?.match(quantityCell)?.[1]
  const name = cells.find(
    (cell) => cell.length > 1 && /\p{L}/u.test(cell) && !quantityCell.test(cell),
  )
  return quantity === undefined || !name ? undefined : { quantity, name }
}

/** A quantity before the name, or after it. Each can begin at few indexes, so the time is linear. */
const patterns = [
  // 2 x name, 2xname, 2 pcs of name, x2 name, 2 name
  `^(?:[x×]\\s*)?${count}(?:\\s*[x×](?=\\s*[\\p{L}"])|\\s*${unit}(?:\\s+of)?(?=\\s)|(?=\\s.*\\p{L}))`,
  // name x2, name x 2, name 2x, name 2 pcs, name - 2 pcs
  `(?<![\\s:])[\\s:]+(?:[–-]\\s+)?(?:[x×]\\s*${count}|${count}\\s*${unit})$`,
].map((pattern) => new RegExp(pattern, 'iu'))

function readText(text: string): Omit<ParsedLine, 'text'> {
  for (const pattern of patterns) {
    const [, first, quantity = first] = pattern.exec(text) ?? []
    const name = text.replace(pattern, '').trim()
    if (quantity && name) return { quantity, name }
  }
  return { quantity: '1', name: text }
}

/** The cells of a line, separated by its first kind of separator; quotes may enclose a cell. */
function cellsOf(line: string): string[] {
  // An inch mark or a quote without an end encloses nothing.
  const isQuoted = line.split('"').length % 2 === 1
  const outsideQuotes = isQuoted ? '(?=(?:[^"]*"[^"]*")*[^"]*$)' : ''
  // The comma of `1,000 x name` separates no cells.
  const separators = ['\t', ';', ',(?!\\d{3}\\s*[x×])'].map((one) => RegExp(one + outsideQuotes))
  const separator = separators.find((one) => one.test(line))
  return (separator ? line.split(separator) : [line]).map(unquoted)
}

function unquoted(cell: string): string {
  const [, text = cell] = cell.trim().match(/^"(.*)"$/) ?? []
  return text.replaceAll('""', '"').trim()
}

const columnName =
  /^(?:product|product ?name|product ?id|name|id|_id|sku|item|description|price|quantity|qty\.?|amount|count|pieces|pcs)$/i

function isHeading(line: string): boolean {
  const cells = cellsOf(line)
  return cells.length > 1 && cells.every((cell) => columnName.test(cell))
}
