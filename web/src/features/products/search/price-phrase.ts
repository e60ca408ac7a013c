import type { CatalogFilter } from './catalog-filter.ts'

const currency = String.raw`[$€£]|dollars?\b|usd\b|bucks\b|euros?\b|eur\b`
// 4k alone is a resolution, and a digit alone counts something: "at least 4 ram slots".
const noPrice = String.raw`(?<![$€£])(?:[458]k\b|\d(?![\d.,]|\s?k\b|\s?(?:${currency})))`
const number = String.raw`([$€£]?)\s*(?!${noPrice})(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?(?:\s?k\b)?)\s*(${currency})?`
const amount = String.raw`${number}(?![.,]?\d|[\p{L}"″-]|\s*(?:w|watts?|[gtm]b|mm|cm|hz|[mg]hz|inch(?:es)?|cores?)\b)`
const below = new RegExp(
  String.raw`(?:\b(?:under|below|less than|cheaper than|up to|at most|no more than|within|budget of|max(?:imum)?)\b|<)\s*${amount}`,
  'iu',
)
const above = new RegExp(
  String.raw`(?:\b(?:over|above|more than|at least|from(?= ?[$€£])|min(?:imum)?)\b|>)\s*${amount}`,
  'iu',
)
const orMore = new RegExp(String.raw`${number}\s*(?:\+|\b(?:and|or) (?:up|more|above)\b)`, 'iu')
const around = new RegExp(
  String.raw`(?:\b(?:around|about|approx(?:imately)?)\b|~)\s*${amount}`,
  'iu',
)
const between = new RegExp(
  String.raw`(\b(?:between|from)\s+|(?<![\w-]))${number}\s*(?:and|to|-|–)\s*${amount}`,
  'iu',
)
const bare = new RegExp(String.raw`(?<![\w-])${amount}`, 'giu')

interface PricePhrase extends Pick<CatalogFilter, 'minPrice' | 'maxPrice'> {
  /** The words around the phrase. */
  rest: string
}

/** Reads "under $250", "$250", "over 100 dollars" and "from 100 to 200" as bounds of the price. */
export function readPricePhrase(words: string): PricePhrase {
  return (
    readRange(words) ??
    readBounds(words) ??
    readLeast(words) ??
    readAround(words) ??
    readBudget(words) ?? { rest: words }
  )
}

function readRange(words: string): PricePhrase | undefined {
  const range = words.match(between)
  if (!range) return undefined
  const [phrase, preposition, ...parts] = range
  const [before, from, after, beforeLast, to, afterLast] = parts
  // Without a preposition or a currency, "1920-1080" may be anything.
  if (![preposition?.trim(), before, after, beforeLast, afterLast].some(Boolean)) return undefined
  const [minPrice, maxPrice] = [dollars(likeNext(from, to)), dollars(to)].sort((a, b) => a - b)
  return { rest: words.replace(phrase, ' '), minPrice, maxPrice }
}

/** "1-2k" is from 1k, and "500-1k" from 500. */
const likeNext = (from = '', to = ''): string =>
  /k$/i.test(to) && Number(from) < Number.parseFloat(to) ? `${from}k` : from

function readBounds(words: string): PricePhrase | undefined {
  const found: PricePhrase = { rest: words }
  const upper = found.rest.match(below)
  if (upper) Object.assign(found, { maxPrice: dollars(upper[2]), rest: without(found, upper) })
  const lower = found.rest.match(above)
  if (lower) Object.assign(found, { minPrice: dollars(lower[2]), rest: without(found, lower) })
  return upper || lower ? found : undefined
}

/** "$1000+" is the least; without a currency, "700 or more" may be anything. */
function readLeast(words: string): PricePhrase | undefined {
  const [phrase, before, amount, after] = words.match(orMore) ?? []
  if (!phrase || !(before || after)) return undefined
  return { rest: words.replace(phrase, ' '), minPrice: dollars(amount) }
}

/** "Around $200" is up to a fifth less or more. */
function readAround(words: string): PricePhrase | undefined {
  const [phrase, , amount] = words.match(around) ?? []
  if (!phrase) return undefined
  const price = dollars(amount)
  return { rest: words.replace(phrase, ' '), minPrice: price * 0.8, maxPrice: price * 1.2 }
}

/** An amount with a currency alone, as in "$250 motherboard", is the most that the shopper pays. */
function readBudget(words: string): PricePhrase | undefined {
  const budget = [...words.matchAll(bare)].find(([, before, , after]) => before || after)
  return budget && { rest: words.replace(budget[0], ' '), maxPrice: dollars(budget[2]) }
}

/** Whether the words ask for low prices without an amount: "cheapest gpu". */
export const asksForCheap = (words: string): boolean =>
  /\b(?:cheap|cheaper|cheapest|affordable|budget|inexpensive)\b/i.test(words)

/** "1,200" and "1.2k" in dollars. */
const dollars = (text = ''): number => {
  const amount = Number(text.replace(/,|\s?k$/gi, ''))
  return /k$/i.test(text) ? amount * 1000 : amount
}
const without = ({ rest }: PricePhrase, [phrase]: RegExpMatchArray): string =>
  rest.replace(phrase, ' ')
