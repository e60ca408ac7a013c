export type DecimalMark = '.' | ','

/** What a number means with each mark before the decimals, in plain digits: `-1299.99`. */
export type Readings = Partial<Record<DecimalMark, string>>

/** With one sign between groups of three digits, the first of which is no zero: `0.500` is a half. */
const number = (mark: string, sign: string) =>
  new RegExp(String.raw`^-?(?:[1-9]\d{0,2}([${sign}\s'’])\d{3}(?:\1\d{3})*|\d+)(?:[${mark}]\d+)?$`)
const [withPoint, withComma] = [number('.', ','), number(',', '.')]

/** `12.500` is 12.5 with a point and 12500 with a comma; `129,99` has one reading, a word none. */
export function numberReadings(typed: string): Readings {
  const text = typed.trim()
  return {
    ...(withPoint.test(text) && { '.': text.replaceAll(/[^\d.-]/g, '') }),
    ...(withComma.test(text) && { ',': text.replaceAll(/[^\d,-]/g, '').replace(',', '.') }),
  }
}

export const isAmbiguous = ({ '.': point, ',': comma }: Readings): boolean =>
  point !== undefined && comma !== undefined && point !== comma

/** A typed number in plain digits, if possible with a decimal point. Any other text stays as it is. */
export function plainNumber(typed: string): string {
  const { '.': point, ',': comma } = numberReadings(typed)
  return point ?? comma ?? typed.trim()
}

export function readWhole(typed: string): number | undefined {
  const plain = plainNumber(typed)
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined
}

const currency = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})\s*|\s*(?:\p{Sc}|[A-Z]{3})$/gu

export const withoutCurrency = (price: string): string => price.trim().replaceAll(currency, '')

export const plainPrice = (typed: string): string => plainNumber(withoutCurrency(typed))

/** A price below ten millions; `undefined` for any other text. */
export function readPrice(text: string): number | undefined {
  const plain = plainPrice(text)
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
