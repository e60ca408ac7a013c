const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO time as a day in the reader's time zone: `Nov 22, 2026`. */
export const formatDate = (isoTime: string): string => date.format(new Date(isoTime))

/** An ISO time with hour and minute: `Nov 22, 2026, 9:30 AM`. */
export const formatDateTime = (isoTime: string): string => dateTime.format(new Date(isoTime))
