import { dayMs, hourMs } from '../../functions/src/parts/days.ts'

const openedDaysAgo = 400

export interface SeedTimes {
  created: Date
  delivered?: Date
  /** Whether only some of its pieces can be delivered. */
  isPending?: boolean
}

export function orderTimes(today: Date, daysAgo: number, n: number) {
  const hour = 8 + ((n * 5) % 12)
  const created = dayBefore(today, daysAgo) + hour * hourMs + ((n * 17) % 60) * 60_000
  return { created: new Date(created), delivered: new Date(created + 26 * hourMs) }
}

/** When the n-th message about a purchase was written: after its delivery. */
export const textTime = ({ delivered }: ReturnType<typeof orderTimes>, n: number): Date =>
  new Date(delivered.getTime() + (n + 1) * 40 * 60_000)

/** When the n-th product or review was added: in the days after the opening of the shop. */
export function openingTimes(today: Date, n: number): SeedTimes {
  return { created: new Date(dayBefore(today, openedDaysAgo) + 9 * hourMs + n * 5 * hourMs) }
}

const dayBefore = (today: Date, days: number) =>
  Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) - days * dayMs
