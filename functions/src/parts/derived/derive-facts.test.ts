import { expect, test } from 'vitest'
import { partOf } from '../compatibility/catalog-parts.ts'
import { checkBuild } from '../compatibility/rules.ts'
import type { KnownSpecifications } from '../specifications/specification-kinds.ts'
import { deriveFacts } from './derive-facts.ts'

const valuesOf = (name: string, specs: KnownSpecifications) => {
  const { derived = {}, specs: known } = deriveFacts(name, specs)
  return Object.fromEntries(
    Object.entries(known).filter(([field]) => Object.hasOwn(derived, field)),
  )
}

test.each([
  ['AMD Ryzen 5 7600X', 'Ryzen 7000', true],
  ['AMD Ryzen™ 5 7500F', 'Ryzen 7000', false],
  ['AMD Ryzen 9 9950X3D2', 'Ryzen 9000X3D', true],
  ['AMD Ryzen 7 PRO 4750G', 'Ryzen 4000G', true],
  ['AMD Ryzen 5 5500GT', 'Ryzen 5000G', true],
  ['AMD Ryzen 5 8400F', 'Ryzen 8000', false],
  ['AMD Ryzen 7 5800X3D 3.4 GHz 8-Core AM4', 'Ryzen 5000X3D', undefined],
  ['AMD Ryzen Threadripper 2990WX', 'Ryzen Threadripper 2000', undefined],
  ['AMD Ryzen Threadripper 9985WX', 'Ryzen Threadripper PRO 9000', undefined],
  ['Intel Core i9-14900KF', 'Core 14th gen', false],
  ['Intel Core i5 10400F', 'Core 10th gen', false],
  ['Intel Core i7 9800X', 'Core 9th gen', undefined],
  ['Intel Core i3-3220', 'Core 3rd gen', undefined],
  ['Intel Core Ultra 5 245KF', 'Core Ultra 200S', false],
  ['Intel Core Ultra 7 270K Plus', undefined, undefined],
  ['AMD Ryzen 7 7840HS', undefined, undefined],
  ['Intel Core i7-13700H', undefined, undefined],
  ['AMD A10-9700E', undefined, undefined],
])('%s is of the family %s, and has graphics: %s [REAL-1]', (name, family, integratedGraphics) => {
  const expected = { family, integratedGraphics }
  expect(valuesOf(name, { kind: 'processor' })).toEqual(JSON.parse(JSON.stringify(expected)))
})

test.each([
  ['AM5', 'AMD B650', 'Any', 'Ryzen 7000'],
  ['AM5', undefined, 'ASUS TUF GAMING B650E-PLUS WIFI', 'Ryzen 7000'],
  ['AM5', undefined, 'MSI PRO B850M-A', 'Ryzen 7000'],
  ['LGA 1700', 'Intel Z790', 'Any', 'Core 12th gen'],
  ['LGA1200', 'Intel B460', 'Any', 'Core 10th gen'],
  ['TR4', 'AMD X399', 'Any', 'Ryzen Threadripper 1000'],
  ['AM5', 'AMD B550', 'Any', undefined],
  ['AM5', undefined, 'A board of two names: B650 and X870', undefined],
  ['AM5', undefined, 'A board without a chipset', undefined],
  [undefined, 'AMD B650', 'Any', undefined],
])(
  'socket %s and chipset %s of "%s" start their families with %s [REAL-1]',
  (socket, chipset, name, first) => {
    const specs = {
      kind: 'motherboard',
      ...(socket && { socket }),
      ...(chipset && { chipset }),
    } as const
    const [row] = [valuesOf(name, specs).families ?? []].flat()
    expect(Object(row).family).toBe(first)
  },
)

test('sizes and sockets of boards say which memory goes in, and what says nothing stays unknown [REAL-1]', () => {
  const board = (specs: object) => valuesOf('A board', { kind: 'motherboard', ...specs })
  expect(board({ socket: 'AM5', formFactor: 'Micro ATX' })).toEqual({
    memoryType: 'DDR5',
    memoryForm: 'DIMM',
    registeredMemory: false,
  })
  expect(board({ socket: 'LGA1700' })).toEqual({ registeredMemory: false })
  expect(board({ socket: 'LGA2011-3', formFactor: 'Mini-ITX' })).toEqual({})
  const specs = { kind: 'motherboard', formFactor: 'ATX' } as const
  expect(valuesOf('ASRock ATX SO-DIMM', specs)).toEqual({})
})

