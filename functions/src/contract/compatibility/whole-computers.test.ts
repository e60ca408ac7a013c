import { expect, test } from 'vitest'
import {
  board,
  box,
  card,
  cooler,
  cpu,
  drive,
  memory,
  radiator,
  supply,
} from '../../../test/support/parts.ts'
import { checkBuild, type RuleName } from './check-build.ts'
import type { AnyPart } from './part.ts'
import type { Verdict } from './reason.ts'

/** A computer whose parts fit one another. */
const computer = {
  cpu: [cpu()],
  board: [board()],
  memory: [memory()],
  card: [card()],
  drives: [drive()],
  supply: [supply()],
  box: [box()],
  cooler: [cooler()],
}
type Parts = Partial<Record<keyof typeof computer, AnyPart[]>>

const note = 'fits-with-note'
const no = 'does-not-fit'
const open = 'unknown'

/** What is different in the computer, and the rules that then answer other than "fits". */
type Row = [name: string, Parts, Partial<Record<RuleName, Verdict>>]

const front = [{ where: 'Front' as const, sizesMm: [360 as const], maxThicknessMm: 70 }]
const slot = {
  key: 'M' as const,
  sizes: ['2280' as const],
  interfaces: ['PCIe 4.0 x4' as const],
}
const sata = (form: '2.5 inch' | '3.5 inch', pieces = 1) =>
  drive({ form, interface: 'SATA' }, pieces)

