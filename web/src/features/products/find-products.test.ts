import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { countTypes, findProducts } from './find-products.ts'
import { noFilter } from './search/catalog-filter.ts'

const ssd = aProduct({ _id: 'ssd', product: 'Fast drive 2TB', type: 'SSD', price: 90 })
const hdd = aProduct({ _id: 'hdd', product: 'Slow drive 4TB', type: 'HDD', available_quantity: 0 })
const other = aProduct({ _id: 'other', product: 'Fast drive 1TB', type: 'SSD' })
const all = [hdd, ssd, other]

test('a product matches if it contains every word, in any order and case', () => {
  expect(findProducts(all, { ...noFilter, words: ' DRIVE  fast' })).toEqual([ssd, other])
  expect(findProducts(all, { ...noFilter, words: 'fast 4tb' })).toEqual([])
})

test('type, stock and price narrow the products down, and no filter leaves them as they are', () => {
  expect(findProducts(all, { ...noFilter, words: '2tb', type: 'SSD' })).toEqual([ssd])
  expect(findProducts(all, { ...noFilter, inStock: true })).toEqual([ssd, other])
  expect(findProducts(all, { ...noFilter, minPrice: 85 })).toEqual([ssd])
  expect(findProducts(all, noFilter)).toEqual(all)
})

test('results are sorted by price and by name [CAT-4]', () => {
  expect(findProducts(all, { ...noFilter, sort: 'price-desc' })[0]).toBe(ssd)
  expect(findProducts(all, { ...noFilter, sort: 'price-asc' }).at(-1)).toBe(ssd)
  expect(findProducts(all, { ...noFilter, sort: 'name' })).toEqual([other, ssd, hdd])
})

test('types keep their order when more products are loaded', () => {
  expect(countTypes([hdd, ssd], false)).toEqual([
    { value: 'HDD', count: 1 },
    { value: 'SSD', count: 1 },
  ])
  expect(countTypes(all, true).map(({ value }) => value)).toEqual(['HDD', 'SSD'])
})
