import { expect, test } from 'vitest'
import { startOfDay } from './dates.ts'

test('a day starts at midnight, and the last day that the API knows ends with it', () => {
  expect(startOfDay('2026-12-31', { isUtc: true })).toBe('2026-12-31T00:00:00.000Z')
  expect(startOfDay('2026-12-31', { isUtc: true, daysLater: 1 })).toBe('2027-01-01T00:00:00.000Z')
  expect(startOfDay('9999-12-31', { isUtc: true, daysLater: 1 })).toBe('9999-12-31T23:59:59.999Z')
})
