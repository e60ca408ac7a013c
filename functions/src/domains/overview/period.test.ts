import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

/** The days of the rollups: one for a day, all until today for a month. */
function daysOf(rollups: string[], today: string): string[] {
  return rollups.flatMap((rollup) => {
    if (rollup.length === 10) return [rollup]
    const days = Array.from({ length: 31 }, (_, n) => `${rollup}-${`${n + 1}`.padStart(2, '0')}`)
    return days.filter(
      (day) => day <= today && new Date(`${day}T00:00Z`).toISOString().startsWith(day),
    )
  })
}

const todays = Array.from({ length: 800 }, (_, n) =>
  new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
)

test.each([7, 30, 365])(
  'the rollups of %i days hold each of these days once, on any day, and are at most 28 [STAFF-9]',
  (length) => {
    for (const today of todays) {
      const { days, months, added, subtracted } = periodOf(today, length)
      const left = new Set(subtracted)
      const covered = daysOf(added, today).filter((day) => !left.has(day))
      expect(days).toHaveLength(length)
      expect(days.at(-1)).toBe(today)
      expect(covered.sort()).toEqual(days)
      const rollups = new Set([...months, ...added, ...subtracted])
      expect(rollups.size).toBeLessThanOrEqual(28)
    }
  },
)
