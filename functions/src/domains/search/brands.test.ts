import { expect, test } from 'vitest'
import { aRow, namesOf, searchIn } from '../../../test/support/search.ts'

const row = (product: string, brand: string | undefined, type = 'Motherboard', socket = 'AM5') =>
  aRow({
    ...{ _id: product.toLowerCase().replaceAll(' ', '-'), product, type },
    ...(brand && { brand }),
    ...(type === 'Motherboard' && { specs: { kind: 'motherboard' as const, socket } }),
  })
const rows = [
  row('Prime', 'ASUS'),
  row('Strix', 'ASUS', 'Motherboard', 'LGA1954'),
  row('Tuf', 'Asus', 'Motherboard', 'lga 1954'),
  row('Mag', 'MSI', 'Motherboard', 'LGA1700'),
  row('Hyper', 'Cooler Master', 'Cooler'),
  row('Box', 'Cooler Master', 'Case'),
  row('Other', undefined, 'Cooler'),
  { ...row('Fan', undefined, 'Cooler'), description: 'A quiet cooler, to be a master of heat.' },
]
const names = async (query: Record<string, string | string[]>) =>
  namesOf(await searchIn(rows, query)).toSorted()

test('a brand is a condition, in any case and several times [ITEM-3]', async () => {
  expect(await names({ brand: 'asus' })).toEqual(['Prime', 'Strix', 'Tuf'])
  expect(await names({ brand: ['MSI', 'cooler-master'] })).toEqual(['Box', 'Hyper', 'Mag'])
  expect(await names({ brand: 'Nobody' })).toEqual([])
  const { products } = await searchIn(rows, { q: 'mag' })
  expect(products[0]).toMatchObject({ product: 'Mag', brand: 'MSI' })
  expect((await searchIn(rows, { q: 'other' })).products[0]).not.toHaveProperty('brand')
})

test('brands are counted without their own condition, in their usual spelling [ITEM-3]', async () => {
  const counts = async (query: Record<string, string>) =>
    (await searchIn(rows, query)).facets.brands.map(({ value, count }) => `${value} ${count}`)
  expect(await counts({ brand: 'MSI' })).toEqual(['ASUS 3', 'Cooler Master 2', 'MSI 1'])
  expect(await counts({ type: 'Case', brand: 'ASUS' })).toEqual(['Cooler Master 1'])
  expect(await counts({ type: 'Motherboard', socket: 'AM5' })).toEqual(['ASUS 1', 'MSI 0'])
  const { types } = (await searchIn(rows, { brand: 'MSI', type: 'Motherboard' })).facets
  expect(types.map(({ count }) => count)).toEqual([1, 0, 0])
})

test('of very many brands those with most products are counted, and the chosen ones [ITEM-3]', async () => {
  const many = Array.from({ length: 300 }, (_, n) => row(`Part ${n}`, `Maker ${n % 150}`, 'Any'))
  const all = [...many, row('Single', 'Zed', 'Any')]
  const brandsFor = async (query: Record<string, string>) =>
    (await searchIn(all, query)).facets.brands
  expect(await brandsFor({})).toHaveLength(100)
  expect(await brandsFor({ brand: 'zed' })).toContainEqual({ value: 'Zed', label: 'Zed', count: 1 })
  expect(await brandsFor({ q: 'single' })).toHaveLength(1)
})

test('what nothing has is offered without its brand [ITEM-3]', async () => {
  const { relaxations } = await searchIn(rows, { type: 'Motherboard', brand: 'Cooler Master' })
  expect(relaxations).toEqual([
    { label: 'Without Brand', query: 'type=Motherboard', count: 4 },
    { label: 'Without Motherboard', query: 'brand=Cooler+Master', count: 2 },
  ])
})

test('a brand is found by its name, also with a typo, and may contain the name of a type [ITEM-3]', async () => {
  expect(await names({ q: 'asus' })).toEqual(['Prime', 'Strix', 'Tuf'])
  expect(await names({ q: 'mag msi' })).toEqual(['Mag'])
  expect(await names({ q: 'cooler master' })).toEqual(['Box', 'Hyper'])
  expect(await names({ q: 'coolermaster' })).toEqual(['Box', 'Hyper'])
  expect(await names({ q: 'cooler mastre' })).toEqual(['Box', 'Hyper'])
  expect(await names({ q: 'cooler master case' })).toEqual(['Box'])
  expect(
    namesOf(await searchIn([row('Tower', 'be quiet!', 'Case'), ...rows], { q: 'be quiet' })),
  ).toEqual(['Tower'])
  expect(await names({ q: 'tuf -asus' })).toEqual([])
  // Four letters have no typo, except in a brand that the shop has.
  const viper = row('Viper', 'Zaxer', 'Mouse')
  expect(namesOf(await searchIn([viper, ...rows], { q: 'zaxr' }))).toEqual(['Viper'])
  expect(await names({ q: 'zaxr' })).toEqual([])
})

test('a socket that no table knows is one facet value in any spelling, and filters [SPEC-1]', async () => {
  const query = { type: 'Motherboard' }
  const { facets } = await searchIn(rows, query)
  const sockets = facets.specs.find(({ key }) => key === 'socket')?.values
  expect(sockets?.map(({ count }) => count)).toEqual([2, 1, 1])
  expect(sockets?.[0]?.value.toLowerCase()).toContain('1954')
  for (const socket of ['LGA1954', 'lga 1954', 'Lga-1954']) {
    expect(await names({ ...query, socket }), socket).toEqual(['Strix', 'Tuf'])
  }
})

test('the facts of a product are searched by label and value, unless it is "no" [SPEC-2]', async () => {
  const speaker = aRow({
    ...{ _id: 's', product: 'Boom', type: 'Speakers' },
    facts: [
      { label: 'Frequency response', value: '45 Hz to 20 kHz' },
      { label: 'Subwoofer', value: 'No' },
    ],
  })
  const q = async (q: string) => namesOf(await searchIn([speaker, ...rows], { q }))
  expect(await q('frequency response')).toEqual(['Boom'])
  expect(await q('speakers 45 hz')).toEqual(['Boom'])
  expect(await q('subwoofer')).toEqual([])
})
