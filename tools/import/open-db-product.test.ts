import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { specificationKindNames } from '../../functions/src/parts/specifications/specification-kinds.ts'
import { PartMapper } from './open-db-product.ts'

const sample = readFileSync(new URL('testing/open-db-sample.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function mapOne(part: object, all: unknown[] = [part]) {
  const mapped = new PartMapper(all, '2026-11-26').map(part)
  if ('reason' in mapped) throw new Error(mapped.reason)
  return mapped
}

const aPart = (category: string, fields: object, metadata: object = {}) => ({
  category,
  opendb_id: '11111111-2222-4333-8444-555555555555',
  metadata: { name: `A ${category}`, ...metadata },
  ...fields,
})

const specsOf = (category: string, fields: object, metadata: object = {}) =>
  mapOne(aPart(category, fields, metadata)).product.specs

test('a part becomes a draft with its brand, part numbers, facts, source and attribution [IMPORT-3]', () => {
  const part = sample.find(({ metadata }) => metadata.name === 'AMD Ryzen 7 7700X3D')
  expect(mapOne(part, sample)).toMatchObject({
    id: `amd-ryzen-7-7700x3d-${part.opendb_id.slice(0, 8)}`,
    product: {
      product: 'AMD Ryzen 7 7700X3D',
      type: 'Processor',
      brand: 'AMD',
      draft: true,
      available_quantity: 0,
      image: '/kinds/processor.svg',
      facts: expect.arrayContaining([{ label: 'Data', value: 'BuildCores OpenDB, ODC-By 1.0' }]),
      specs: {
        kind: 'processor',
        socket: 'AM5',
        family: 'Ryzen 7000X3D',
        sources: [
          {
            url: `https://github.com/buildcores/buildcores-open-db/blob/main/open-db/CPU/${part.opendb_id}.json`,
            checkedOn: '2026-11-26',
          },
        ],
      },
    },
  })
})

test('the drawing of each kind has only colours of the palette [IMPORT-3]', () => {
  const drawn = /id="drawing" viewBox="0 0 480 360"/
  for (const kind of specificationKindNames) {
    const drawing = readFileSync(`web/public/kinds/${kind}.svg`, 'utf8')
    const colours = drawing.match(/#\w{6}(?!\))|(?:fill|stroke)="(?!none|var\()[^"]*"/g)
    expect([kind, colours, drawn.test(drawing)]).toEqual([kind, null, true])
  }
})

test('every part of the sample fits the contract [IMPORT-3]', () => {
  for (const part of sample)
    expect(() => NewProduct.parse(mapOne(part, sample).product)).not.toThrow()
})

test.each<[string, object, object]>([
  [
    'CPU',
    { cache: { l3: 19.25 }, cores: { total: 0 }, socket: 'LGA 2066' },
    { l3CacheMb: 19.25, socket: 'LGA2066' },
  ],
  [
    'CPU',
    { specifications: { integratedGraphics: { model: 'None' } } },
    { integratedGraphics: false },
  ],
  ['Motherboard', { wireless_networking: 'Wifi 6E Bluetooth 5.3' }, { wifi: 'Wi-Fi 6E' }],
  [
    'Motherboard',
    { wireless_networking: 'Unknown', socket: '2 x LGA 2011-3' },
    { socket: 'LGA2011-3' },
  ],
  [
    'Motherboard',
    { onboard_ethernet: [{ speed: '1 Gb/s' }, { speed: '2.5 Gb/s' }] },
    { lanGbps: 2.5 },
  ],
  [
    'Motherboard',
    { power_connectors: { cpu_power: ['8-pin ', '8 pin', '4-pin'] } },
    { plugs: { eps8: 2, eps4: 1 } },
  ],
  [
    'RAM',
    { ram_type: 'DDR3', speed: 1066, form_factor: '204-pin SO-DIMM' },
    { memoryType: 'DDR3', speedMts: 1066, form: 'SO-DIMM' },
  ],
  ['GPU', { total_slot_width: 2.5, memory: 0.5, tdp: 0 }, { slots: 2.5, memoryGb: 0.5 }],
  ['GPU', { power_connectors: { pcie_8_pin: 0, pcie_6_pin: 0 } }, {}],
  ['GPU', { power_connectors: { pcie_12VHPWR: 0, pcie_12V_2x6: 1 } }, { plugs: { pcie16: 1 } }],
  [
    'Storage',
    { interface: 'SATA 6.0 Gb/s', storage_type: 'HDD', form_factor: '3.5"' },
    { interface: 'SATA', technology: 'Hard disk', form: '3.5 inch' },
  ],
  [
    'Storage',
    { interface: 'M.2 PCIe 4.0 x4', form_factor: 'M.2-2280' },
    { interface: 'PCIe 4.0 x4', form: 'M.2 2280' },
  ],
  [
    'PSU',
    { efficiency_rating: '80+ Gold', modular: 'Semi-Modular' },
    { efficiency: '80 Plus Gold', modular: 'Some' },
  ],
  [
    'PCCase',
    { form_factor: 'Mini ITX Tower', supported_motherboard_form_factors: ['EATX', 'Micro ATX'] },
    { form: 'Mini ITX Tower', boards: ['E-ATX', 'Micro-ATX'] },
  ],
  [
    'CPUCooler',
    { water_cooled: true, radiator_size: 0, cpu_sockets: ['LGA 1954', 'sTR4'] },
    { cooling: 'Liquid', sockets: ['LGA1954', 'TR4'] },
  ],
  [
    'Monitor',
    { connectors: '1 x HDMI                1 x DisplayPort' },
    { ports: { hdmi: 1, displayPort: 1 } },
  ],
  [
    'Monitor',
    {
      connectors: '2 x HDMI 2.1, USB-C, Mini-DisplayPort',
      resolution: { horizontalRes: 0, verticalRes: 0 },
    },
    { ports: { hdmi: 2, usbC: 1, displayPort: 1 } },
  ],
  [
    'Keyboard',
    {
      size: 'TKL (80%)',
      backlighting: 'Single Color',
      connectivity: ['Wired USB-C', 'Wireless 2.4GHz'],
    },
    { layout: 'Tenkeyless', lighting: 'One colour', connections: ['USB', '2.4 GHz'] },
  ],
  ['Mouse', { weight: 59.5, max_dpi: 0 }, { weightGrams: 59.5 }],
  [
    'CaseFan',
    { led: 'Addressable RGB', max_airflow: null, min_airflow: 57.67 },
    { lighting: 'RGB', airflowCfm: 57.67 },
  ],
  ['Webcam', { resolution: '1080p, 720p' }, { resolution: '1920 × 1080' }],
  ['Desk', {}, { kind: 'accessory', category: 'Desk' }],
  ['WaterBlock', {}, { kind: 'accessory', category: 'Water Block' }],
  ['VRHeadset', {}, { kind: 'accessory', category: 'VR headset' }],
])('%s with %j has %j [IMPORT-3]', (category, fields, expected) => {
  const { kind, sources, ...specs } = Object(specsOf(category, fields))
  const { kind: _, ...facts } = Object(expected)
  expect(specs).toEqual(facts)
})

test.each([
  [
    'a split list of lengths',
    [{ size: '2242-2260' }, { size: '2280' }],
    [{ key: 'M', sizes: ['2242', '2260', '2280'] }],
  ],
  [
    'two slots',
    [{ size: '2280' }, { size: '2280' }],
    [
      { key: 'M', sizes: ['2280'] },
      { key: 'M', sizes: ['2280'] },
    ],
  ],
  ['a range', [{ size: '2260-22110' }], [{ key: 'M', sizes: ['2260', '2280', '22110'] }]],
  ['a list', [{ size: '22110/ 2280' }], [{ key: 'M', sizes: ['2280', '22110'] }]],
  ['wider cards', [{ size: '2580-25110' }], [{ key: 'M' }]],
  [
    'a slot for Wi-Fi',
    [{ size: '2242-2260' }, { size: '2280', key: 'E' }],
    [{ key: 'M', sizes: ['2242', '2260'] }, { key: 'E' }],
  ],
])('M.2 slots: %s [IMPORT-3]', (_, slots, expected) => {
  const m2_slots = slots.map((slot) => ({ key: 'M', interface: 'PCIe 4.0 x4', ...slot }))
  expect(specsOf('Motherboard', { m2_slots })).toHaveProperty('m2', expected)
})

test('what the name of a part says counts more than a default of OpenDB [IMPORT-3]', () => {
  const specsOfNamed = (category: string, name: string, fields: object) =>
    mapOne({ ...aPart(category, fields), metadata: { name } }).product.specs
  const memory = { registered: 'Unbuffered' }
  expect(specsOfNamed('RAM', 'Corsair WS Registered DDR5', memory)).toMatchObject({
    registered: true,
  })
  expect(specsOfNamed('RAM', 'Corsair Vengeance DDR5', memory)).toMatchObject({ registered: false })
  const graphics = { specifications: { integratedGraphics: { model: '0' } } }
  expect(specsOfNamed('CPU', 'AMD Ryzen 5 7500F', graphics)).toMatchObject({
    family: 'Ryzen 7000',
    integratedGraphics: false,
  })
})

test('plugs and bays of which a number is unknown are a fact, which no rule compares [IMPORT-3]', () => {
  const connectors = { eps_8_pin: 0, pcie_6_plus_2_pin: 4, sata: 6 }
  const { product } = mapOne(aPart('PSU', { connectors }))
  expect(product.specs).not.toHaveProperty('plugs')
  expect(product.facts).toContainEqual({ label: 'Plugs', value: '4 × 8-pin PCIe, 6 × SATA' })
  expect(specsOf('PSU', { connectors: { ...connectors, eps_8_pin: 2 } })).toMatchObject({
    plugs: { eps8: 2, pcie8: 4, sata: 6 },
  })
  expect(specsOf('PCCase', { internal_2_5_bays: 2, internal_3_5_bays: 0 })).not.toHaveProperty(
    'bays',
  )
})

test('what the tables of the shop lack is a fact [IMPORT-3]', () => {
  const { product } = mapOne(
    aPart('Motherboard', {
      color: ['BLACK', 'RED'],
      raid_support: false,
      audio: { chipset: 'Unknown' },
      back_panel_ports: '2 x USB-C      1 x HDMI',
    }),
  )
  expect(product).not.toHaveProperty('brand')
  expect(product.facts).toEqual([
    { label: 'Colour', value: 'BLACK, RED' },
    { label: 'Rear ports', value: '2 x USB-C, 1 x HDMI' },
    { label: 'RAID', value: 'No' },
    { label: 'Data', value: 'BuildCores OpenDB, ODC-By 1.0' },
  ])
})

test('part numbers that identify nothing are dropped, lists are split, equal ones are one [IMPORT-3]', () => {
  const part = aPart(
    'RAM',
    {},
    {
      part_numbers: [
        '',
        'N/A',
        'nan',
        '000',
        '16',
        '240G',
        'CT-12 34',
        'ct1234',
        'AB-1;CD-2',
        'AB-1',
      ],
    },
  )
  const others = Array.from({ length: 5 }, () => aPart('Storage', {}, { part_numbers: ['240G'] }))
  expect(mapOne(part, [part, ...others]).product.partNumbers).toEqual(['ct1234', 'AB-1', 'CD-2'])
  const many = Array.from({ length: 12 }, (_, n) => `PART-${n}`)
  expect(mapOne(aPart('RAM', {}, { part_numbers: many })).product.partNumbers).toHaveLength(10)
})

test('a value of another type than OpenDB has there is left out, not the part [IMPORT-3]', () => {
  const isInner = (value: unknown) => typeof value === 'object' && value !== null
  for (const value of [null, 7, true, 'x', {}, [], { a: 1 }, [7], [{ size: {}, key: 7 }]]) {
    for (const { category, opendb_id, metadata, ...fields } of sample) {
      const text = JSON.stringify(fields)
      for (const spoilt of [
        JSON.parse(text, (_, old) => (isInner(old) ? old : value)),
        JSON.parse(text, (_, old) => (isInner(old) && !Array.isArray(old) ? old : value)),
        Object.fromEntries(Object.keys(fields).map((name) => [name, value])),
      ]) {
        expect(mapOne({ category, opendb_id, metadata, ...spoilt })).toHaveProperty('product')
      }
    }
  }
})

test('of each field the values and those that are kept are counted [IMPORT-3]', () => {
  const parts = [aPart('Mouse', { weight: 59.5, buttons: 0 }), aPart('Mouse', { weight: 5000 })]
  const mapper = new PartMapper(parts, '2026-11-26')
  for (const part of parts) mapper.map(part)
  expect([...mapper.fields]).toEqual([['mouse.weightGrams', { values: 2, kept: 1 }]])
})

test('equal names are told apart by the part number [IMPORT-3]', () => {
  const parts = [0, 1].map((n) => aPart('Mouse', {}, { name: 'Pugio', part_numbers: [`P-10${n}`] }))
  const names = parts.map((part) => mapOne(part, parts).product.product)
  expect(names).toEqual(['Pugio (P-100)', 'Pugio (P-101)'])
  expect(mapOne(aPart('Mouse', {}, { name: 'A '.repeat(150) })).product.product).toHaveLength(199)
})

test.each([
  ['no name', { category: 'CPU', opendb_id: '1', metadata: {} }],
  ['no object', null],
])('a part with %s is left out with a reason [IMPORT-3]', (_, part) => {
  expect(new PartMapper([part], '2026-11-26').map(part)).toEqual({
    reason: 'It has no name or no id',
  })
})
