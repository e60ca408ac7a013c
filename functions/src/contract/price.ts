import * as z from 'zod/mini'
import { maxAmount, toCents } from './money.ts'

/** An amount of the shop's currency in requests, responses and documents: 129.99. */
export const Price = z.number().check(
  z.nonnegative(),
  z.maximum(maxAmount),
  z.refine((amount) => amount === toCents(amount) / 100, 'at most two decimals'),
)
