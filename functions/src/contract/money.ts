export const maxDollars = 1_000_000_000

/** Converts dollars to integer cents, rounded. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Quantity (pieces) times price (dollars), computed in integer cents. Returns dollars. */
export function totalPrice(price: number, quantity: number): number {
  return (toCents(price) * quantity) / 100
}
