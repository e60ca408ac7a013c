import type { ProductDetails } from '../../../contract/catalog/product.ts'
import type { LineQuery } from '../../../contract/search.ts'
import { isNumberLike } from '../query/tokenize.ts'
import { numberTexts, quantitiesBeside } from './read-line.ts'

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
  named: Rows,
  { find, findNumber }: SearchedCatalog,
): { rows: Rows; quantities: string[] } | undefined {
  const { ofColumn, cells, words } = numberTexts(line)
  const isNumber = (text: string) => findNumber(text).length > 0
  // `BLACK` and `1000` are numbers only if they find nothing else.
  const isOnlyNumber = (text: string) =>
    isNumber(text) &&
    (isNumberLike(text) ||
      (/\p{L}|\d{4}/u.test(text) && find(text).length === findNumber(text).length))
  // Beside a name, a word of many digits is rather a number than a quantity.
  const isWanted = (word: string) => named.length !== 1 || /^\d{5,}$/.test(word)
  const texts = [cells, words.filter(isWanted)].map((texts) => texts.filter(isOnlyNumber))
  const numbers = [ofColumn.filter(isNumber), ...texts].find(({ length }) => length > 0)
  if (!numbers) return undefined
  const found = new Set(numbers.flatMap(findNumber))
  const both = named.filter((row) => found.has(row))
  const rows = both.length > 0 ? both : [...found, ...named]
  return { rows, quantities: quantitiesBeside(line, numbers, rows[0]?.product ?? '') }
}
