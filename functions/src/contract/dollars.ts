import { z } from 'zod'
import { maxDollars, toCents } from './money.ts'

/** Dollars with at most two decimals, in requests, responses and documents: 129.99. */
export const Dollars = z
  .number()
  .nonnegative()
  .max(maxDollars)
  .refine((dollars) => dollars === toCents(dollars) / 100, 'at most two decimals')
