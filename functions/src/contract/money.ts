/** The largest price, in units of the currency. */
export const maxAmount = 1_000_000_000

/** The price of a draft that has none yet. It is not published. */
export const unknownPrice = 999_999

/** Products of a change of prices, which takes several calls. */
export const maxPriceChange = 5000

/** Converts an amount of the currency to integer hundredths, rounded. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/** Quantity (pieces) times price, computed in integer hundredths. */
export function totalPrice(price: number, quantity: number): number {
  return (toCents(price) * quantity) / 100
}

/** How many percent a price is below another, rounded down; 0 or less if it is not. */
export const percentOff = (price: number, prior: number): number =>
  Math.floor((100 * (toCents(prior) - toCents(price))) / toCents(prior))
