import { randomUUID } from 'node:crypto'
import MiniSearch from 'minisearch'
import { afterEach, expect, test, vi } from 'vitest'
import { aProduct, api } from '../../../test/support/api.ts'
import { anAdmin } from '../../../test/support/people.ts'
import { aRow, listOf, seeded } from '../../../test/support/search.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { searchProducts } from '../../contract/search.ts'
import { CatalogSearch } from './catalog-search.ts'

afterEach(() => void vi.restoreAllMocks())

/** An instance whose cached catalog is set by `show`. */
function anInstance(rows: ProductDetails[]) {
  let list = listOf(rows)
  const search = new CatalogSearch(async () => list)
  return {
    show: (rows: ProductDetails[]) => {
      list = listOf(rows)
    },
    find: async (q: string) =>
      JSON.stringify(await search.search(searchProducts.query.parse({ q }))),
  }
}

test('a changed word indexes one product again, a changed price or stock none [SRCH-5]', async () => {
  const [first = aRow(), ...others] = seeded
  const instance = anInstance(seeded)
  await instance.find('ssd')
  const add = vi.spyOn(MiniSearch.prototype, 'add')
  instance.show([{ ...first, price: 1, available_quantity: 3, minimum_order: 2 }, ...others])
  expect(await instance.find(first.product)).toContain('"price":1,"available_quantity":3')
  expect(add).not.toHaveBeenCalled()
  instance.show([{ ...first, description: 'Xylophone.' }, ...others])
  expect(JSON.parse(await instance.find('xylophone')).total).toBe(1)
  expect(add).toHaveBeenCalledTimes(1)
  instance.show(others)
  expect(JSON.parse(await instance.find('xylophone')).total).toBe(0)
  expect(add).toHaveBeenCalledTimes(1)
})

test('the index is built, changed and emptied in slices, between which orders run [SRCH-5]', async () => {
  const rows = (description: string) =>
    Array.from({ length: 500 }, (_, n) => aRow({ _id: `drive-${n}`, description }))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const step = () => {
    now += 1
  }
  vi.spyOn(MiniSearch.prototype, 'add').mockImplementation(step)
  vi.spyOn(MiniSearch.prototype, 'remove').mockImplementation(step)
  const instance = anInstance(rows('A part.'))
  for (const next of [rows('A part.'), rows('Another part.'), [aRow()]]) {
    instance.show(next)
    const start = now
    const answer = instance.find('drive')
    const perTurn: number[] = []
    // An order is another task of the event loop: the longest slice is its longest wait.
    while (now - start < 500) {
      const before = now
      await new Promise((resolve) => setImmediate(resolve))
      perTurn.push(now - before)
    }
    await answer
    // Each addition and each removal takes a millisecond here; a changed product needs both.
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(11)
  }
})

test('an instance answers after changes as one that has just started [SRCH-5]', async () => {
  const old = anInstance(seeded)
  const queries = ['ssd', 'gaming', 'b', 'samsng', 'corsair 32gb', 'psu for rtx 5080', 'rtx 4090']
  const rest = seeded.filter((_, place) => place % 3 > 0)
  const states = [
    rest,
    rest.map((row, place) => (place % 4 ? row : { ...row, product: `${row.product} Gaming` })),
    [
      ...seeded.slice(0, 9).map((row) => ({ ...row, description: 'New for gaming.' })),
      ...rest.slice(9),
    ],
    seeded.toReversed(),
  ]
  for (const rows of states) {
    old.show(rows)
    const young = anInstance(rows)
    for (const q of queries) expect(await old.find(q), q).toEqual(await young.find(q))
  }
})

test('a failed update of the index fails no later search [SRCH-5]', async () => {
  const instance = anInstance(seeded)
  vi.spyOn(MiniSearch.prototype, 'add').mockImplementationOnce(() => {
    throw new Error('A defect')
  })
  await expect(instance.find('ssd')).rejects.toThrow('A defect')
  const found = await instance.find('ssd')
  expect(found).toEqual(await anInstance(seeded).find('ssd'))
  instance.show(seeded.slice(1))
  expect(JSON.parse(await instance.find('rtx 5080')).total).toBe(0)
})

test('a repeated query of one state of the catalog is searched once [SRCH-5]', async () => {
  const instance = anInstance(seeded)
  const first = await instance.find('ssd')
  const search = vi.spyOn(MiniSearch.prototype, 'search')
  expect(await instance.find('ssd')).toBe(first)
  expect(search).not.toHaveBeenCalled()
  instance.show([...seeded])
  await instance.find('samsung ssd')
  expect(search).toHaveBeenCalled()
})

test('edits, drafts and deletions are found at once with `fresh` [SRCH-5]', async () => {
  const word = () => `w${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const [before, after] = [word(), word()]
  const by = await anAdmin()
  const { _id, available_quantity, ...product } = await aProduct({ product: `Drive ${before}` })
  const found = async (q: string) =>
    (await api(`GET /search?q=${q}&fresh=${randomUUID().slice(0, 8)}`)).body.total
  expect(await found(before)).toBe(1)
  const edit = (revision: number, changes: object) => {
    const body = { ...product, draft: false, ...changes }
    return api(`PUT /product/${_id}`, { by, headers: { 'if-match': `"${revision}"` }, body })
  }
  await edit(0, { product: `Drive ${after}` })
  expect([await found(before), await found(after)]).toEqual([0, 1])
  await edit(1, { product: `Drive ${after}`, draft: true })
  expect(await found(after)).toBe(0)
  await edit(2, { product: `Drive ${after}` })
  expect(await found(after)).toBe(1)
  await api(`DELETE /product/${_id}`, { by })
  expect(await found(after)).toBe(0)
})

test('a long query with typos costs no more than a short one [SRCH-1]', async () => {
  const instance = anInstance(
    Array.from({ length: 1000 }, (_, n) => {
      const row = seeded[n % seeded.length] ?? aRow()
      return { ...row, _id: `${row._id}-${n}`, product: `${row.product} ${n + 10_000}` }
    }),
  )
  const cost = async (q: string) => {
    const before = process.cpuUsage()
    await instance.find(q)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  await cost('samsng 2tb')
  const typo = 'grafix keybord moniter prozessor'
  expect(await cost(Array.from({ length: 4 }, (_, n) => `${typo}${n}`).join(' '))).toBeLessThan(500)
  expect(await cost('x'.repeat(127))).toBeLessThan(500)
})
