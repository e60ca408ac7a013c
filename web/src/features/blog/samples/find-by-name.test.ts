import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const shelf = [{ product: 'Samsung 990 Pro 2TB' }, { product: 'Café RAM 16GB' }]

test.each([
  ['pro samsung', ['Samsung 990 Pro 2TB']],
  ['  2tb ', ['Samsung 990 Pro 2TB']],
  ['cafe', ['Café RAM 16GB']],
  ['pro ram', []],
  ['', ['Samsung 990 Pro 2TB', 'Café RAM 16GB']],
])('the sample search for %j finds the products %j [HOME-10]', (query, expected) => {
  expect(findByName(shelf, query).map(({ product }) => product)).toEqual(expected)
})