test('a stated fact counts, also one that the others contradict [REAL-1]', () => {
  const families = [{ family: 'Ryzen 9000' }]
  const stated = {
    kind: 'motherboard',
    socket: 'AM5',
    chipset: 'B650',
    memoryType: 'DDR4',
    families,
  } as const
  expect(deriveFacts('A board', { ...stated, families }).specs).toMatchObject({
    memoryType: 'DDR4',
    families,
  })
  const none = {
    kind: 'processor',
    integratedGraphics: false,
    maxWatts: 100,
    socket: 'AM5',
    tdpWatts: 65,
  } as const
  expect(valuesOf('AMD Ryzen 5 7600', none)).toEqual({ family: 'Ryzen 7000' })
})

test('the reasons of a verdict say which of their facts are derived, and from what [REAL-1]', () => {
  const parts = [
    {
      _id: 'cpu',
      type: 'Processor',
      product: 'AMD Ryzen 5 9600X',
      specs: { kind: 'processor', socket: 'AM5', tdpWatts: 65 },
    },
    {
      _id: 'board',
      type: 'Motherboard',
      product: 'ASUS B650',
      specs: {
        kind: 'motherboard',
        socket: 'AM5',
        chipset: 'AMD B650',
        formFactor: 'ATX',
        biosFlashback: true,
      },
    },
    {
      _id: 'supply',
      type: 'Power supply',
      product: 'Supply',
      specs: { kind: 'power-supply', watts: 300 },
    },
    {
      _id: 'memory',
      type: 'Memory',
      product: 'Kit',
      specs: { kind: 'memory', form: 'DIMM', modules: 2 },
    },
  ] as const
  const rules = checkBuild(parts.flatMap((row) => partOf({ ...row }, 1, new Map()) ?? []))
  const texts = rules.flatMap(({ reasons }) => reasons.map(({ text }) => text))
  expect(texts).toEqual(
    expect.arrayContaining([
      'ASUS B650 supports Ryzen 9000 from BIOS with its support. It can be updated without a processor. (family from name, processor families from socket and chipset)',
      'DIMM module, DIMM slots (memory form from form factor)',
      'The processor has graphics (integrated graphics from name)',
    ]),
  )
  expect(rules.find(({ rule }) => rule === 'power')?.summary).toContain(
    '(maximum power from socket and base power)',
  )
})

test('a processor of the other kind of LGA1151 does not fit, and one of no list is unknown [REAL-1]', () => {
  const verdictOf = (product: string, chipset: string, families?: { family: string }[]) => {
    const board = {
      kind: 'motherboard',
      socket: 'LGA1151',
      chipset,
      ...(families && { families }),
    } as const
    const specs = { kind: 'processor', socket: 'LGA1151' } as const
    const parts = [
      partOf({ _id: 'cpu', type: 'Processor', product, specs }, 1, new Map()),
      partOf({ _id: 'board', type: 'Motherboard', product: 'A board', specs: board }, 1, new Map()),
    ]
    const rules = checkBuild(parts.flatMap((part) => part ?? []))
    return rules.find(({ rule }) => rule === 'processor-family')?.verdict
  }
  expect(verdictOf('Intel Core i7 7700K', 'Z170')).toBe('fits-with-note')
  expect(verdictOf('Intel Core i9-9900K', 'Z170')).toBe('does-not-fit')
  expect(verdictOf('Intel Core i7 7700K', 'Z390')).toBe('does-not-fit')
  expect(verdictOf('Intel Core i7 7700K', 'H310')).toBe('unknown')
  expect(verdictOf('Intel Xeon E3-1230 v5', 'Z170')).toBe('unknown')
  expect(verdictOf('Intel Core i9-9900K', 'Z170', [{ family: 'Core 9th gen' }])).toBe('fits')
  expect(verdictOf('Intel Core i9-9900K', 'Z170', [{ family: 'Core 6th gen' }])).toBe('unknown')
})
