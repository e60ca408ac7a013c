import * as z from 'zod/mini'
import { maxDollars, toCents } from './money.ts'

/** Dollars with at most two decimals, in requests, responses and documents: 129.99. */
export const Dollars = z.number().check(
  z.nonnegative(),
  z.maximum(maxDollars),
  z.refine((dollars) => dollars === toCents(dollars) / 100, 'at most two decimals'),
)
