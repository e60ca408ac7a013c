import { z } from 'zod'

/** The most that anything here may cost, an order's total included. */
export const maxDollars = 1_000_000_000

/** Dollars with whole cents, as the wire and the store carry them: 129.99. */
export const Dollars = z
  .number()
  .nonnegative()
  .max(maxDollars)
  .refine((dollars) => dollars === toCents(dollars) / 100, 'at most two decimals')

export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Quantity (pieces) times price (dollars), computed in integer cents. Returns dollars. */
export function totalPrice(price: number, quantity: number): number {
  return (toCents(price) * quantity) / 100
}