const rows: Row[] = [
  ['nothing', {}, {}],
  ['an Intel processor', { cpu: [cpu({ socket: 'LGA1851' })] }, { socket: no, cooler: no }],
  ['an AM4 board', { board: [board({ socket: 'AM4' })] }, { socket: no }],
  ['an unknown socket', { cpu: [cpu({ socket: undefined })] }, { socket: open, cooler: open }],
  ['a newer family', { cpu: [cpu({ family: 'Ryzen 9000' })] }, { 'processor-family': note }],
  ['an unlisted family', { cpu: [cpu({ family: 'Ryzen 8000G' })] }, { 'processor-family': open }],
  ['no list', { board: [board({ families: undefined })] }, { 'processor-family': open }],
  ['DDR4', { memory: [memory({ memoryType: 'DDR4' })] }, { memory: no }],
  ['laptop memory', { memory: [memory({ form: 'SO-DIMM' })] }, { memory: no }],
  ['registered memory', { memory: [memory({ registered: true })] }, { memory: no }],
  [
    'a board of unknown buffering',
    { board: [board({ registeredMemory: undefined })] },
    { memory: open },
  ],
  ['two kits of two', { memory: [memory({}, 2)] }, {}],
  ['three kits of two', { memory: [memory({}, 3)] }, { memory: no }],
  [
    'one module too many',
    { board: [board({ memorySlots: 2 })], memory: [memory({ modules: 3 })] },
    { memory: no },
  ],
  ['as much as the processor takes', { memory: [memory({ gbPerModule: 64 })] }, {}],
  ['more than the processor takes', { memory: [memory({ gbPerModule: 96 })] }, { memory: no }],
  [
    'more than the board takes',
    { board: [board({ maxMemoryGb: 64 })], memory: [memory({ gbPerModule: 48 })] },
    { memory: no },
  ],
  ['a limit that is not known', { cpu: [cpu({ maxMemoryGb: undefined })] }, { memory: open }],
  ['DDR5-6000 with EXPO', { memory: [memory({ speedMts: 6000 })] }, { memory: note }],
  [
    'DDR5-6000 without a known profile',
    { memory: [memory({ speedMts: 6000, profiles: undefined })] },
    { memory: note },
  ],
  ['a large board', { board: [board({ formFactor: 'E-ATX' })] }, { 'board-size': no }],
  [
    'a tower without a list of boards',
    { box: [box({ form: 'Full tower', boards: undefined })] },
    { 'board-size': open },
  ],
  ['a card with 5 mm left', { card: [card({ lengthMm: 350 })] }, {}],
  ['a card with 4 mm left', { card: [card({ lengthMm: 351 })] }, { 'graphics-card': note }],
  ['a card 1 mm too long', { card: [card({ lengthMm: 356 })] }, { 'graphics-card': no }],
  [
    'a radiator in front of a short card',
    { card: [card({ lengthMm: 290 })], cooler: [radiator({ radiatorMm: 360 })] },
    {},
  ],
  [
    'a radiator in front, 3 mm left',
    { cooler: [radiator({ radiatorMm: 360 })] },
    { 'graphics-card': note },
  ],
  [
    'a radiator in front of a long card',
    { card: [card({ lengthMm: 304 })], cooler: [radiator({ radiatorMm: 360 })] },
    { 'graphics-card': no },
  ],
  [
    'a radiator too thick for the top',
    { cooler: [radiator({ radiatorThicknessMm: 38 })] },
    { 'graphics-card': no },
  ],
  [
    'a radiator of unknown thickness in front',
    {
      box: [box({ radiatorMounts: front })],
      cooler: [radiator({ radiatorThicknessMm: undefined })],
    },
    { 'graphics-card': open, radiator: open },
  ],
  ['a wide card in a narrow case', { box: [box({ slots: 2 })] }, { 'graphics-card': no }],
  ['a flat case', { box: [box({ lowProfileOnly: true })] }, { 'graphics-card': no }],
  [
    'a flat case and a card of unknown height',
    { box: [box({ lowProfileOnly: true })], card: [card({ lowProfile: undefined })] },
    { 'graphics-card': open },
  ],
  ['a cooler 1 mm too tall', { cooler: [cooler({ heightMm: 171 })] }, { cooler: no }],
  ['tall memory', { memory: [memory({ heightMm: 44 })] }, { cooler: note }],
  ['memory of unknown height', { memory: [memory({ heightMm: undefined })] }, { cooler: note }],
  ['a hot processor', { cpu: [cpu({ maxWatts: 250 })] }, { cooler: note }],
  ['a cooler without a rating', { cooler: [cooler({ ratedWatts: undefined })] }, { cooler: note }],
  [
    'a 280 mm radiator',
    { cooler: [radiator({ radiatorMm: 280 })] },
    { radiator: no, 'graphics-card': note },
  ],
  [
    'a mount of unknown depth',
    { box: [box({ radiatorMounts: [{ where: 'Top', sizesMm: [240] }] })], cooler: [radiator()] },
    { radiator: open },
  ],
  [
    'a radiator thicker than the mount, without its fans',
    {
      box: [box({ radiatorMounts: [{ where: 'Top', sizesMm: [240], maxThicknessMm: 30 }] })],
      cooler: [radiator({ radiatorThicknessMm: 38, fanThicknessMm: undefined })],
    },
    { radiator: no },
  ],
  [
    'a small supply in a large case',
    { supply: [supply({ form: 'SFX' })] },
    { 'power-supply': note },
  ],
  ['a flat supply in a large case', { supply: [supply({ form: 'TFX' })] }, { 'power-supply': no }],
  ['a supply 1 mm too long', { supply: [supply({ lengthMm: 201 })] }, { 'power-supply': no }],
  [
    'a 16-pin card, a supply without',
    { card: [card({ plugs: { pcie16: 1 } })], supply: [supply({ plugs: { eps8: 2, pcie8: 3 } })] },
    { 'power-supply': no },
  ],
  [
    'a supply that lists no graphics plug',
    { supply: [supply({ plugs: { eps8: 2 } })] },
    { 'power-supply': open },
  ],
  [
    'a board with two processor plugs',
    { board: [board({ plugs: { eps8: 2 } })], supply: [supply({ plugs: { eps8: 1, pcie8: 2 } })] },
    { 'power-supply': no },
  ],
  ['a supply below the load', { supply: [supply({ watts: 411 })] }, { power: no }],
  ['a supply without reserve', { supply: [supply({ watts: 500 })] }, { power: note }],
  [
    'a supply below the advice of the vendor',
    { supply: [supply({ watts: 549 })] },
    { power: note },
  ],
  ['a supply as the vendor advises', { supply: [supply({ watts: 550 })] }, {}],
  [
    'a card of 300 W, a supply before ATX 3',
    { card: [card({ boardWatts: 300 })], supply: [supply({ watts: 660, atx3: false })] },
    { power: note },
  ],
  [
    'a card of 300 W, a large supply before ATX 3',
    { card: [card({ boardWatts: 300 })], supply: [supply({ watts: 700, atx3: false })] },
    {},
  ],
  [
    'a card of 300 W, a supply of unknown age',
    { card: [card({ boardWatts: 300 })], supply: [supply({ watts: 650, atx3: undefined })] },
    { power: note },
  ],
  [
    'a processor of unknown power',
    { cpu: [cpu({ maxWatts: undefined })] },
    { cooler: note, power: open },
  ],
  [
    'a vendor without advice',
    { card: [card({ recommendedSupplyWatts: undefined })] },
    { power: note },
  ],
  ['unknown fans, ample supply', { box: [box({ fansIncluded: undefined })] }, {}],
  [
    'unknown fans, tight supply',
    { box: [box({ fansIncluded: undefined })], supply: [supply({ watts: 550 })] },
    { power: note },
  ],
  [
    'unknown fans, no reserve at all',
    { box: [box({ fansIncluded: undefined })], supply: [supply({ watts: 450 })] },
    { power: open },
  ],
  ['two PCIe 5.0 drives', { drives: [drive({ interface: 'PCIe 5.0 x4' }, 2)] }, { drives: note }],
  ['three M.2 drives', { drives: [drive({}, 3)] }, { drives: no }],
  [
    'a drive in a slot that disables ports',
    { board: [board({ m2: [{ ...slot, disables: 'SATA 5 and 6' }] })] },
    { drives: note },
  ],
  [
    'a drive for the slot of the Wi-Fi card',
    { board: [board({ m2: [{ ...slot, key: 'E' }] })] },
    { drives: no },
  ],
  ['a board of unknown slots', { board: [board({ m2: undefined })] }, { drives: open }],
  ['SATA drives as many as bays', { drives: [sata('3.5 inch', 2), sata('2.5 inch', 2)] }, {}],
  ['five SATA drives', { drives: [sata('2.5 inch', 3), sata('3.5 inch', 2)] }, { drives: no }],
  ['no graphics card', { card: [] }, {}],
  ['no picture', { card: [], cpu: [cpu({ integratedGraphics: false })] }, { essentials: no }],
  ['no cooler', { cooler: [] }, { essentials: note }],
  ['a cooler in the box', { cooler: [], cpu: [cpu({ coolerIncluded: true })] }, {}],
  ['a spare case', { box: [box({}, 2)] }, { 'single-parts': note }],
  ['two coolers', { cooler: [cooler(), cooler({ heightMm: 150 })] }, { 'single-parts': no }],
]

test.each(rows)(
  'of a computer that fits, with %s, each rule answers as expected [FIT-2]',
  (_, changes, expected) => {
    const checked = checkBuild(Object.values({ ...computer, ...changes }).flat())
    const others = checked.filter(({ verdict }) => verdict !== 'fits')
    expect(Object.fromEntries(others.map(({ rule, verdict }) => [rule, verdict]))).toEqual(expected)
  },
)
