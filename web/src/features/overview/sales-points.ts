import type { Overview } from '@tech-house/api/contract/overview'

interface SalesPoint {
  label: string
  from: string
  to: string
  revenueCents: number
  orders: number
}

const maxDays = 31

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

export function salesPoints(days: Overview['days']): SalesPoint[] {
  const points = new Map<string, SalesPoint>()
  const isLong = days.length > maxDays
  for (const { day, revenueCents, orders } of days) {
    const key = isLong ? day.slice(0, 7) : day
    const label = (isLong ? monthFormat : dayFormat).format(new Date(day))
    const point = points.get(key) ?? { label, from: day, to: day, revenueCents: 0, orders: 0 }
    points.set(key, {
      ...point,
      to: day,
      revenueCents: point.revenueCents + revenueCents,
      orders: point.orders + orders,
    })
  }
  return [...points.values()]
}
