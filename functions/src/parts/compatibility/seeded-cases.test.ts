import { expect, test } from 'vitest'
import seed from '../../../../emulator-data/products.json' with { type: 'json' }
import { Specifications } from '../specifications/specifications.ts'
import type { AnyPart } from './part.ts'
import { checkBuild, type RuleName } from './rules.ts'

/** A seeded product as a part, with changed facts. */
function seeded(name: string, facts: object = {}): AnyPart {
  const product = seed.find((known) => known.product === name)
  const specs = Specifications.parse({ ...product?.specs, ...facts })
  return { id: name, name, quantity: 1, specs } as AnyPart
}

const resultOf = (rule: RuleName, parts: AnyPart[]) =>
  checkBuild(parts).find((checked) => checked.rule === rule)

const card = seeded('ASUS TUF Gaming GeForce RTX 5080 16GB OC')
const north = seeded('Fractal Design North')

test('an RTX 5080 fits a Fractal North with 7 mm left [FIT-2]', () => {
  expect(resultOf('graphics-card', [card, north])).toMatchObject({
    verdict: 'fits',
    summary: '348 mm card, 355 mm of room, 7 mm left',
  })
})

test('an RTX 5080 does not fit a Fractal North with a radiator in front, however thin it is [FIT-2]', () => {
  const radiator = seeded('Arctic Liquid Freezer III 360')
  expect(resultOf('graphics-card', [card, north, radiator])).toMatchObject({
    verdict: 'does-not-fit',
    summary:
      '348 mm card, 330 mm of room, 18 mm too long (355 mm less at least 25 mm of radiator and fans in front)',
  })
})

test('an RTX 5080 fits a Fractal North with a radiator at the top [FIT-2]', () => {
  const radiatorMounts = [
    { where: 'Front', sizesMm: [360], maxThicknessMm: 80 },
    { where: 'Top', sizesMm: [240], maxThicknessMm: 60 },
  ]
  const tower = seeded('Fractal Design North', { radiatorMounts })
  const radiator = seeded('NZXT Kraken 240', { radiatorThicknessMm: 27, fanThicknessMm: 25 })
  expect(resultOf('graphics-card', [card, tower, radiator])?.summary).toBe(
    '348 mm card, 355 mm of room, 7 mm left, with the radiator at the top and not in front',
  )
})

test('an NH-D15 leaves 32 mm for 44 mm of Trident Z5 [FIT-2]', () => {
  const memory = seeded('G.Skill Trident Z5 Neo RGB 64GB (2x32GB) DDR5-6000 CL30')
  expect(resultOf('cooler', [seeded('Noctua NH-D15'), memory])).toMatchObject({
    verdict: 'fits-with-note',
    summary: '44 mm high memory, 32 mm below the fan: move the fan up by 12 mm',
  })
})

test.each([
  ['Crucial 32GB DDR5-5600 SODIMM', 'MSI MAG B650 Tomahawk WiFi', 'SO-DIMM module, DIMM slots'],
  ['AMD Ryzen 5 7600', 'ASRock B550M Pro4', 'AM5 processor, AM4 board'],
])('%s does not fit %s: %s [FIT-2]', (name, other, summary) => {
  const misfit = expect.objectContaining({ verdict: 'does-not-fit', summary })
  expect(checkBuild([seeded(name), seeded(other)])).toContainEqual(misfit)
})

test('an SF750 fits an NR200P by form and length [FIT-2]', () => {
  const supply = resultOf('power-supply', [seeded('Corsair SF750'), seeded('Cooler Master NR200P')])
  expect(supply?.verdict).toBe('fits')
  expect(supply?.reasons.map(({ text }) => text)).toEqual([
    'SFX supply, the case takes SFX, SFX-L',
    '100 mm supply, 130 mm of room, 30 mm left',
  ])
})
