export type Period = ReturnType<typeof periodOf>

/**
 * The days and months of a period, and the rollups (`2026-11` and `2026-11-22`) whose products are added and subtracted.
 * A partial first month comes from its days, or from the month less the days before, whichever are fewer.
 */
export function periodOf(today: string, length: number) {
  const days = Array.from({ length }, (_, n) => daysBefore(today, length - 1 - n))
  const months = [...new Set(days.map(monthOf))]
  const [firstDay = today] = days
  const inFirstMonth = days.filter((day) => monthOf(day) === months[0])
  const earlier = Array.from({ length: Number(firstDay.slice(8)) - 1 }, (_, n) =>
    daysBefore(firstDay, n + 1),
  )
  return earlier.length <= inFirstMonth.length
    ? { days, months, added: months, subtracted: earlier }
    : { days, months, added: [...inFirstMonth, ...months.slice(1)], subtracted: [] }
}

export const monthOf = (day: string): string => day.slice(0, 7)

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return date.toISOString().slice(0, 10)
}
