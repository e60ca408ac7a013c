import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { specificationKindNames } from '../../functions/src/parts/specifications/specification-kinds.ts'
import { type Mapped, partMapper } from './open-db-product.ts'

const sample = readFileSync(new URL('testing/open-db-sample.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function mapOne(part: object, all: unknown[] = [part]) {
  const mapped: Mapped = partMapper(all, '2026-11-26')(part)
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
    id: 'amd-ryzen-7-7700x3d',
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

test('a deployed shop has a drawing of each kind [IMPORT-3]', () => {
  for (const kind of specificationKindNames) {
    expect([kind, existsSync(`web/public/kinds/${kind}.svg`)]).toEqual([kind, true])
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
    { form: 'Small form factor', boards: ['E-ATX', 'Micro-ATX'] },
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
  ['Desk', {}, { kind: 'accessory', category: 'Desk' }],
  ['WaterBlock', {}, { kind: 'accessory', category: 'Water Block' }],
])('%s with %j has %j [IMPORT-3]', (category, fields, expected) => {
  const { kind, sources, ...specs } = Object(specsOf(category, fields))
  const { kind: _, ...facts } = Object(expected)
  expect(specs).toEqual(facts)
})

const m2Of = (slots: object[], metadata: object = {}) => {
  const all = slots.map((slot) => ({ key: 'M', interface: 'PCIe 4.0 x4', ...slot }))
  const specs = specsOf('Motherboard', { m2_slots: all }, metadata)
  return specs?.kind === 'motherboard' ? specs.m2 : undefined
}

test('M.2 slots: a list of lengths is one slot, and one interface in all slots is a default [IMPORT-3]', () => {
  const list = [{ size: '2242-2260' }, { size: '2280' }, { size: '2280', key: 'E' }]
  const slots = [{ key: 'M', sizes: ['2242', '2260', '2280'] }, { key: 'E' }]
  expect(m2Of(list)).toEqual(slots)
  const text = { size: '2242/2260/2280', interface: 'PCIe Gen3x4 & SATA3' }
  expect(m2Of([text, { size: '2280', interface: 'PCIe 5.0 x4' }])).toEqual([
    { key: 'M', sizes: ['2242', '2260', '2280'], interfaces: ['PCIe 3.0 x4', 'SATA'] },
    { key: 'M', sizes: ['2280'], interfaces: ['PCIe 5.0 x4'] },
  ])
  expect(m2Of([{ size: '2280' }], { releaseYear: 2024 })).toMatchObject([
    { interfaces: ['PCIe 4.0 x4'] },
  ])
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

test('what the tables of the shop lack is a fact, with its unit [IMPORT-3]', () => {
  const pcie_slots = [{ gen: '4.0', quantity: 1, lanes: 16 }]
  const { product } = mapOne(
    aPart('Motherboard', {
      pcie_slots,
      color: ['BLACK', 'RED'],
      raid_support: false,
      lighting: [],
    }),
  )
  expect(product.facts).toEqual([
    { label: 'Colour', value: 'Black, Red' },
    { label: 'RAID', value: 'No' },
    { label: 'PCIe slots', value: '1 × PCIe 4.0 x16' },
    { label: 'Data', value: 'BuildCores OpenDB, ODC-By 1.0' },
  ])
  const card = mapOne(aPart('GPU', { core_count: 0, core_base_clock: 2310, cooling: '3 Fans' }))
  expect(card.product.facts?.slice(0, 2)).toEqual([
    { label: 'Base clock', value: '2310 MHz' },
    { label: 'Cooling', value: '3 Fans' },
  ])
})

test('part numbers that identify nothing are dropped, lists are split, equal ones are one [IMPORT-3]', () => {
  const part_numbers = ['', '16', 'BLK', '240G', 'Red', 'CT-12 34', 'ct1234', 'AB-1;CD-2', 'AB-1']
  const part = aPart('RAM', {}, { name: 'Crucial Red', part_numbers })
  expect(mapOne(part).product.partNumbers).toEqual(['ct1234', 'AB-1', 'CD-2'])
  const many = Array.from({ length: 12 }, (_, n) => `PART-${n}`)
  const { product, counts } = mapOne(aPart('RAM', {}, { part_numbers: many }))
  expect(product.partNumbers).toHaveLength(10)
  expect(counts).toContainEqual({ field: 'part numbers', values: 12, kept: 10 })
})

test('brands have their commonest spelling, and equal names are told apart by the part number [IMPORT-3]', () => {
  const parts = ['ASUS', 'Asus', 'ASUS'].map((manufacturer, n) => ({
    ...aPart('Mouse', {}, { name: 'Pugio', manufacturer, part_numbers: [`P-10${n}`] }),
    opendb_id: `${n}1111111-2222-4333-8444-555555555555`,
  }))
  const products = parts.map((part) => mapOne(part, parts))
  expect(new Set(products.map(({ product }) => product.brand))).toEqual(new Set(['ASUS']))
  expect(products.map(({ id }) => id)).toEqual(['pugio-p-100', 'pugio-p-101', 'pugio-p-102'])
})

test.each([
  ['no name', { category: 'CPU', opendb_id: '1', metadata: {} }],
  ['no object', null],
])('a part with %s is left out with a reason [IMPORT-3]', (_, part) => {
  expect(partMapper([part], '2026-11-26')(part)).toEqual({ reason: 'It has no name or no id' })
})
