import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

const Count = z.int().nonnegative()

/** A whole number of cents. A sum of large prices can exceed 2^53, the limit of `z.int()`. */
const Cents = z.number().multipleOf(1).nonnegative()

/** The lengths of the periods, in days; a period ends today. */
export const OverviewDays = z.enum(['7', '30', '365'])
export type OverviewDays = z.infer<typeof OverviewDays>

/** The figures of a period, with days in UTC. An order counts on the day it was placed. */
export const Overview = z
  .object({
    /** All changes up to this time are included. */
    asOf: z.iso.datetime(),
    revenueCents: Cents,
    orders: Count,
    averageOrderCents: Cents,
    days: z.array(z.object({ day: z.iso.date(), revenueCents: Cents, orders: Count })),
    /** The products with the highest revenue; a deleted one has its id as its name. */
    topProducts: z.array(
      z.object({ productId: Id, product: z.string(), revenueCents: Cents, pieces: Count }),
    ),
    stock: z.object({
      valueCents: Cents,
      products: Count,
      /** Products with fewer pieces than `reorderAt`. */
      lowStock: Count,
    }),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof Overview>

export const readOverview = endpoint('GET /overview', {
  summary: 'Revenue, orders, top products and stock of the last 7, 30 or 365 days',
  query: z.object({ days: OverviewDays.default('30') }),
  response: Overview,
})
