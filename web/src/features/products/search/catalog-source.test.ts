import type { Catalog } from '@tech-house/api/contract/catalog'
import { beforeEach, expect, test, vi } from 'vitest'
import { noFilter } from './catalog-filter.ts'
import type { CatalogSource } from './catalog-source.ts'

beforeEach(() => vi.resetModules())

/** A new worker's source. */
const aSource = async () => (await import('./catalog-source.ts')).catalogSource

const feed = (version: string, names: string[]): Catalog => ({
  version,
  isWhole: true,
  removed: [],
  types: ['SSD'],
  products: {
    _id: names,
    product: names,
    type: names.map(() => 0),
    price: names.map(() => 10),
    available_quantity: names.map(() => 10),
    minimum_order: names.map(() => 1),
    image: names.map(() => '/x.svg'),
    description: names.map(() => 'Drive.'),
    createdAt: names.map(() => 0),
  },
  specs: {},
})

const names = ({ search }: CatalogSource) =>
  search(noFilter, 9).products.map(({ product }) => product)

test('a whole feed of another version, newer or older, replaces the index [CAT-8]', async () => {
  const source = await aSource()
  expect(source.update(JSON.stringify(feed('2', ['New', 'Both'])))).toBe('2')
  expect(names(source)).toEqual(['New', 'Both'])
  expect(source.update(JSON.stringify(feed('1', ['Both', 'Old'])))).toBe('1')
  expect(names(source)).toEqual(['Both', 'Old'])
})

test('changes replace, add and remove rows [CAT-8]', async () => {
  const source = await aSource()
  const changes = { ...feed('2', ['New', 'Kept']), isWhole: false, removed: ['Gone'] }
  changes.products.price = [10, 99]
  source.update(JSON.stringify(feed('1', ['Gone', 'Other', 'Kept'])))
  expect(source.update(JSON.stringify(changes))).toBe('2')
  expect(names(source)).toEqual(['New', 'Other', 'Kept'])
  expect(source.search({ ...noFilter, minPrice: 99 }, 9).total).toBe(1)
  expect(source.update(JSON.stringify({ ...feed('2', []), isWhole: false }))).toBe('2')
  expect(names(source)).toEqual(['New', 'Other', 'Kept'])
})

test('an invalid response does not change the index [CAT-8]', async () => {
  const source = await aSource()
  const changes = { ...feed('4', ['Two']), isWhole: false }
  expect(() => source.update(JSON.stringify(changes))).toThrow('cannot read')
  source.update(JSON.stringify(feed('3', ['One'])))
  for (const answer of [{ ...feed('4', ['Two']), removed: undefined }, []]) {
    expect(() => source.update(JSON.stringify(answer))).toThrow('cannot read')
  }
  expect(() => source.update('<!doctype html>')).toThrow()
  expect(names(source)).toEqual(['One'])
})
