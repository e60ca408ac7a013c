import { Email } from '@tech-house/api/contract/accounts/email'
import { Id } from '@tech-house/api/contract/endpoint'
import type { OrderFilter } from '@tech-house/api/contract/orders/order'
import { orderStatuses } from '@tech-house/api/contract/orders/order-status'
import type { PurchaseFilter } from '@tech-house/api/contract/orders/purchase'
import { trimmed } from '@tech-house/api/parts/text'
import * as z from 'zod/mini'
import { startOfDay } from '#shared/dates.ts'

/** Lists of purchases instead of orders; `unanswered` have a message that waits for an answer. */
export const purchaseTabs = {
  'not paid': { payment: 'open' },
  'to refund': { payment: 'refund' },
  unanswered: { unanswered: '1' },
} as const satisfies Record<string, PurchaseFilter>
export type PurchaseTab = keyof typeof purchaseTabs

export const isPurchaseTab = (tab: string | undefined): tab is PurchaseTab =>
  tab !== undefined && Object.hasOwn(purchaseTabs, tab)

export const orderTabs = [
  ...orderStatuses,
  'waiting long',
  // `Object.keys` has no type for the keys of a constant.
  ...(Object.keys(purchaseTabs) as PurchaseTab[]),
] as const
export type OrderTab = (typeof orderTabs)[number]

/** An admin's search in Manage Order, as in its URL; invalid parameters are ignored. */
const OrderSearch = z.object({
  status: z.catch(z.optional(z.enum(orderTabs)), undefined),
  /** The beginning of the buyer's name or email, or an order's id. */
  q: z.catch(z.optional(trimmed(200)), undefined),
  email: z.catch(z.optional(Email), undefined),
  productId: z.catch(z.optional(Id), undefined),
  /** The first and the last day, as `2026-11-22`; the reader's own. */
  from: z.catch(z.optional(z.iso.date()), undefined),
  to: z.catch(z.optional(z.iso.date()), undefined),
  /** The days are in UTC, like those of the overview. */
  utc: z.catch(z.optional(z.literal('1')), undefined),
})
export type OrderSearch = z.infer<typeof OrderSearch>

export const readOrderSearch = (params: URLSearchParams): OrderSearch =>
  OrderSearch.parse(Object.fromEntries(params))

/** The search as the API's filter: from the start of the first day to the end of the last. */
export function orderFilter({ status, from, to, utc, ...rest }: OrderSearch): OrderFilter {
  const isUtc = utc !== undefined
  return {
    status: orderStatuses.find((one) => one === status),
    waiting: status === 'waiting long' ? '1' : undefined,
    ...rest,
    from: from && startOfDay(from, { isUtc }),
    to: to && startOfDay(to, { isUtc, daysLater: 1 }),
  }
}
