import { expect, test } from 'vitest'
import seed from '../../../../emulator-data/products.json' with { type: 'json' }
import { summaryOf, verdictOf } from '../../../test/support/parts.ts'
import { Specifications } from '../specifications/specifications.ts'
import { checkBuild } from './check-build.ts'
import type { AnyPart } from './part.ts'

/** A seeded product as a part, with changed facts. */
function seeded(name: string, facts: object = {}): AnyPart {
  const product = seed.find((known) => known.product === name)
  const specs = Specifications.parse({ ...product?.specs, ...facts })
  return { id: name, name, quantity: 1, specs } as AnyPart
}

const card = seeded('ASUS TUF Gaming GeForce RTX 5080 16GB OC')
const north = seeded('Fractal Design North')

test('an RTX 5080 fits a Fractal North with 7 mm left [FIT-2]', () => {
  expect(verdictOf('graphics-card', [card, north])).toBe('fits')
  expect(summaryOf('graphics-card', [card, north])).toBe('348 mm card, 355 mm of room, 7 mm left')
})

test('an RTX 5080 does not fit a Fractal North with a radiator in front [FIT-2]', () => {
  // However thin the radiator is.
  const inFront = [card, north, seeded('Arctic Liquid Freezer III 360')]
  expect(verdictOf('graphics-card', inFront)).toBe('does-not-fit')
  expect(summaryOf('graphics-card', inFront)).toBe(
    '348 mm card, 330 mm of room, 18 mm too long (355 mm less at least 25 mm of radiator and fans in front)',
  )
  const thickness = { radiatorThicknessMm: 38, fanThicknessMm: 25 }
  const known = [card, north, seeded('Arctic Liquid Freezer III 360', thickness)]
  expect(summaryOf('graphics-card', known)).toBe(
    '348 mm card, 292 mm of room, 56 mm too long (355 mm less 63 mm of radiator and fans in front)',
  )
})

test('an RTX 5080 fits a Fractal North with a radiator at the top [FIT-2]', () => {
  const mounts = [
    { where: 'Front', sizesMm: [360], maxThicknessMm: 80 },
    { where: 'Top', sizesMm: [240], maxThicknessMm: 60 },
  ]
  const thin = { radiatorThicknessMm: 27, fanThicknessMm: 25 }
  const tower = seeded('Fractal Design North', { radiatorMounts: mounts })
  const atTheTop = [card, tower, seeded('NZXT Kraken 240', thin)]
  expect(summaryOf('graphics-card', atTheTop)).toBe(
    '348 mm card, 355 mm of room, 7 mm left, with the radiator at the top and not in front',
  )
})

test('an NH-D15 leaves 32 mm for 44 mm of Trident Z5 [FIT-2]', () => {
  const memory = seeded('G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30')
  const build = [seeded('Noctua NH-D15'), memory]
  expect(verdictOf('cooler', build)).toBe('fits-with-note')
  expect(summaryOf('cooler', build)).toBe(
    '44 mm high memory, 32 mm below the fan: move the fan up by 12 mm',
  )
})

test('a SO-DIMM kit does not fit a desktop board [FIT-2]', () => {
  const build = [seeded('Crucial 32GB DDR5-5600 SODIMM'), seeded('MSI MAG B650 Tomahawk WiFi')]
  expect(verdictOf('memory', build)).toBe('does-not-fit')
  expect(summaryOf('memory', build)).toBe('SO-DIMM module, DIMM slots')
})

test('a Ryzen 5 7600 does not fit a B550 board [FIT-2]', () => {
  const build = [seeded('AMD Ryzen 5 7600'), seeded('ASRock B550M Pro4')]
  expect(verdictOf('socket', build)).toBe('does-not-fit')
  expect(summaryOf('socket', build)).toBe('AM5 processor, AM4 board')
})

test('an SF750 fits an NR200P by form and length [FIT-2]', () => {
  const build = [seeded('Corsair SF750'), seeded('Cooler Master NR200P')]
  expect(verdictOf('power-supply', build)).toBe('fits')
  const [checked] = checkBuild(build)
  expect(checked?.reasons.map(({ text }) => text)).toEqual([
    'SFX supply, the case takes SFX, SFX-L',
    '100 mm supply, 130 mm of room, 30 mm left',
  ])
})
