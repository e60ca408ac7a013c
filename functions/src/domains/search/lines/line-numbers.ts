import { currency } from '@tech-house/shop'
import { listWords, units } from '../query/vocabulary.ts'

interface LineNumber {
  /** The quantities that it can mean, as typed; none for a price. */
  quantities: string[]
  value: number
  /** It counts pieces: `2x`, `2 pcs`, `qty 2`. */
  isMarked: boolean
}

export const number = String.raw`[-+]?\d[\d.,]*(?:e[-+]?\d+)?`
export const quantityWord = String.raw`(?:(?:order )?qty|quantity|pcs|pieces|units|${listWords.count})\.?`
export const unit = String.raw`(?:${quantityWord}|pcs?\.?|piece|unit|each|(?:ea|st|stck)\.?)`
export const currencyCode = `(?:usd|eur|gbp|${currency.toLowerCase()})`
export const currencyMark = String.raw`(?:\p{Sc}|(?:${currencyCode}|dollars?|bucks|euros?)\b)`
const amount = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?!\d)(?:[.,]\d\d)?|\d+(?:\.\d+|,\d\d(?!\d))?)(?:[.,][-–])?`
const word = String.raw`(?:(?<![\p{L}\d])(?:${listWords.price}|at)\s+|[@=]\s*)`
const each = String.raw`(?:each|ea|${listWords.each}|(?:pro |per |\/ ?)(?:${listWords.piece}|piece|unit))(?![\p{L}])\.?`
export const currencyAmount = `(?:${currencyMark}\\s?${amount}|(?<![\\p{L}\\d.,])${amount}\\s?${currencyMark}(?!\\d|\\s\\d+[.,]\\d))`
/** An amount with a currency or with a word of prices, and the shop behind it: `$451.50 @ Shop`, `je 179,95`, `à 179`. */
export const price = [
  `${word}{0,2}${currencyAmount}(?:\\s*${each})?(?:\\s*@[^()]*)?`,
  String.raw`(?:${word}|each\s+)(?:\d[\d.,]*[.,]\d\d|(?<=à\s*)\d+)(?![\d\p{L}])`,
  String.raw`(?<!\S)\d[\d.,]*(?:[.,]\d\d\s?${each}|(?<=,)[-–](?!\d))`,
].join('|')
/** What makes a number a measure. */
export const measure = String.raw`(?:${Object.values(units).join('|')}|[kg]hz|cm|db)(?!\p{L})`

const priceCell = new RegExp(`^[(@\\s]*(?:${price})`, 'iu')
const numberCell = new RegExp(
  `^(?:[x×*]\\s*|${quantityWord}[\\s:=]*)?(${number})\\s*(?:[x×*]|${unit})?$`,
  'iu',
)

/** A cell with nothing but a number; `undefined` for any other cell. */
export function readNumber(cell: string, isQuantity = false): LineNumber | undefined {
  const text = cell.replace(/[()[\]{}<>]/g, '').trim()
  const isPrice = priceCell.test(cell)
  const digits = isPrice ? text.match(/\d[\d.,]*/)?.[0] : text.match(numberCell)?.[1]
  if (digits === undefined) return undefined
  const isMarked = !isPrice && (isQuantity || digits !== text)
  const [whole = '', cents = ''] = digits.split(/[.,](?=\d{1,2}$)/)
  const value = Number(`${whole.replace(/[.,](?=\d{3})/g, '')}.${cents}`)
  return { quantities: isPrice ? [] : quantitiesOf(digits, isMarked), value, isMarked }
}

/** The quantities that a number can mean: "1.000" is 1 or 1000, "2.00" is 2 or the price of one piece. */
export function quantitiesOf(digits: string, isMarked: boolean): string[] {
  const text = digits.replace(/^\+|[.,]+$/g, '').replace(/^(-?)0+(?=\d+$)/, '$1')
  const whole = text.replace(/[.,]/g, '')
  const [, before = '', decimals = ''] = text.match(/^(-?\d+)[.,](\d+)$/) ?? []
  const isZero = /^0+$/.test(decimals)
  if (before.length < 4 && decimals.length === 3) {
    return [whole, isZero ? before : '1'].slice(0, isZero || !isMarked ? 2 : 1)
  }
  if (/^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(text)) return [whole]
  if (isZero) return isMarked || decimals.length === 1 ? [before] : [before, '1']
  return decimals.length === 2 && !isMarked ? [] : [text]
}

/** The quantity among the numbers of a line, or all that it may be; none if there are only prices. */
export function quantityIn(numbers: LineNumber[]): string[] {
  const marked = numbers.filter(({ isMarked }) => isMarked)
  const whole = numbers.filter(({ quantities }) => quantities.length === 1)
  const counts = [marked, whole, numbers].find(({ length }) => length > 0) ?? []
  const factors = counts.filter((count) => isFactor(count, numbers))
  const [first, second] = factors
  // "2, 50, 100" is the usual sequence: quantity, price, total.
  if (first && (!second || first.value <= second.value)) return first.quantities
  const all = (first ? factors : counts).flatMap(({ quantities }) => quantities)
  // A GTIN is no quantity if there is another number.
  const short = all.filter(({ length }) => length < 8)
  return [...new Set(short.length > 0 ? short : all)].slice(0, 4)
}

/** Whether count × price = total, in cents. */
const isFactor = (count: LineNumber, numbers: LineNumber[]): boolean =>
  numbers.some((price) => {
    const cents = Math.round(count.value * price.value * 100)
    const isTotal = (total: LineNumber) =>
      ![count, price].includes(total) && Math.round(total.value * 100) === cents
    return price !== count && count.quantities.length > 0 && numbers.some(isTotal)
  })
