import type { Catalog } from '@tech-house/api/contract/catalog'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { noFilter } from './catalog-filter.ts'
import { catalogSource } from './catalog-source.ts'

afterEach(() => vi.unstubAllGlobals())

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

const found = () => catalogSource.search(noFilter, 9).products.map(({ product }) => product)

test('a feed of another version, newer or older, replaces the whole index [CAT-8]', async () => {
  let answer: unknown = feed('2', ['New', 'Both'])
  fakeApi({ 'GET /api/catalog': () => Response.json(answer) })
  expect(await catalogSource.refresh({})).toBe('2')
  expect(found()).toEqual(['New', 'Both'])
  answer = feed('1', ['Both', 'Old'])
  expect(await catalogSource.refresh({})).toBe('1')
  expect(found()).toEqual(['Both', 'Old'])
})

test('an invalid response does not change the index [CAT-8]', async () => {
  let answer: unknown = feed('3', ['One'])
  fakeApi({ 'GET /api/catalog': () => Response.json(answer) })
  await catalogSource.refresh({})
  answer = { ...feed('4', ['Two']), isWhole: false }
  await expect(catalogSource.refresh({})).rejects.toThrow()
  answer = []
  await expect(catalogSource.refresh({})).rejects.toThrow()
  expect(found()).toEqual(['One'])
})
