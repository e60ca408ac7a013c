import type { ProductDetails } from '../../../contract/catalog/product.ts'
import { nameKey } from '../../../contract/catalog/product-name.ts'
import { type LineMatch, type LineQuery, MatchedProduct } from '../../../contract/search.ts'
import { timeSlices } from '../../../platform/http/concurrency/time-slices.ts'
import { tokenize } from '../query/tokenize.ts'
import { matchNumber, type SearchedCatalog } from './match-number.ts'
import { headingIn, type LineReading, readLine } from './read-line.ts'

type Rows = readonly ProductDetails[]

export function withHeadings(lines: readonly LineQuery[]): LineQuery[] {
  let heading: string | undefined
  return lines.map((line) => {
    heading = headingIn(line.text) ? line.text : (line.heading ?? heading)
    return { ...line, heading }
  })
}

/** Finds the product of a line of a list: by id, part number or name, or else by a search for the name. */
export async function lineMatcher(catalog: SearchedCatalog) {
  const normalize = (text: string) => tokenize(text).join(' ')
  const byId = new Map<string, ProductDetails>()
  const byName = new Map<string, ProductDetails[]>()
  const byWords = new Map<string, ProductDetails[]>()
  // Without the signal of a request, because others share the result.
  const yieldToEventLoop = timeSlices(undefined)
  for (const row of catalog.rows) {
    await yieldToEventLoop()
    for (const { _id, product } of [row, ...(row.merged ?? [])]) {
      const [name, words] = [nameKey(product), normalize(product)]
      byId.set(_id.toLowerCase(), row)
      byName.set(name, [...(byName.get(name) ?? []), row])
      byWords.set(words, [...(byWords.get(words) ?? []), row])
    }
  }
  const named = (text: string): Rows => {
    const row = byId.get(text.toLowerCase())
    if (row) return [row]
    const words = normalize(text)
    return words ? (byName.get(nameKey(text)) ?? byWords.get(words) ?? []) : []
  }

  /** What comes close to a text: the product with whose name it begins, and what a search finds. */
  function close(text: string): Rows {
    const words = tokenize(text).slice(0, 40)
    const starts = words.map((_, n) => words.slice(0, -n - 1).join(' ')).slice(0, -2)
    const begun = starts.flatMap((start) => byWords.get(start) ?? []).slice(0, 1)
    return words.length > 0 ? [...begun, ...catalog.find(text)] : []
  }

  /** What comes close to a line. A number that stands in the found names is one of the name. */
  function closest({ names, quantities, other }: LineReading): LineMatch {
    const [first = '', second] = names
    const closeToFirst = close(first)
    const found = isAny(closeToFirst) || second === undefined ? closeToFirst : close(second)
    if (!isAny(found) && other) return matchOf(close(other.names[0] ?? ''), other.quantities)
    const digits = new RegExp(`(?<![\\p{L}\\d])${other?.quantities[0] ?? ''}(?!\\d)`, 'u')
    const isOfName = found.every(({ product }) => digits.test(product))
    return matchOf(found, isOfName ? quantities : [...quantities, ...(other?.quantities ?? [])])
  }

  function match(line: LineQuery): LineMatch {
    const read = readQuery(line)
    const whole = { names: [line.text, read.text], quantities: ['1'] }
    const readings = [whole, read, read.other ?? read]
    const reading = readings.find(({ names }) => isAny(names.flatMap(named)))
    const rows = [...new Set((reading?.names ?? []).flatMap(named))]
    const asked = line.name === undefined ? line : { text: line.name }
    const byNumber = reading !== whole && matchNumber(asked, rows, catalog)
    if (byNumber) return exactMatch(byNumber.rows, byNumber.quantities)
    const isWholeText = reading === whole && line.text !== read.names[0]
    if (reading) return { ...exactMatch(rows, reading.quantities), isWholeText }
    return read.isLeftOut ? { ...exactMatch([]), isLeftOut: true } : closest(read)
  }

  return (line: LineQuery): LineMatch => {
    if (line.productId === undefined) return match(line)
    const row = byId.get(line.productId.toLowerCase())
    return exactMatch(row ? [row] : [])
  }
}

const readQuery = ({ text, name, heading }: LineQuery): LineReading =>
  name === undefined
    ? readLine(text, heading)
    : { text, names: [name], quantities: ['1'], isLeftOut: false }

const isAny = (rows: Rows) => rows.length > 0

const exactMatch = (rows: Rows, quantities?: string[]) => ({
  ...matchOf(rows, quantities),
  isExact: rows.length === 1,
})

function matchOf(rows: Rows, quantities = ['1']): LineMatch {
  const products = [...new Set(rows)].slice(0, 3).map((row) => MatchedProduct.parse(row))
  const all = [...new Set(quantities)]
  return { products, quantities: all, isExact: false, isWholeText: false, isLeftOut: false }
}
