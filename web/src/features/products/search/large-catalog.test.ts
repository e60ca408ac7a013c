import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import MiniSearch from 'minisearch'
import { expect, test, vi } from 'vitest'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { noFilter } from './catalog-filter.ts'
import { createCatalogSearch } from './catalog-search.ts'

/** The seeded products again and again, each time with a number of their own. */
const rows = Array.from({ length: 5000 }, (_, n): CatalogRow => {
  const row = seededProducts[n % seededProducts.length]
  if (!row) throw new Error('The seed has no products')
  return { ...row, _id: `${row._id}-${n}`, product: `${row.product} ${n + 10_000}` }
})

const queries = [
  'rtx5080',
  'samsng 2tb',
  'am5 wifi board under $250',
  'b',
  'power',
  'no such thing',
  'wireles keybord',
  'psu for rtx 5080',
]

/** In ms of this process, which does not count what else a busy machine does. */
function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}

/** What MiniSearch alone takes for the same texts: a measure of the processor. */
function plainIndex(): void {
  const plain = new MiniSearch<CatalogRow>({
    idField: '_id',
    fields: ['product', 'type', 'description'],
  })
  plain.addAll(rows)
}

// Relative, because processors differ.
test('indexing 5,000 products and each keystroke take no more than their share of MiniSearch’s own time [CAT-8]', () => {
  const plain = cpuTime(plainIndex)
  const search = vi.fn(createCatalogSearch)
  const indexing = cpuTime(() => search(rows))
  const [{ value: catalog } = {}] = search.mock.results
  const answers = queries.map((words) => cpuTime(() => catalog.search({ ...noFilter, words }, 12)))
  console.log(`5,000 products: index ${indexing} ms, answers ${answers} ms; MiniSearch ${plain} ms`)
  expect(indexing).toBeLessThan(5 * plain)
  expect(Math.max(...answers)).toBeLessThan(plain / 2)
})
