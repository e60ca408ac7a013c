/** Digits in groups of three, as people write and paste them: `1,999`, `1 999`, `1999`. */
const digits = String.raw`(?:\d{1,3}(?:[,\s]\d{3})+|\d+)`
const whole = new RegExp(`^-?${digits}$`)
const amount = new RegExp(String.raw`^\$?\s*(${digits}(?:\.\d{1,2})?)$`)

/** A typed whole number without its separators: `1 000` is `1000`. Any other text stays as it is. */
export function plainWhole(typed: string): string {
  const text = typed.trim()
  return whole.test(text) ? withoutSeparators(text) : text
}

/** A typed whole number; `undefined` for any other text. */
export function readWhole(typed: string): number | undefined {
  const plain = plainWhole(typed)
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined
}

/** `plainWhole` for dollars with at most two decimals: `$1,999.99` is `1999.99`. */
export function plainDollars(typed: string): string {
  const text = typed.trim()
  const [, found] = text.match(amount) ?? []
  return found === undefined ? text : withoutSeparators(found)
}

/** A price in dollars below ten millions; `undefined` for any other text. */
export function readPrice(text: string): number | undefined {
  const plain = plainDollars(text)
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

const separators = /[,\s]/g
const withoutSeparators = (text: string) => text.replace(separators, '')
