/** An ISO time as a day in the reader's time zone: `Nov 22, 2026`, without Intl, whose first use is a long task on a phone. */
export function formatDate(isoTime: string): string {
  const [, month, day, year] = new Date(isoTime).toDateString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}

/** An ISO time with hour and minute: `Nov 22, 2026, 9:30 AM`. */
export function formatDateTime(isoTime: string): string {
  const [hours = '', minutes] = new Date(isoTime).toTimeString().split(':')
  const half = Number(hours) < 12 ? 'AM' : 'PM'
  return `${formatDate(isoTime)}, ${Number(hours) % 12 || 12}:${minutes} ${half}`
}

/** The ISO time at which a day such as `2026-11-22` starts, for the reader unless `isUtc`. */
export function startOfDay(day: string, { daysLater = 0, isUtc = false } = {}): string {
  const date = new Date(isUtc ? `${day}T00:00Z` : `${day}T00:00`)
  if (isUtc) date.setUTCDate(date.getUTCDate() + daysLater)
  else date.setDate(date.getDate() + daysLater)
  return (date < lastTime ? date : lastTime).toISOString()
}

/** The API accepts no later time. */
const lastTime = new Date('9999-12-31T23:59:59.999Z')
