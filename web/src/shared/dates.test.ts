import { expect, test } from 'vitest'
import { formatDate, formatDateTime, startOfDay } from './dates.ts'

test('a day starts at midnight, and the last day that the API knows ends with it', () => {
  expect(startOfDay('2026-12-31', { isUtc: true })).toBe('2026-12-31T00:00:00.000Z')
  expect(startOfDay('2026-12-31', { isUtc: true, daysLater: 1 })).toBe('2027-01-01T00:00:00.000Z')
  expect(startOfDay('9999-12-31', { isUtc: true, daysLater: 1 })).toBe('9999-12-31T23:59:59.999Z')
})

test('times are written as by Intl, at midnight, noon and on days of one figure, too', () => {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  for (const time of ['2026-03-01T00:05', '2026-11-09T12:00', '2026-12-31T23:59']) {
    expect(formatDate(time)).toBe(date.format(new Date(time)))
    expect(formatDateTime(time)).toBe(dateTime.format(new Date(time)))
  }
})
