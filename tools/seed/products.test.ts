import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import products from '../../emulator-data/products.json' with { type: 'json' }
import { partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import type { Specifications } from '../../functions/src/parts/specifications/specifications.ts'

const kindOfType: Record<string, Specifications['kind']> = {
  'Graphics card': 'graphics-card',
  Processor: 'processor',
  SSD: 'storage',
  HDD: 'storage',
  Case: 'case',
  RAM: 'memory',
  Cooler: 'cooler',
  Monitor: 'monitor',
  'Power supply': 'power-supply',
  Motherboard: 'motherboard',
  Mouse: 'mouse',
  Keyboard: 'keyboard',
  Headset: 'headset',
  Router: 'router',
  Webcam: 'webcam',
}

const seeded = products.map((product) => NewProduct.parse(product))

test.each(seeded)(
  '$product has specifications of its kind, and a source of its facts [CAT-1]',
  ({ type, specs }) => {
    const { kind, sources, ...facts } = specs ?? {}
    expect(kind).toBe(kindOfType[type])
    if (Object.keys(facts).length > 0) expect(sources).toBeDefined()
  },
)

/** OpenDB has no record of these. */
const withoutPartNumber = ['Ducky One 3 Mini', 'ASUS RT-AX86U Pro']

test('each seeded product has a brand, and part numbers that no other has [ITEM-1]', () => {
  const named = ({ brand = '', product }: NewProduct) =>
    product.startsWith(brand === 'Western Digital' ? 'WD' : `${brand} `)
  expect(seeded.filter((product) => !named(product))).toEqual([])
  const without = seeded.filter(({ partNumbers }) => !partNumbers)
  expect(without.map(({ product }) => product)).toEqual(withoutPartNumber)
  const numbers = seeded.flatMap(({ partNumbers = [] }) => partNumbers.map(partNumberKey))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the images of the seed are in the build for the emulators, and a deployed shop has none of them', () => {
  const paths = seeded
    .flatMap(({ image, images = [] }) => [image, ...images])
    .filter((image) => image.startsWith('/'))
  const shown = ['/products/no-picture.svg', '/avatars/default.svg']
  const missing = paths.filter((path) => !existsSync(`emulator-data/public${path}`))
  expect(missing.filter((path) => !shown.includes(path))).toEqual([])
  const drawn = globSync('products/*', { cwd: 'emulator-data/public' }).map((path) => `/${path}`)
  expect(drawn.filter((path) => !paths.includes(path))).toEqual([])
  expect(
    globSync('{products,avatars}/*', { cwd: 'web/public' })
      .map((path) => `/${path}`)
      .sort(),
  ).toEqual(shown.sort())
})
