import { currencyMark, measure } from '../lines/line-numbers.ts'
import { priceWords } from './vocabulary.ts'

/** Also "1.299,99" and "500,-". */
const number = String.raw`(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?(?:\s?k\b)?)(?:[.,][-–]{1,2})?`
// 4k alone is a resolution, and a digit alone counts something: "at least 4 ram slots".
const noPrice = String.raw`(?![458]k\b|\d(?![\d.,]|\s?k\b|\s?${currencyMark}))`
const noUnit = String.raw`(?![.,]?\d|[\p{L}"″-]|\s?${measure})`
/** An amount with a currency, or also without one. */
const priced = String.raw`(?:\p{Sc}\s?${number}\s?|${number}\s?${currencyMark})`
const some = `(?:${priced}|${noPrice}${number})`
/** A word or several, each with or without a dot. */
const one = (words: string) => String.raw`(?<![\p{L}\d])(?:(?:${words})(?!\p{L})\.?\s?)+`
const { most, least, about, range, to, and, or, more } = priceWords

const phrases: [words: string, bounds: (a: number, b: number) => number[]][] = [
  [String.raw`${one(range)}${some}\s?(?:${and}|${to}|[-–])\s?${some}`, (a, b) => [a, b]],
  [String.raw`(?<![\w-])${some} (?:${to}) ${some}`, (a, b) => [a, b]],
  [String.raw`${priced}\s?[-–]\s?${some}|(?<![\w-])${some}\s?[-–]\s?${priced}`, (a, b) => [a, b]],
  [String.raw`(?:${one(most)}|<)\s?${some}`, (a) => [0, a]],
  [String.raw`(?:${one(least)}|>)\s?${some}`, (a) => [a, Infinity]],
  [String.raw`${priced}\s?(?:\+|(?:(?:${or}) )?(?:${more})\b)`, (a) => [a, Infinity]],
  [String.raw`(?:${one(about)}|~)\s?${some}`, (a) => [a * 0.8, a * 1.2]],
  // A budget, as in "$250 motherboard", is the most that the shopper pays.
  [String.raw`(?<![\w-])${priced}`, (a) => [0, a]],
]
const patterns = phrases.map(([text, bounds]) => {
  return [new RegExp(`(?:${text})${noUnit}`, 'iu'), bounds] as const
})

/** Reads "under $250", "$250", "over 100 dollars" and "from 100 to 200" as bounds of the price. */
export function parsePrice(text: string) {
  let [rest, minPrice, maxPrice] = [text.replace(/\s+/g, ' '), 0, Infinity]
  for (const [pattern, boundsOf] of patterns) {
    const [phrase, ...amounts] = rest.match(pattern) ?? []
    if (phrase === undefined) continue
    const [from = 0, to = 0] = amounts.filter(Boolean).map(amountOf)
    minPrice = Math.max(minPrice, Math.min(...boundsOf(from, to)))
    maxPrice = Math.min(maxPrice, Math.max(...boundsOf(from, to)))
    rest = rest.replace(phrase, ' ')
  }
  return { rest, ...(minPrice > 0 && { minPrice }), ...(maxPrice < Infinity && { maxPrice }) }
}

/** "1,200", "1.200,50" and "1.2k" as numbers. */
const amountOf = (text: string): number =>
  Number(text.replace(/[.,](?=\d{3})|\s?k$/gi, '').replace(',', '.')) *
  (/k$/i.test(text) ? 1000 : 1)
