import * as z from 'zod/mini'
import { StorableTime } from '../page.ts'
import { Price } from '../price.ts'

const amount = Price.check(z.positive())

/** A price that staff announce: from now on and until it is taken back, unless there are times. */
export const NewReduction = z.object({
  price: amount,
  from: z.optional(StorableTime),
  until: z.optional(StorableTime),
})
export type NewReduction = z.infer<typeof NewReduction>

/** An announced reduction, stored with the product. `price-timeline.ts` has its rules. */
export const Reduction = z.object({
  price: amount,
  /** Before and after it. */
  regular: amount,
  from: z.iso.datetime(),
  until: z.optional(z.iso.datetime()),
  /** The lowest price of the 30 days before it began; absent if it was not offered that long. */
  reference: z.optional(amount),
  currency: z.string(),
})
export type Reduction = z.infer<typeof Reduction>
