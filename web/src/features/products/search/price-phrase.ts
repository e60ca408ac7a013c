import type { CatalogFilter } from './catalog-filter.ts'

const amount = String.raw`(\$?)\s*(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)\s*(\$|dollars?\b|usd\b|bucks\b)?(?![\d\p{L}"″-]|\s*(?:w|watts?|[gtm]b|mm|cm|hz|[mg]hz|inch(?:es)?|cores?)\b)`
const below = new RegExp(
  String.raw`(?:\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?)\b|<)\s*${amount}`,
  'iu',
)
const above = new RegExp(
  String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?)\b|>)\s*${amount}`,
  'iu',
)
const between = new RegExp(
  String.raw`\b(?:between|from)\s+${amount}\s*(?:and|to|-|–)\s*${amount}`,
  'iu',
)

interface PricePhrase extends Pick<CatalogFilter, 'minPrice' | 'maxPrice'> {
  /** The words around the phrase. */
  rest: string
}

/** Reads "under $250", "over 100 dollars" and "from 100 to 200" as bounds of the price. */
export function readPricePhrase(words: string): PricePhrase {
  const found: PricePhrase = { rest: words }
  const range = words.match(between)
  if (range) {
    const bounds = [dollars(range[2]), dollars(range[5])].sort((a, b) => a - b)
    return {
      rest: words.replace(range[0], ' '),
      minPrice: bounds[0],
      maxPrice: bounds[1],
    }
  }
  const upper = found.rest.match(below)
  if (upper) Object.assign(found, { maxPrice: dollars(upper[2]), rest: without(found, upper) })
  const lower = found.rest.match(above)
  if (lower) Object.assign(found, { minPrice: dollars(lower[2]), rest: without(found, lower) })
  return found
}

const dollars = (text = ''): number => Number(text.replaceAll(',', ''))
const without = ({ rest }: PricePhrase, [phrase]: RegExpMatchArray): string =>
  rest.replace(phrase, ' ')
