import { Email } from '@tech-house/api/contract/accounts/email'
import type { EventFilter } from '@tech-house/api/contract/event'
import { z } from 'zod'
import { startOfDay } from '#shared/dates.ts'

/** The filters of Activity in its URL. Days are the reader's own. */
export interface ActivitySearch {
  /** The email of the person who made the change. */
  actor?: string | undefined
  /** The id or the path of what changed. */
  subject?: string | undefined
  /** The first and the last day, as `2026-11-22`. */
  from?: string | undefined
  to?: string | undefined
}

const Day = z.iso.date()

/** An id, or a path such as `orders/{id}`. */
export const Subject = z.string().regex(/^([a-z]+\/)?[\w-]{1,128}$/)

/** Reads the search from a URL; invalid parameters are ignored. */
export function readActivitySearch(params: URLSearchParams): ActivitySearch {
  const read = <Value>(schema: z.ZodType<Value>, name: string) =>
    schema.safeParse(params.get(name)).data
  return {
    actor: read(Email, 'actor'),
    subject: read(Subject, 'subject'),
    from: read(Day, 'from'),
    to: read(Day, 'to'),
  }
}

/** The search as the parameters of a URL. */
export function activitySearchParams(search: ActivitySearch): URLSearchParams {
  return new URLSearchParams(Object.entries(search).filter(([, value]) => value))
}

/** The search as the API's filter: from the start of the first day to the end of the last. */
export function eventFilter({ from, to, ...rest }: ActivitySearch): EventFilter {
  return { ...rest, from: from && startOfDay(from), to: to && startOfDay(to, { daysLater: 1 }) }
}
