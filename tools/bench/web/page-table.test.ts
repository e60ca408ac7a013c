import { expect, test, vi } from 'vitest'
import seed from '../../../emulator-data/products.json' with { type: 'json' }
import { slugOf } from '../../../functions/src/domains/products/create-product.ts'
import { pageBudgets } from '../../../web/budgets/pages.ts'
import { printPages } from './page-table.ts'
import { listPages, type PageVisits } from './pages.ts'

const numbers = { score: 96, lcp: 1400, tbt: 120, longestTask: 90, cls: 0, requests: 30 }
const good = { ...numbers, url: 'http://localhost/build', benchmarkIndex: 500 }

test('bench:web measures every page, and names the targets that one misses [PAGE-2]', () => {
  const all = (['visitor', 'customer', 'admin'] as const).flatMap((role) =>
    listPages(role, 'order-1'),
  )
  expect(all.map(({ route }) => route).sort()).toEqual(Object.keys(pageBudgets).sort())
  expect(all.filter(({ path }) => path.includes(':'))).toEqual([])
  const compared = all
    .find(({ route }) => route === '/compare')
    ?.path.split(/[=,]/)
    .slice(1)
  expect(seed.map(({ product }) => slugOf(product))).toEqual(expect.arrayContaining(compared ?? []))

  const table = vi.spyOn(console, 'table').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const page: PageVisits = {
    route: '/build',
    role: 'visitor',
    url: good.url,
    isOther: false,
    delays: [80],
    visits: [good],
    withoutScripts: [],
  }
  expect(printPages([page])).toBe(0)
  const slow = { ...good, score: 90, tbt: 201 }
  const slowPage = { ...page, visits: [slow, slow, good], delays: [208] }
  expect(printPages([page, { ...slowPage, isOther: true }])).toBe(0)
  expect(printPages([slowPage])).toBe(1)
  expect(table).toHaveBeenLastCalledWith([
    expect.objectContaining({
      page: '/build',
      score: 90,
      scores: '90–96',
      missed: 'score, TBT ms, INP ms',
    }),
  ])
})
