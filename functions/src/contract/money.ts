import { z } from 'zod'

/** Dollars with whole cents, as the wire and the store carry them: 129.99. */
export const Dollars = z
  .number()
  .nonnegative()
  .max(1_000_000_000)
  .refine((dollars) => Math.abs(dollars * 100 - toCents(dollars)) < 1e-4, 'at most two decimals')

export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Quantity (pieces) times price (dollars), computed in integer cents. Returns dollars. */
export function totalPrice(price: number, quantity: number): number {
  return (toCents(price) * quantity) / 100
}
