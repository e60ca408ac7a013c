import type { ProductDetails } from '../../contract/catalog/product.ts'
import type { LineQuery } from '../../contract/search.ts'
import { type LineReading, numberTexts, quantitiesBeside } from './read-line.ts'

type Rows = readonly ProductDetails[]

export interface SearchedCatalog {
  rows: Rows
  /** The products that contain the words of a text, or a number that begins with it. */
  find(text: string): Rows
  /** The products with this part number or GTIN. */
  findNumber(text: string): Rows
}

/**
 * The products that a line of a list names by part number or GTIN. Those that it names otherwise decide
 * between several products, or are among them.
 */
export function matchNumber(
  line: LineQuery,
  readings: Pick<LineReading, 'names' | 'quantities'>[],
  named: Rows,
  catalog: SearchedCatalog,
): { rows: Rows; quantities: string[] } | undefined {
  const { cells, words } = numberTexts(line)
  const isKnown = (text: string) => catalog.findNumber(text).length > 0
  const inCells = cells.filter(isKnown)
  const numbers = inCells.length > 0 || named.length === 1 ? inCells : words.filter(isKnown)
  if (numbers.length === 0) return named.length > 0 ? undefined : matchLetters(readings, catalog)
  const found = new Set(numbers.flatMap((text) => catalog.findNumber(text)))
  const both = named.filter((row) => found.has(row))
  const rows = both.length > 0 ? both : [...found, ...named]
  return { rows, quantities: quantitiesBeside(line, numbers, rows[0]?.product ?? '') }
}

/** A part number without digits is one only if it finds nothing else: `BLACK` is a word. */
function matchLetters(
  readings: Pick<LineReading, 'names' | 'quantities'>[],
  catalog: SearchedCatalog,
) {
  for (const { names, quantities } of readings) {
    const [name = ''] = names
    const rows = catalog.findNumber(name)
    if (rows.length > 0 && catalog.find(name).length === rows.length) {
      return { rows, quantities: quantities.slice(0, 1) }
    }
  }
  return undefined
}
