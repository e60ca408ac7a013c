export function totalInCents(price: number, quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new RangeError('Quantity must be a whole number above zero')
  }
  return Math.round(price * 100) * quantity
}
