import type { Overview } from '@tech-house/api/contract/overview'

const maxDays = 31

/** The sales by day, or of a long period by month. */
export function salesPoints(days: Overview['days']) {
  const isLong = days.length > maxDays
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    [isLong ? 'year' : 'day']: 'numeric',
    timeZone: 'UTC',
  })
  const groups = Map.groupBy(days, ({ day }) => format.format(new Date(day)))
  return [...groups].map(([label, group]) => ({
    label,
    from: group.at(0)?.day ?? '',
    to: group.at(-1)?.day ?? '',
    revenueCents: group.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
    orders: group.reduce((sum, { orders }) => sum + orders, 0),
  }))
}
