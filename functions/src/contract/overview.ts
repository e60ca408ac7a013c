import * as z from 'zod/mini'
import { endpoint, Id } from './endpoint.ts'

const Count = z.int().check(z.nonnegative())

/** A whole number of cents. A sum of large prices can exceed 2^53, the limit of `z.int()`. */
const Cents = z.number().check(z.multipleOf(1), z.nonnegative())

/** Refunds of returns may be more than the sales. */
const Revenue = z.number().check(z.multipleOf(1))

export const OverviewDays = z.enum(['7', '30', '365'])
export type OverviewDays = z.infer<typeof OverviewDays>

/** The figures of a period, with days in UTC. An order counts on the day it was placed. */
export const Overview = z
  .object({
    asOf: z.iso.datetime(),
    /** Of the goods, less what was refunded for returns, on the day of the refund. */
    revenueCents: Revenue,
    deliveryCents: Cents,
    orders: Count,
    /** What has come back, and how much of it cannot be sold. */
    returnedPieces: Count,
    writtenOffPieces: Count,
    averageOrderCents: Revenue,
    days: z.array(z.object({ day: z.iso.date(), revenueCents: Revenue, orders: Count })),
    /** The products with the highest revenue; a deleted one has its id as its name. */
    topProducts: z.array(
      z.object({ productId: Id, product: z.string(), revenueCents: Revenue, pieces: Count }),
    ),
    stock: z.object({ valueCents: Cents, products: Count, lowStock: Count }),
  })
  .register(z.globalRegistry, {
    id: 'Overview',
    examples: [
      {
        asOf: '2026-11-22T10:15:00.000Z',
        revenueCents: 71_996,
        deliveryCents: 990,
        orders: 2,
        returnedPieces: 1,
        writtenOffPieces: 0,
        averageOrderCents: 35_998,
        days: [{ day: '2026-11-22', revenueCents: 71_996, orders: 2 }],
        topProducts: [
          {
            productId: 'samsung-990-pro-2tb',
            product: 'Samsung 990 Pro 2TB',
            revenueCents: 71_996,
            pieces: 4,
          },
        ],
        stock: { valueCents: 2_159_880, products: 48, lowStock: 3 },
      },
    ],
  })
export type Overview = z.infer<typeof Overview>

export const readOverview = endpoint('GET /overview', {
  summary: 'Revenue, orders, top products and stock of the last 7, 30 or 365 days',
  query: z.object({ days: z._default(OverviewDays, '30') }),
  response: Overview,
})
