import { expect, test } from 'vitest'
import { aRow, namesOf, searchIn, seeded } from '../../../test/support/search.ts'
import type { Specifications } from '../../parts/specifications/specifications.ts'

const row = (product: string, type: string, specs: Specifications) =>
  aRow({ _id: product.toLowerCase().replaceAll(' ', '-'), product, type, specs })

const rows = [
  row('NF-A12x25', 'Case fan', { kind: 'case-fan', sizeMm: 120 }),
  row('P14', 'Case fan', { kind: 'case-fan', sizeMm: 140 }),
  row('Kryonaut', 'Thermal paste', { kind: 'thermal-paste' }),
  row('Blaster AE-5', 'Sound card', { kind: 'sound-card' }),
  row('Archer TX50E', 'Network card', { kind: 'network-card' }),
  row('ThinkPad X1', 'Laptop', { kind: 'laptop' }),
  row('OptiPlex 7010', 'Computer', { kind: 'desktop' }),
  row('Home edition', 'Operating system', { kind: 'operating-system', system: 'Windows 11' }),
  row('Z407', 'Speakers', { kind: 'speakers' }),
  row('Wave 3', 'Microphone', { kind: 'microphone' }),
  row('QcK Heavy', 'Accessory', { kind: 'accessory', category: 'Mousepad' }),
]
const [fan, wideFan, paste, sound, network, laptop, desktop, system, speakers, microphone, pad] =
  namesOf(await searchIn(rows, {}))

test.each([
  ['case fan', fan, wideFan],
  ['case fans 140mm', wideFan],
  ['pc fan', fan, wideFan],
  ['thermal paste', paste],
  ['thermal compound', paste],
  ['sound card', sound],
  ['soundcard', sound],
  ['network card', network],
  ['wifi card', network],
  ['laptop', laptop],
  ['notebooks', laptop],
  ['desktop pc', desktop],
  ['windows 11', system],
  ['speakers', speakers],
  ['microphone', microphone],
  ['mousepad', pad],
  ['mouse pad', pad],
])('"%s" finds the products of its kind and no others [SPEC-2]', async (q, ...names) => {
  expect(namesOf(await searchIn([...rows, ...seeded], { q })).toSorted()).toEqual(names.toSorted())
})

test('"120mm fan" finds the case fan before coolers with such a fan [SPEC-2]', async () => {
  expect(namesOf(await searchIn([...rows, ...seeded], { q: '120mm fan' }))[0]).toBe(fan)
})
