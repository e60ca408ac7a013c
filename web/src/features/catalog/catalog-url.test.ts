import { expect, test } from 'vitest'
import { chosenType, readCatalogUrl, writeCatalogUrl } from './catalog-url.ts'

test('reading a URL returns the state that was written [CAT-5]', () => {
  for (const search of [
    '',
    '?q=am5+board',
    '?type=Motherboard&socket=AM5&socket=AM4&formFactor=ATX',
    '?q=%22a%26b%22%3D%2B&type=Caf%C3%A9&minPrice=10&maxPrice=99.5&inStock=1&sort=price-asc&compare=a,b',
    '?maxPrice=250',
    '?minPrice=100',
  ]) {
    expect(writeCatalogUrl(readCatalogUrl(search)), search).toBe(search)
  }
})

test('a type is chosen in the spelling of the products, and not that of the search before [CAT-3, CAT-5]', () => {
  const { filter } = readCatalogUrl('?type=graphics+CARD')
  expect(chosenType(filter, { type: 'Graphics card' })).toBe('Graphics card')
  expect(chosenType(filter, { type: 'SSD' })).toBe('graphics CARD')
  expect(chosenType({ ...filter, type: '' }, { type: 'SSD' })).toBe('')
  expect(chosenType(filter)).toBe('graphics CARD')
})

test('unknown and contradictory parameters are left out [CAT-5]', () => {
  for (const search of [
    '?utm_source=x&sort=cheapest&inStock=yes&minPrice=x&maxPrice=1.234&q=%20',
    '?minPrice=200&maxPrice=100',
    // Of the endpoint, but not of the page
    '?kind=case&fits=a&limit=1&offset=9&fresh=x',
    `?type=${'x'.repeat(61)}`,
    // A specification without a type
    '?socket=AM5',
    '?type=&compare=,,',
    '?%E0%A4%A=1&__proto__=x',
  ]) {
    expect(writeCatalogUrl(readCatalogUrl(search)), search).toBe('')
  }
  expect(readCatalogUrl('?type=SSD&constructor=x').filter.specs).toEqual({
    constructor: ['x'],
  })
})

test('parameters that are too long or too many are cut [CAT-5]', () => {
  expect(readCatalogUrl(`?q=${'x'.repeat(10_000)}`).filter.words).toHaveLength(200)
  expect(readCatalogUrl('?compare=a,b,a,c,d,e').compare).toEqual(['a', 'b', 'c', 'd'])
  const many = Array.from({ length: 500 }, (_, n) => `key${n}=v`).join('&')
  expect(Object.keys(readCatalogUrl(`?type=SSD&${many}`).filter.specs)).toHaveLength(20)
})
