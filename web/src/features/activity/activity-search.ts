import { Email } from '@tech-house/api/contract/accounts/email'
import type { EventFilter } from '@tech-house/api/contract/event'
import * as z from 'zod/mini'
import { startOfDay } from '#shared/dates.ts'

/** The filters of Activity in its URL. Days are the reader's own; invalid parameters are ignored. */
const ActivitySearch = z.object({
  actor: z.catch(z.optional(Email), undefined),
  subject: z.catch(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    undefined,
  ),
  from: z.catch(z.optional(z.iso.date()), undefined),
  to: z.catch(z.optional(z.iso.date()), undefined),
})
export type ActivitySearch = z.infer<typeof ActivitySearch>

export const readActivitySearch = (params: URLSearchParams): ActivitySearch =>
  ActivitySearch.parse(Object.fromEntries(params))

export function eventFilter({ from, to, ...rest }: ActivitySearch): EventFilter {
  return { ...rest, from: from && startOfDay(from), to: to && startOfDay(to, { daysLater: 1 }) }
}
