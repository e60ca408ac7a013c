import { brotliCompressSync } from 'node:zlib'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import seeded from '../../emulator-data/products.json' with { type: 'json' }
import { Catalog } from '../../functions/src/contract/catalog.ts'
import { catalogRows } from '../../functions/src/contract/catalog-rows.ts'
import { NewProduct } from '../../functions/src/contract/product.ts'
import { specificationKindNames } from '../../functions/src/contract/specification-kinds.ts'
import { catalogFeed } from '../../functions/src/products/catalog-feed.ts'
import { storedSpecifications } from '../../functions/src/products/stored-specifications.ts'
import { generatedProducts } from './generated-products.ts'

const products = generatedProducts(5000)

test('generated products are always the same and have different names [CAT-1]', () => {
  expect(generatedProducts(200)).toEqual(products.slice(0, 200))
  expect(new Set(products.map(({ product }) => product)).size).toBe(products.length)
})

test('generated products fit the contract, are of every kind and of the types that are sold [CAT-1]', () => {
  for (const product of products.slice(0, 500)) NewProduct.parse(product)
  expect(new Set(products.map(({ specs }) => specs?.kind))).toEqual(new Set(specificationKindNames))
  const types = new Set(seeded.map(({ type }) => type))
  expect(products.filter(({ type }) => !types.has(type))).toEqual([])
})

test('a new instance parses the specifications of 5,000 products in time [CAT-1]', () => {
  const start = performance.now()
  for (const { specs } of products) expect(storedSpecifications(specs)?.kind).toBe(specs?.kind)
  expect(performance.now() - start).toBeLessThan(3000)
})

test('a feed of 5,000 products with seven specifications is at most 200 KB in brotli [CAT-1]', () => {
  // Real descriptions compress worse than generated ones, so each product gets a part of them.
  const texts = seeded.flatMap(({ description }) => description.split(/(?<=\.) /))
  const rows = products.map((product, n) => ({
    id: `generated-product-${n}`,
    createdAt: Timestamp.fromMillis(1_795_341_600_000 - n * 60_000),
    updateTime: Timestamp.fromMillis(1_795_341_600_000 - n * 60_000),
    row: {
      ...product,
      _id: `generated-product-${n}`,
      description: `${product.description} ${texts[n % texts.length]} ${texts[(n * 7) % texts.length]}`,
    },
  }))
  const specs = products.map(({ specs }) => Object.keys(specs ?? {}).length - 1)
  expect(specs.reduce((sum, count) => sum + count) / specs.length).toBeGreaterThanOrEqual(7)

  const loadedAt = Timestamp.fromMillis(1_795_341_600_000)
  const { body } = catalogFeed()({ rows, isWhole: true, loadedAt, removed: [] }, undefined)
  const feed = Catalog.parse(JSON.parse(Buffer.from(body).toString()))
  expect(catalogRows(feed)[17]).toMatchObject({ ...rows[17]?.row })
  expect(brotliCompressSync(body).length).toBeLessThanOrEqual(200_000)
}, 60_000)
