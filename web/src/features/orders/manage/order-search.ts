import { Email } from '@tech-house/api/contract/accounts/email'
import { Id } from '@tech-house/api/contract/endpoint'
import type { OrderFilter } from '@tech-house/api/contract/orders/order'
import { OrderStatus } from '@tech-house/api/contract/orders/order'
import { z } from 'zod'
import { startOfDay } from '#shared/dates.ts'

/** What an admin looks for in Manage Order, as its URL carries it. Days are the reader's own. */
export interface OrderSearch {
  status?: OrderStatus | undefined
  /** The beginning of the buyer's name or email, or an order's id. */
  q?: string | undefined
  email?: string | undefined
  productId?: string | undefined
  /** The first and the last day, as `2026-11-22`. */
  from?: string | undefined
  to?: string | undefined
  /** The days are in UTC, like those of the overview. */
  utc?: '1' | undefined
}

const Day = z.iso.date()

/** Reads the search from a URL; parameters that make no sense are ignored. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const read = <Value>(schema: z.ZodType<Value>, name: string) =>
    schema.safeParse(params.get(name)).data
  return {
    status: read(OrderStatus, 'status'),
    q: params.get('q')?.trim().slice(0, 200) || undefined,
    email: read(Email, 'email'),
    productId: read(Id, 'productId'),
    from: read(Day, 'from'),
    to: read(Day, 'to'),
    utc: read(z.literal('1'), 'utc'),
  }
}

/** The search as the parameters of a URL. */
export function orderSearchParams(search: OrderSearch): URLSearchParams {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(set)
}

/** The search as the API's filter: from the start of the first day to the end of the last. */
export function orderFilter({ from, to, utc, ...rest }: OrderSearch): OrderFilter {
  const isUtc = utc !== undefined
  return {
    ...rest,
    from: from && startOfDay(from, { isUtc }),
    to: to && startOfDay(to, { isUtc, daysLater: 1 }),
  }
}
