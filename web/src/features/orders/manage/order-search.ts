import { Email } from '@tech-house/api/contract/accounts/email'
import { Id } from '@tech-house/api/contract/endpoint'
import type { OrderFilter } from '@tech-house/api/contract/orders/order'
import { OrderStatus } from '@tech-house/api/contract/orders/order'
import { z } from 'zod'
import { startOfDay } from '#shared/dates.ts'

/** What an admin looks for in Manage Order, as in its URL; invalid parameters are ignored. */
const OrderSearch = z.object({
  status: OrderStatus.optional().catch(undefined),
  /** The beginning of the buyer's name or email, or an order's id. */
  q: z.string().trim().min(1).max(200).optional().catch(undefined),
  email: Email.optional().catch(undefined),
  productId: Id.optional().catch(undefined),
  /** The first and the last day, as `2026-11-22`; the reader's own. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  /** The days are in UTC, like those of the overview. */
  utc: z.literal('1').optional().catch(undefined),
})
export type OrderSearch = z.infer<typeof OrderSearch>

export const readOrderSearch = (params: URLSearchParams): OrderSearch =>
  OrderSearch.parse(Object.fromEntries(params))

/** The search as the API's filter: from the start of the first day to the end of the last. */
export function orderFilter({ from, to, utc, ...rest }: OrderSearch): OrderFilter {
  const isUtc = utc !== undefined
  return {
    ...rest,
    from: from && startOfDay(from, { isUtc }),
    to: to && startOfDay(to, { isUtc, daysLater: 1 }),
  }
}
