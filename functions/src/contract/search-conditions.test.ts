import { parse as parseQuery } from 'node:querystring'
import { expect, test } from 'vitest'
import { conditionsIn, searchProducts } from './search.ts'
import { readSearch, writeSearch } from './search-conditions.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

const parse = (query: string) => conditionsIn(searchProducts.query.parse({ ...parseQuery(query) }))

test('the catalog and the API read what was written [CAT-5, SRCH-1]', () => {
  for (const query of [
    '',
    'q=am5+board',
    'type=Motherboard&socket=AM5&socket=AM4&formFactor=ATX',
    'q=%22a%26b%22%3D%2B&type=Caf%C3%A9&minPrice=10&maxPrice=99.5&inStock=1&sort=price-asc',
    'maxPrice=250',
    'brand=ASUS&brand=be+quiet%21&minPrice=5',
    'minPrice=100',
  ]) {
    expect(writeSearch(read(query)), query).toBe(query)
    expect(writeSearch(parse(query)), query).toBe(query)
  }
  const build =
    'kind=case&fits=a%2Cb*2&own=c&own=%7B%22specs%22%3A%7B%22kind%22%3A%22cooler%22%7D%7D'
  expect(writeSearch(parse(build))).toBe(build)
})

test('unknown and contradictory parameters are left out [CAT-5]', () => {
  for (const query of [
    'utm_source=x&sort=cheapest&inStock=yes&minPrice=x&maxPrice=1.234&q=%20',
    'minPrice=200&maxPrice=100',
    // Of the endpoint, but not of the page
    'kind=case&fits=a&limit=1&offset=9&fresh=x',
    `type=${'x'.repeat(61)}`,
    `brand=${'x'.repeat(1000)}&brand=`,
    // A specification without a type
    'socket=AM5',
    'type=&compare=,,',
    '%E0%A4%A=1&__proto__=x',
  ]) {
    expect(writeSearch(read(query)), query).toBe('')
  }
  expect(read('type=SSD&constructor=x').specs).toEqual({ constructor: ['x'] })
})

test('parameters that are too long or too many are cut [CAT-5]', () => {
  expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200)
  const many = Array.from({ length: 500 }, (_, n) => `key${n}=v`).join('&')
  expect(Object.keys(read(`type=SSD&${many}`).specs)).toHaveLength(20)
  expect(read('brand=b&'.repeat(50)).brand).toHaveLength(20)
})
