import type { LineQuery } from '../../../contract/search.ts'
import { type Column, headingOf, isLeftOut } from '../query/left-out.ts'
import { isCategory, namesIn, type ReadText, readText } from '../query/read-text.ts'
import { cellsOf, cleanLine, hasContent } from './clean-line.ts'
import { currencyCode, price, quantityIn, readNumber, unit } from './line-numbers.ts'

type Columns = (Column | undefined)[]

/** What a line of a list says, before anybody looks for its product. */
export interface LineReading extends ReadText {
  text: string
  isLeftOut: boolean
}

/** A link to a product of this shop, whatever its host. */
const productLink =
  /(?:https?:\/\/[^\s/]+|(?<![^\s"'(=\]]))\/product\/([\w-]{1,128})\/?(?:[?#][^\s"')\]<>,;|]*)?(?![^\s"')\]<>,;|])/i
const otherLink = /https?:\/\/\S+/gi

/** The columns that a line names; `undefined` for any other line. */
export const headingIn = (line: string) => headingOf(cellsOf(cleanLine(line)))

/** The texts of a line that may be a part number, by certainty: cells below such a heading, cells, words. */
export function numberTexts({ text, heading = '' }: LineQuery) {
  const columns = headingIn(heading) ?? []
  const line = cleanLine(text)
  const cells = cellsBelow(columns, line)
  const isOfColumn = (_: string, n: number) => columns[n] === 'number'
  return {
    ofColumn: cells.filter(isOfColumn),
    cells: [...cells, ...parted(line)],
    words: cells.flatMap(wordsTogether),
  }
}

/** Neighboring words, longest first: spaces in a part number do not matter. */
function wordsTogether(cell: string): string[] {
  // The 2x of "2xname" is a word, too.
  const words = cell.match(/^\d+[x×*](?=\S)|[^\s()[\]"“”]+[\s()[\]"“”]*/gi)?.slice(0, 40) ?? []
  return [8, 7, 6, 5, 4, 3, 2, 1].flatMap((count) =>
    words
      .slice(0, 1 - count || undefined)
      .map((_, n) => words.slice(n, n + count).join(''))
      .map((text) => text.replace(/[\s()[\]"“”:.]+$/, '')),
  )
}

/** The quantities in a line in which the first of these texts names this product, and the others do, too. */
export function quantitiesBeside(
  { text, heading }: LineQuery,
  [first = '', ...others]: string[],
  product: string,
): string[] {
  const line = cleanLine(text).replace(first, placeholder)
  const rest = [...others, product].reduce((rest, known) => rest.replace(known, ' '), line)
  const { quantities, other, isCounted } = readLine(rest, heading)
  if (!other) return quantities
  const [digits = ''] = other.quantities
  // The 265 of another spelling of the name is asked about.
  const isDoubtful = product.split(/[^\p{L}\p{N}]+/u).includes(digits) || digits.length > 2
  return (isDoubtful && other.names[0] !== placeholder) || isCounted ? other.quantities : [digits]
}

/** A word that is no name of a type. */
const placeholder = 'product'

/** Reads a line of a list. `heading` is the line above it that names the columns. */
export function readLine(line: string, heading = ''): LineReading {
  const [url, id] = line.match(productLink) ?? []
  const text = cleanLine(url && id ? line.replace(url, ` ${id} `) : line)
  const unlinked = text.replace(otherLink, ' ').trimEnd()
  const content = hasContent(unlinked) ? unlinked : text
  const read = readDecimals(content, headingIn(heading) ?? [])
  if (!id) return { text, ...read, isLeftOut: isLeftOut(cellsOf(content)) }
  // The digits behind a link are not of its name.
  const quantities = read.other?.quantities.slice(0, 1) ?? read.quantities
  return { text, names: [...new Set([id, ...read.names])], quantities, isLeftOut: false }
}

/** A comma before two digits, which are cents or a quantity: `name 7600,12`, `name,$50,12`. */
const bareComma = /(?<=(?<![^\s,\p{Sc}])\d{1,5},)(?=\d\d(?![^\s,]))/u
const parted = (text: string) => cellsOf(text.replace(bareComma, ' '))
const prices = new RegExp(`(?<!,)(?:${price})`, 'giu')

/** Below a heading, a line has as many cells as it. */
const cellsBelow = (heading: Columns, text: string) =>
  [parted(text)].find(({ length }) => length === heading.length) ?? cellsOf(text)

/** Two digits behind a comma are asked about if neither a currency nor another quantity says what they are. */
function readDecimals(text: string, heading: Columns): ReadText {
  const read = readCells(cellsBelow(heading, text), heading)
  const unpriced = text.replace(prices, ' ')
  const isClear = heading.length > 0 || read.isCounted || !bareComma.test(unpriced)
  if (isClear || cellsOf(unpriced).length === parted(unpriced).length) return read
  const readings = [readCells(parted(unpriced), []), read.other ?? read, read]
  const all = (key: 'names' | 'quantities') => [...new Set(readings.flatMap((one) => one[key]))]
  return { names: all('names'), quantities: all('quantities') }
}

function readCells(cells: string[], columns: Columns): ReadText {
  // With more cells than columns, nobody knows which is which.
  const heading = cells.slice(columns.length).some(hasContent) ? [] : columns
  const numbers = cells.map((cell, n) =>
    heading[n] === 'number' || (n === 0 && /\p{L}{4}/u.test(cell))
      ? undefined
      : readNumber(cell, heading[n] === 'quantity'),
  )
  const texts = cells.filter((cell, n) => !numbers[n] && /\p{L}/u.test(cell) && !mark.test(cell))
  const ofColumn = cells.filter(
    (cell, n) => /name|id|number/.test(heading[n] ?? '') && hasContent(cell),
  )
  const others = texts.filter((cell) => !isCategory(cell))
  const names = ([ofColumn, others, texts].find(({ length }) => length > 0) ?? []).slice(0, 6)
  const joined = names.join(', ')
  const found = numbers.flatMap((number) => number ?? [])
  const quantities = quantityIn(found)
  const [first = ''] = names
  if (first && quantities.length > 0) {
    const all = [...new Set([...namesIn(first), ...names, joined])]
    return { names: all, quantities, isCounted: true }
  }
  // Without a number, a category or a heading the separators can belong to the name.
  const isOneText = found.length === 0 && names.length === texts.length
  const read = readText((isOneText && joined) || first || cells.join(' '))
  if (cells.length === 1) return read
  const ofFirst = readText(first)
  const other = ofFirst.isCounted ? ofFirst : (read.other ?? ofFirst)
  return { ...read, other, names: [...new Set([...read.names, ...names])] }
}

/** A cell that belongs to the number beside it. */
const mark = new RegExp(`^(?:[x×*]|${unit}|${currencyCode})$`, 'iu')
