import { expect, test } from 'vitest'
import seeded from '../../emulator-data/products.json' with { type: 'json' }
import { partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { storedSpecifications } from '../../functions/src/domains/products/stored-product.ts'
import { generatedProducts } from './generated-products.ts'

const products = generatedProducts(5000)

test('generated products are always the same and have different names [CAT-1]', () => {
  expect(generatedProducts(200)).toEqual(products.slice(0, 200))
  expect(new Set(products.map(({ product }) => product)).size).toBe(products.length)
})

test('each generated product has a brand, and a part number with which no other begins [ITEM-2]', () => {
  const numbers = products.map(({ partNumbers }) => partNumberKey(partNumbers?.[0] ?? ''))
  expect(new Set(numbers).size).toBe(products.length)
  expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([9]))
  expect(products.filter(({ brand, product }) => !brand || !product.startsWith(brand))).toEqual([])
})

test('generated products fit the contract and are of all types that the seed has facts of [CAT-1]', () => {
  for (const product of products.slice(0, 500)) NewProduct.parse(product)
  const types = seeded.filter(({ specs }) => 'sources' in specs).map(({ type }) => type)
  expect(new Set(products.map(({ type }) => type))).toEqual(new Set(types))
})

test('a new instance parses the specifications of 5,000 products in time [CAT-1]', () => {
  const start = process.cpuUsage()
  const kinds = products.map(({ specs }) => storedSpecifications(specs)?.kind)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
  expect(kinds).toEqual(products.map(({ specs }) => specs?.kind))
})
