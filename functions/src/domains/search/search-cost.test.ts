import { expect, test } from 'vitest'
import { generatedProducts } from '../../../../tools/seed/generated-products.ts'
import { aRow, namesOf, searchIn, searchOf, seeded } from '../../../test/support/search.ts'
import { searchProducts } from '../../contract/search.ts'

const rows = generatedProducts(5000).map((product, n) => aRow({ ...product, _id: `product-${n}` }))

/** Milliseconds of processor, also of the longest task. */
async function cpuOf(run: () => Promise<unknown>) {
  // Not the time of the clock, which a busy machine prolongs.
  const now = () => process.threadCpuUsage().user / 1000
  const [start, tasks] = [now(), [now()]]
  let isDone = false
  const beat = () => {
    tasks.push(now())
    if (!isDone) setImmediate(beat)
  }
  setImmediate(beat)
  await run()
  isDone = true
  const longest = Math.max(...tasks.slice(1).map((end, n) => end - (tasks[n] ?? 0)))
  return { total: now() - start, longest }
}

test.each([
  ['mm -', 50],
  ['1-', 100],
  ['for -', 40],
])(
  'words that repeat, as in "%s" × %i, cost little more than one of them [API-21]',
  async (words, count) => {
    const search = searchOf(rows)
    const q = words.repeat(count)
    const costs = []
    // Each with another limit, because results are remembered.
    for (const limit of ['1', '2', '3', '4']) {
      costs.push(await cpuOf(() => search.search(searchProducts.query.parse({ q, limit }))))
    }
    // The first one indexes.
    const again = costs.slice(1)
    expect(Math.min(...again.map(({ total }) => total))).toBeLessThan(120)
    expect(Math.min(...again.map(({ longest }) => longest))).toBeLessThan(60)
  },
)

test('an excluded word without a meaning excludes nothing [CAT-2]', async () => {
  const found = namesOf(await searchIn(seeded, { q: 'ssd -for -for' }))
  expect(found).toEqual(namesOf(await searchIn(seeded, { q: 'ssd' })))
  expect(found).not.toEqual([])
})
