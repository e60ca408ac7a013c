import { expect, test, vi } from 'vitest'
import { pageBudgets } from '../../../web/budgets/pages.ts'
import type { Finding } from './measure.ts'
import type { PageFindings } from './measure-pages.ts'
import { printPages } from './page-table.ts'
import { pagesOf } from './pages.ts'

const good = {
  ...{ performance: 96, lcp: 1400, tbt: 120, longestTask: 90, cls: 0 },
  ...{ scriptBytes: 161_000, requests: 30 },
} as Finding

test('bench:web measures every page, and names the targets that one misses [PAGE-2]', () => {
  const all = (['visitor', 'customer', 'admin'] as const).flatMap((role) =>
    pagesOf(role, 'order-1'),
  )
  expect(all.map(({ route }) => route).sort()).toEqual(Object.keys(pageBudgets).sort())
  expect(all.filter(({ path }) => path.includes('{'))).toEqual([])

  const table = vi.spyOn(console, 'table').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const page: PageFindings = {
    ...{ route: '/build', path: '/build', role: 'visitor', inp: 80 },
    visits: [good],
  }
  expect(printPages([page])).toBe(0)
  const slow = { ...good, performance: 90, tbt: 201 }
  expect(printPages([{ ...page, visits: [slow, slow, good], inp: 208 }])).toBe(1)
  expect(table).toHaveBeenLastCalledWith([
    expect.objectContaining({ page: '/build', score: 90, missed: 'score, TBT ms, INP ms' }),
  ])
})
