import { expect, test } from 'vitest'
import orders from '../../emulator-data/orders.json' with { type: 'json' }
import { orderTimes } from './seed-times.ts'

// The first minute of a day, in which nothing of that day may have happened yet.
const today = new Date('2026-11-24T00:01:00Z')
const times = orders.map(({ daysAgo }, n) => orderTimes(today, daysAgo, n))

test('the seeded orders spread over the last months, and nothing happens in the future [OPS-4]', () => {
  const days = new Set(times.map(({ created }) => created.toISOString().slice(0, 10)))
  const months = new Set([...days].map((day) => day.slice(0, 7)))
  expect(days.size).toBeGreaterThan(40)
  expect(months.size).toBeGreaterThan(5)
  for (const [n, { status }] of orders.entries()) {
    const last = status === 'delivered' ? times[n]?.delivered : times[n]?.created
    expect(last?.getTime()).toBeLessThan(today.getTime())
  }
})
