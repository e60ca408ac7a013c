const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO time as a day in the reader's time zone: `Nov 22, 2026`. */
export const formatDate = (isoTime: string): string => date.format(new Date(isoTime))

/** An ISO time with hour and minute: `Nov 22, 2026, 9:30 AM`. */
export const formatDateTime = (isoTime: string): string => dateTime.format(new Date(isoTime))

/** The ISO time at which a day such as `2026-11-22` starts, for the reader unless `isUtc`. */
export function startOfDay(day: string, { daysLater = 0, isUtc = false } = {}): string {
  const date = new Date(isUtc ? `${day}T00:00Z` : `${day}T00:00`)
  if (isUtc) date.setUTCDate(date.getUTCDate() + daysLater)
  else date.setDate(date.getDate() + daysLater)
  return (date < lastTime ? date : lastTime).toISOString()
}

/** The API accepts no later time. */
const lastTime = new Date('9999-12-31T23:59:59.999Z')
