import { expect, test } from 'vitest'
import products from '../../emulator-data/products.json' with { type: 'json' }
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import type { Specifications } from '../../functions/src/contract/specifications/specifications.ts'

const kindOfType: Record<string, Specifications['kind']> = {
  'Graphic card': 'graphics-card',
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

test.each(seeded)('$product has specifications of its kind [CAT-1]', ({ type, specs }) => {
  expect(specs?.kind).toBe(kindOfType[type])
})

test.each(seeded)(
  'the specifications of $product have a source and a date [CAT-1]',
  ({ specs }) => {
    const { kind, sources, ...facts } = specs ?? {}
    if (Object.keys(facts).length > 0) expect(sources).not.toBeUndefined()
  },
)

test.each<[string, Partial<Record<string, unknown>>]>([
  ['ASUS TUF Gaming GeForce RTX 5080 16GB OC', { lengthMm: 348 }],
  ['Fractal Design North', { gpuMaxMm: 355 }],
  ['Noctua NH-D15', { heightMm: 165 }],
  ['G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30', { heightMm: 44 }],
  ['Crucial 32GB DDR5-5600 SODIMM', { form: 'SO-DIMM' }],
  ['MSI MAG B650 Tomahawk WiFi', { memoryForm: 'DIMM' }],
  ['AMD Ryzen 5 7600', { socket: 'AM5' }],
  ['ASRock B550M Pro4', { socket: 'AM4' }],
  ['Corsair SF750', { form: 'SFX' }],
  ['Cooler Master NR200P', { boards: ['Mini-ITX'] }],
])('%s has %j, which determines its compatibility [CAT-1]', (name, facts) => {
  expect(seeded.find(({ product }) => product === name)?.specs).toMatchObject(facts)
})
