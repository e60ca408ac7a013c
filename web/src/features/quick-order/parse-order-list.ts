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
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(invisible, '').trim())
    .filter((line) => /[^\s;,"]/.test(line))
  const [first = ''] = texts
  const heading = isHeading(readable(first)) ? first : undefined
  const wanted = heading ? texts.slice(1) : texts
  return {
    lines: wanted.slice(0, max).map((line) => parseLine(readable(line))),
    ...(heading && { heading }),
    rest: wanted.slice(max),
  }
}

const readable = (line: string) => line.slice(0, maxLineLength)
const invisible = /(?!\t)\p{Cc}|[\u200b\ufeff]/gu

function parseLine(line: string): ParsedLine {
  const text = line.replace(/^(?:[-*•·–]|\d{1,3}[.)])\s+/, '')
  const cells = thousands.test(text) ? [text] : cellsOf(text)
  const read = readCells(cells) ?? readText(cells.length === 1 ? cells[0] : text)
  return { text: line, quantity: read.quantity, name: unquoted(read.name) }
}

const unit = String.raw`(?:pcs?\.?|pieces?|units?|ea\.?)`
const number = String.raw`[-+]?\d[\d.,]*(?:e[-+]?\d+)?`

/** `1,000 x name`: its comma separates no cells. */
const thousands = new RegExp(`^[-+]?\\d{1,3}(?:,\\d{3})+\\s*(?:[x×]|${unit})\\s`, 'i')

/** A cell with nothing but a quantity: `2`, `2x`, `x2`, `2 pcs`, `1e9`. */
const quantityCell = new RegExp(`^(?:[x×]\\s*)?(${number})\\s*(?:[x×]|${unit})?$`, 'i')

/** The quantity of a line of several cells, and the first cell with letters as the name. */
function readCells(cells: string[]): Omit<ParsedLine, 'text'> | undefined {
  if (cells.length < 2) return undefined
  const numbers = cells.map((cell) => cell.match(quantityCell)?.[1])
  // A price or a fraction is no quantity if there is a whole number, too.
  const whole = numbers.findLast((found) => found !== undefined && /^[-+]?\d+$/.test(found))
  const quantity = whole ?? numbers.findLast((found) => found !== undefined)
  const isName = (cell: string) => /\p{L}/u.test(cell) && !/^[x×]$/i.test(cell)
  const name = cells.find((cell, index) => numbers[index] === undefined && isName(cell))
  return quantity === undefined || !name ? undefined : { quantity: plain(quantity), name }
}

const count = `(?<quantity>${number})`

/** A quantity before the name, or after it. Each can begin at few indexes, so the time is linear. */
const patterns = [
  // 2 x name, 2x name, 2xname, 2 pcs name
  `^${count}\\s*(?:[x×]\\s*(?=[\\p{L}"])|(?:[x×]|${unit})\\s)(?:\\s*of\\s)?`,
  // x2 name
  `^[x×]\\s*${count}\\s`,
  // name x2, name x 2
  `(?<![\\s:–-])[\\s:–-]+[x×]\\s*${count}$`,
  // name 2x, name 2 pcs, name - 2 pcs
  `(?<![\\s:])[\\s:]+(?:[–-]\\s+)?${count}\\s*(?:[x×]|${unit})$`,
  // 2 name, 1e9 name
  `^(?<quantity>[-+]?\\d+(?:e[-+]?\\d+)?)\\s(?=.*\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))

function readText(text = ''): Omit<ParsedLine, 'text'> {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    const name =
      found && `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim()
    if (name) return { quantity: plain(found.groups?.quantity ?? ''), name }
  }
  return { quantity: '1', name: text }
}

/** `+02` is 2. */
const plain = (quantity: string) => quantity.replace(/^\+/, '').replace(/^(-?)0+(?=\d+$)/, '$1')

/** The cells of a line, separated by its first kind of separator; quotes may enclose a cell. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => split(line, mark).length > 1)
  return split(line, separator ?? '\t').map(unquoted)
}

function split(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    // An inch mark in a cell that does not start with a quote is none.
    if (letter === '"' && /^\s*("|$)/.test(cell)) isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  // A quote without an end is part of the text.
  return isQuoted ? line.split(separator) : [...cells, cell]
}

function unquoted(cell: string): string {
  const text = cell.trim()
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}

const columnName =
  /^(?:product|product ?name|product ?id|name|id|_id|sku|item|description|price|quantity|qty\.?|amount|count|pieces|pcs)$/i

function isHeading(line: string): boolean {
  const cells = cellsOf(line)
  return cells.length > 1 && cells.every((cell) => columnName.test(cell))
}
