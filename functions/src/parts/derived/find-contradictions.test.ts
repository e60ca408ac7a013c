import { expect, test } from 'vitest'
import { contradictionsIn } from './find-contradictions.ts'

test.each([
  [
    'A board',
    { kind: 'motherboard', socket: 'AM5', chipset: 'AMD B550' },
    ['socket AM5, chipset AMD B550'],
  ],
  [
    'A board',
    {
      kind: 'motherboard',
      socket: 'AM5',
      memoryType: 'DDR4',
      formFactor: 'ATX',
      memoryForm: 'SO-DIMM',
    },
    ['memory DDR4, but DDR5 by socket', 'memory form SO-DIMM, but DIMM by form factor'],
  ],
  [
    'Intel Core i5-12400F',
    { kind: 'processor', family: 'Core 13th gen', integratedGraphics: true },
    ['family Core 13th gen, but Core 12th gen by name', 'integrated graphics Yes, but No by name'],
  ],
  [
    'AMD Ryzen 5 7600',
    { kind: 'processor', family: 'ryzen 7000', maxWatts: 90, tdpWatts: 65, socket: 'AM5' },
    [],
  ],
  [
    'A board',
    { kind: 'motherboard', socket: 'AM5', chipset: 'B650', families: [{ family: 'Ryzen 9000' }] },
    [],
  ],
  ['A board', { kind: 'motherboard', socket: 'LGA1954', chipset: 'Z990', memoryType: 'DDR6' }, []],
  [
    'Kingston Server Premier Registered DDR4-3200',
    { kind: 'memory', registered: false },
    ['registered No, but Yes by name'],
  ],
  ['Ryzen 7600 mug', { kind: 'accessory' }, []],
] as const)('%s with %o contradicts itself in %o [REAL-1]', (name, specs, texts) => {
  expect(contradictionsIn(name, structuredClone(specs) as never)).toEqual(texts)
})
