import { expect, test } from 'vitest'
import { salesPoints } from './sales-points.ts'

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10),
    revenueCents: 100 * n,
    orders: 1,
  }))

test('a month is shown by day [STAFF-9]', () => {
  const points = salesPoints(days('2026-10-24', 30))
  expect(points).toHaveLength(30)
  const day = { label: 'Oct 25', from: '2026-10-25', to: '2026-10-25' }
  expect(points[1]).toEqual({ ...day, revenueCents: 100, orders: 1 })
})

test('a year is shown by month, with every day in one of them [STAFF-9]', () => {
  const all = days('2025-11-23', 365)
  const points = salesPoints(all)
  expect(points).toHaveLength(13)
  expect(points[0]).toMatchObject({ label: 'Nov 2025', from: '2025-11-23', to: '2025-11-30' })
  expect(points[12]).toMatchObject({ label: 'Nov 2026', from: '2026-11-01', to: '2026-11-22' })
  const sum = (rows: { revenueCents: number }[]) =>
    rows.reduce((total, row) => total + row.revenueCents, 0)
  expect(sum(points)).toBe(sum(all))
})
