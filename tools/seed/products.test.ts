import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import products from '../../emulator-data/products.json' with { type: 'json' }
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

test('the images of the seed are in the build for the emulators, and a deployed shop has none of them', () => {
  const paths = seeded.map(({ image }) => image).filter((image) => image.startsWith('/'))
  const shown = ['/products/no-picture.svg', '/avatars/default.svg']
  const missing = paths.filter((path) => !existsSync(`emulator-data/public${path}`))
  expect(missing.filter((path) => !shown.includes(path))).toEqual([])
  expect(
    globSync('{products,avatars}/*', { cwd: 'web/public' })
      .map((path) => `/${path}`)
      .sort(),
  ).toEqual(shown.sort())
})
