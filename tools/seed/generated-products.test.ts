import { expect, test } from 'vitest'
import seeded from '../../emulator-data/products.json' with { type: 'json' }
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { storedSpecifications } from '../../functions/src/domains/products/stored-product.ts'
import { generatedProducts } from './generated-products.ts'

const products = generatedProducts(5000)

test('generated products are always the same and have different names [CAT-1]', () => {
  expect(generatedProducts(200)).toEqual(products.slice(0, 200))
  expect(new Set(products.map(({ product }) => product)).size).toBe(products.length)
})

test('generated products fit the contract and are of all types that the seed has facts of [CAT-1]', () => {
  for (const product of products.slice(0, 500)) NewProduct.parse(product)
  const types = seeded.filter(({ specs }) => 'sources' in specs).map(({ type }) => type)
  expect(new Set(products.map(({ type }) => type))).toEqual(new Set(types))
})

test('a new instance parses the specifications of 5,000 products in time [CAT-1]', () => {
  const start = performance.now()
  for (const { specs } of products) expect(storedSpecifications(specs)?.kind).toBe(specs?.kind)
  expect(performance.now() - start).toBeLessThan(3000)
})
