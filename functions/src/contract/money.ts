import { z } from 'zod'

/** The maximum of every price and total, in dollars. */
export const maxDollars = 1_000_000_000

/** Dollars with at most two decimals, in requests, responses and documents: 129.99. */
export const Dollars = z
  .number()
  .nonnegative()
  .max(maxDollars)
  .refine((dollars) => dollars === toCents(dollars) / 100, 'at most two decimals')

/** Converts dollars to integer cents, rounded. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Quantity (pieces) times price (dollars), computed in integer cents. Returns dollars. */
export function totalPrice(price: number, quantity: number): number {
  return (toCents(price) * quantity) / 100
}
