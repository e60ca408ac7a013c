import type { Catalog } from '@tech-house/api/contract/catalog'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { noFilter } from './catalog-filter.ts'
import type { CatalogSource } from './catalog-source.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

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
  let answer: unknown = feed('2', ['New', 'Both'])
  const answers = (path: string) => ({ [`GET /api/catalog${path}`]: () => Response.json(answer) })
  fakeApi({ ...answers(''), ...answers('?since=2') })
  expect(await source.refresh({})).toBe('2')
  expect(names(source)).toEqual(['New', 'Both'])
  answer = feed('1', ['Both', 'Old'])
  expect(await source.refresh({})).toBe('1')
  expect(names(source)).toEqual(['Both', 'Old'])
})

test('after the first feed only the changes are read [CAT-8]', async () => {
  const source = await aSource()
  const changes = { ...feed('2', ['New', 'Kept']), isWhole: false, removed: ['Gone'] }
  changes.products.price = [10, 99]
  const asked = fakeApi({
    'GET /api/catalog': () => Response.json(feed('1', ['Gone', 'Other', 'Kept'])),
    'GET /api/catalog?since=1': () => Response.json(changes),
    'GET /api/catalog?fresh=5&since=2': () => Response.json({ ...feed('2', []), isWhole: false }),
  })
  await source.refresh({})
  expect(await source.refresh({})).toBe('2')
  expect(names(source)).toEqual(['New', 'Other', 'Kept'])
  expect(source.search({ ...noFilter, minPrice: 99 }, 9).total).toBe(1)
  expect(await source.refresh({ fresh: '5' })).toBe('2')
  expect(names(source)).toEqual(['New', 'Other', 'Kept'])
  expect(asked).toHaveLength(3)
})

test('an invalid response does not change the index [CAT-8]', async () => {
  const source = await aSource()
  let answer: unknown = { ...feed('4', ['Two']), isWhole: false }
  const answers = (path: string) => ({ [`GET /api/catalog${path}`]: () => Response.json(answer) })
  fakeApi({ ...answers(''), ...answers('?since=3') })
  // Changes without a whole feed before them.
  await expect(source.refresh({})).rejects.toThrow()
  answer = feed('3', ['One'])
  await source.refresh({})
  for (answer of [{ ...feed('4', ['Two']), removed: undefined }, []]) {
    await expect(source.refresh({})).rejects.toThrow()
  }
  expect(names(source)).toEqual(['One'])
})
