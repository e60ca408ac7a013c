import { expect, test } from 'vitest'
import {
  board,
  box,
  card,
  cooler,
  cpu,
  drive,
  fan,
  memory,
  network,
  radiator,
  sound,
  supply,
  verdictOf,
} from '../../../test/support/parts.ts'
import { radiatorSizes } from '../specifications/kinds/kind.ts'
import { type AnyPart, buildOf } from './part.ts'
import type { Verdict } from './reason.ts'
import { checkBuild, type RuleName } from './rules.ts'
import { emptySlots } from './slots.ts'

const yes = 'fits'
const note = 'fits-with-note'
const no = 'does-not-fit'
const open = 'unknown'

/** The expected verdict, and the parts of the build. */
type Row = [Verdict, ...AnyPart[]]

const sockets: Row[] = [
  [yes, cpu({ socket: 'LGA1851' }), board({ socket: 'LGA1851' })],
  [no, cpu({ socket: 'LGA1851' }), board({ socket: 'LGA1700' })],
  [no, cpu({ socket: 'AM5' }), board({ socket: 'AM4' })],
  [open, cpu({ socket: undefined }), board()],
]

const families: Row[] = [
  [yes, cpu(), board()],
  [note, cpu({ family: 'Ryzen 9000' }), board()],
  [open, cpu({ family: 'Ryzen 9000X3D' }), board()],
  [open, cpu(), board({ families: [{ minBios: 'F20' }] })],
  [
    yes,
    cpu(),
    board({ families: [{ family: 'Ryzen 7000', minBios: 'F1' }, { family: 'Ryzen 7000' }] }),
  ],
]

const memories: Row[] = [
  [yes, board(), memory()],
  [no, board(), memory({ memoryType: 'DDR4' })],
  [no, board(), memory({ form: 'SO-DIMM' })],
  [yes, board({ memoryForm: 'SO-DIMM' }), memory({ form: 'SO-DIMM' })],
  [no, board(), memory({ registered: true })],
  [yes, board({ registeredMemory: true }), memory({ registered: true })],
  [yes, board(), memory({}, 2)],
  [no, board(), memory({}, 3)],
  [no, board(), memory({ modules: 4 }), memory({ modules: 1 })],
  [open, board({ memorySlots: undefined }), memory()],
  [no, board(), memory({ gbPerModule: 128 })],
  [yes, board(), memory({ gbPerModule: 64 }), cpu()],
  [no, board(), memory({ gbPerModule: 96 }), cpu()],
  [yes, board(), memory({ gbPerModule: undefined })],
  [open, board(), memory({ gbPerModule: undefined, capacityGb: undefined })],
  [no, board({ maxMemoryGb: undefined }), memory({ gbPerModule: 96 }), cpu()],
  [yes, board(), memory({ speedMts: 5600, profiles: undefined })],
  [note, board(), memory({ speedMts: 6000 })],
  [note, board(), memory({ speedMts: 6000, profiles: undefined })],
  [yes, board({ memoryType: 'DDR4' }), memory({ memoryType: 'DDR4', speedMts: 3200 })],
  [note, board({ memoryType: 'DDR4' }), memory({ memoryType: 'DDR4', speedMts: 3600 })],
  [yes, board({ memoryType: 'DDR3' }), memory({ memoryType: 'ddr3', speedMts: 1600 })],
  [note, board({ memoryType: 'DDR3' }), memory({ memoryType: 'DDR3', speedMts: 2133 })],
  // Which speeds are ordinary is not known.
  [note, board({ memoryType: 'DDR6' }), memory({ memoryType: 'DDR6', speedMts: 8800 })],
]

const boardSizes: Row[] = [
  [yes, board(), box()],
  [no, board({ formFactor: 'E-ATX' }), box()],
  [no, board({ formFactor: 'Mini-ITX' }), box({ boards: ['ATX'] })],
  [no, board(), box({ form: 'Full tower', boards: ['Mini-ITX'] })],
  [open, board(), box({ form: 'Full tower', boards: undefined })],
  [open, board({ formFactor: undefined }), box()],
]

const frontOnly = box({ radiatorMounts: [{ where: 'Front', sizesMm: [240, 360] }] })
const topOnly = box({ radiatorMounts: [{ where: 'Top', sizesMm: [240] }] })
const mountAt = (...places: string[]) =>
  box({
    radiatorMounts: places.map((where) => ({ where, sizesMm: [240], maxThicknessMm: 55 })),
  })
const unknownMounts = box({ radiatorMounts: undefined })
const cards: Row[] = [
  [yes, card({ lengthMm: 350 }), box()],
  [note, card({ lengthMm: 350.1 }), box()],
  [note, card({ lengthMm: 355 }), box()],
  [no, card({ lengthMm: 355.1 }), box()],
  [yes, card({ lengthMm: 298 }), box(), radiator({ radiatorMm: 360 })],
  [note, card({ lengthMm: 299 }), box(), radiator({ radiatorMm: 360 })],
  [no, card({ lengthMm: 304 }), box(), radiator({ radiatorMm: 360 })],
  [note, card({ lengthMm: 348 }), box(), radiator()],
  [no, card({ lengthMm: 348 }), frontOnly, radiator()],
  [yes, card({ lengthMm: 348 }), topOnly, radiator()],
  [open, card({ lengthMm: 348 }), unknownMounts, radiator()],
  [yes, card({ lengthMm: 250 }), unknownMounts, radiator()],
  [open, card(), frontOnly, radiator({ fanThicknessMm: undefined })],
  [no, card({ lengthMm: 348 }), frontOnly, radiator({ fanThicknessMm: undefined })],
  [no, card({ lengthMm: 348 }), mountAt('FRONT'), radiator()],
  [open, card({ lengthMm: 348 }), mountAt('Front or side'), radiator()],
  [note, card({ lengthMm: 348 }), mountAt('Front or side', 'Top'), radiator()],
  [open, card({ lengthMm: 348 }), box(), cooler({ cooling: 'Thermoelectric' })],
  // Only the front takes it.
  [no, card(), box(), radiator({ radiatorThicknessMm: 38 })],
  [yes, card({ slots: 3 }), box({ slots: 3 })],
  [no, card({ slots: 3.1 }), box({ slots: 3 })],
  [yes, card({ slots: 2.5 }, 2), box({ slots: 6 })],
  [no, card({ slots: 2.5 }, 2), box({ slots: 5 })],
  [no, card(), box({ lowProfileOnly: true })],
  [yes, card({ lowProfile: true }), box({ lowProfileOnly: true })],
  [open, card({ lowProfile: undefined }), box({ lowProfileOnly: true })],
  [yes, card({ lowProfile: undefined }), box({ lowProfileOnly: undefined })],
]

type Listed = { family?: string; model?: string }
/** A cooler without a rating, whose maker lists these processors. */
const listing = (...processors: Listed[]) => cooler({ ratedWatts: undefined, processors })
const ryzen = { ...cpu(), name: 'AMD Ryzen 5 7600' }
const coolers: Row[] = [
  [yes, cooler(), cpu()],
  [no, cooler({ sockets: ['LGA1700'] }), cpu()],
  [no, cooler({ sockets: ['AM4'] }), board()],
  [yes, cooler({ heightMm: 170 }), box()],
  [no, cooler({ heightMm: 170.5 }), box()],
  [open, cooler({ cooling: undefined }), box()],
  [open, cooler({ cooling: 'Thermoelectric' }), box()],
  [note, cooler({ cooling: 'Thermoelectric' }), memory()],
  [no, cooler({ cooling: 'air', heightMm: 171 }), box()],
  [yes, listing({ family: 'Ryzen-7000' }), ryzen],
  [note, cooler({ ramClearanceMm: 32 }), memory({ heightMm: 44 })],
  [yes, cooler({ ramClearanceMm: 44 }), memory({ heightMm: 44 })],
  [note, cooler({ cooling: undefined }), memory()],
  [yes, cooler({ ratedWatts: 162 }), cpu({ maxWatts: 162 })],
  [note, cooler({ ratedWatts: 161 }), cpu({ maxWatts: 162 })],
  [note, cooler(), cpu({ maxWatts: undefined })],
  [yes, listing({ family: 'Ryzen 7000' }), ryzen],
  [note, listing({ family: 'Ryzen 9000' }), ryzen],
  [yes, listing({ family: 'Ryzen 7000', model: '7600' }), ryzen],
  [note, listing({ family: 'Ryzen 7000', model: '760' }), ryzen],
  [yes, listing({ model: '7600' }, {}), ryzen],
  [note, listing({}), ryzen],
  [yes, radiator(), cpu(), memory({ heightMm: undefined })],
]

const mounts = (sizesMm: number[], maxThicknessMm: number | undefined = 60) =>
  box({ radiatorMounts: [{ where: 'Top', sizesMm, ...(maxThicknessMm && { maxThicknessMm }) }] })
/** The sizes of mounts that take each radiator. */
const mountsFor = {
  120: [120, 240, 360],
  240: [240, 360],
  360: [360],
  140: [140, 280, 420],
  280: [280, 420],
  420: [420],
}
const radiators: Row[] = [
  ...radiatorSizes.flatMap((radiatorMm) =>
    radiatorSizes.map((size): Row => {
      const isTaken = mountsFor[radiatorMm].includes(size)
      return [isTaken ? yes : no, radiator({ radiatorMm }), mounts([size])]
    }),
  ),
  [yes, radiator({ radiatorMm: 280 }), mounts([360, 280])],
  [yes, radiator({ radiatorMm: 360 }), mounts([480])],
  [no, radiator({ radiatorMm: 280 }), mounts([480])],
  [open, radiator({ radiatorMm: 200 }), mounts([240])],
  [no, radiator({ radiatorMm: 200 }), mounts([240], 30)],
  [
    yes,
    radiator(),
    box({ radiatorMounts: [{ sizesMm: [200] }, { sizesMm: [240], maxThicknessMm: 60 }] }),
  ],
  [open, cooler({ cooling: 'Thermoelectric' }), box()],
  [yes, radiator(), mounts([240], 52)],
  [no, radiator(), mounts([240], 51)],
  [open, radiator(), box({ radiatorMounts: [{ where: 'Top', sizesMm: [240] }] })],
  [open, radiator(), box({ radiatorMounts: [{ where: 'Top', maxThicknessMm: 60 }] })],
  [no, radiator({ radiatorThicknessMm: 38, fanThicknessMm: undefined }), mounts([240], 30)],
  [open, radiator({ fanThicknessMm: undefined }), box()],
  [no, radiator({ radiatorMm: 420, fanThicknessMm: undefined }), box()],
  [yes, radiator({ radiatorMm: 360, radiatorThicknessMm: 38 }), box()],
]

const supplies: Row[] = [
  [yes, supply(), box()],
  [note, supply({ form: 'SFX' }), box()],
  [no, supply({ form: 'TFX' }), box()],
  [no, supply(), box({ psuForms: ['SFX'] })],
  [no, supply({ form: 'SFX-L' }), box({ psuForms: ['SFX'] })],
  [note, supply({ form: 'sfx' }), box()],
  [yes, supply({ lengthMm: 200 }), box()],
  [no, supply({ lengthMm: 201 }), box()],
  [no, supply({ form: 'TFX' }), box({ psuMaxMm: undefined })],
  [open, supply({ form: 'SFX' }), box({ psuMaxMm: undefined })],
  [yes, supply(), card()],
  [no, supply(), card({ plugs: { pcie8: 4 } })],
  [yes, supply(), card({ plugs: { pcie8: 1, pcie6: 2 } })],
  [no, supply(), card({ plugs: { pcie8: 2, pcie6: 2 } })],
  [no, supply(), card({}, 2)],
  [yes, supply(), card({ plugs: { pcie16: 1 } })],
  [no, supply({ plugs: { eps8: 2, pcie8: 4 } }), card({ plugs: { pcie16: 1 } })],
  [yes, supply({ plugs: undefined }), card({ plugs: {} })],
  [open, supply({ plugs: { eps8: 1 } }), card()],
  [yes, supply(), board({ plugs: { eps8: 2 } })],
  [no, supply(), board({ plugs: { eps8: 2, eps4: 1 } })],
  [open, supply({ plugs: { pcie8: 2 } }), board()],
]

const built = [cpu({ maxWatts: 162 }), board(), memory(), drive(), box()]
const powers: Row[] = [
  // Without a card: 162 + 50 + 10 + 8 + 6 = 236 W.
  [no, ...built, supply({ watts: 235 })],
  [note, ...built, supply({ watts: 236 })],
  [note, ...built, supply({ watts: 294 })],
  [yes, ...built, supply({ watts: 295 })],
  [open, ...built, supply({ watts: undefined })],
  // With the card's 250 W: 486 W.
  [note, ...built, card(), supply({ watts: 607 })],
  [yes, ...built, card(), supply({ watts: 608 })],
  [note, ...built, card({ recommendedSupplyWatts: 650 }), supply({ watts: 649 })],
  [yes, ...built, card({ recommendedSupplyWatts: 650 }), supply({ watts: 650 })],
  [note, ...built, card({ recommendedSupplyWatts: undefined }), supply()],
  // With a card of 300 W: 536 W, 670 W with ATX 3, 777.2 W without.
  [note, ...built, card({ boardWatts: 300 }), supply({ watts: 669 })],
  [yes, ...built, card({ boardWatts: 300 }), supply({ watts: 670 })],
  [note, ...built, card({ boardWatts: 300 }), supply({ atx3: false, watts: 777 })],
  [yes, ...built, card({ boardWatts: 300 }), supply({ atx3: false, watts: 778 })],
  [note, ...built, card({ boardWatts: 300 }), supply({ atx3: undefined, watts: 777 })],
  [yes, ...built, card({ boardWatts: 300 }), supply({ atx3: undefined, watts: 778 })],
  // With a card of 299 W: 535 W, 668.75 W with any supply.
  [yes, ...built, card({ boardWatts: 299 }), supply({ atx3: false, watts: 669 })],
  // Up to 15 fans take 45 W instead of 6 W.
  [yes, cpu(), box({ fansIncluded: undefined }), supply()],
  [note, cpu(), box({ fansIncluded: undefined }), supply({ watts: 200 })],
  [open, cpu(), box({ fansIncluded: undefined }), supply({ watts: 150 })],
  // Three packs of three take 27 W more.
  [no, ...built, fan({}, 3), supply({ watts: 262 })],
  [note, ...built, fan({}, 3), supply({ watts: 263 })],
  [open, cpu(), fan({ fans: undefined }), supply({ watts: 150 })],
  [no, ...built.slice(1), cpu({ maxWatts: undefined }), card(), supply({ watts: 300 })],
  // 88 + 50 = 138 W.
  [note, cpu(), supply({ watts: 172 })],
  [yes, cpu(), supply({ watts: 173 })],
  [yes, cpu({}, 2), supply({ watts: 173 })],
]

const expansions: Row[] = [
  [yes, network(), sound(), box()],
  [yes, network(), card({}, 2), box()],
  [no, network({}, 2), card({}, 2), box()],
  [open, network(), card({ slots: undefined }), box()],
  [open, network(), box({ slots: undefined })],
  [yes, network(), box({ lowProfileOnly: true })],
  [no, sound(), box({ lowProfileOnly: true })],
  [open, sound({ lowProfile: undefined }), box({ lowProfileOnly: true })],
  [note, network(), board()],
  [open, sound({ interface: 'PCI' }), board()],
  [open, sound({ interface: undefined }), board()],
  // They may be outside of the computer, or on the board.
  [open, sound({ interface: undefined }, 8), box()],
  [open, network({ interface: 'M.2' }, 8), box()],
]

const withSlots = (...m2: NonNullable<ReturnType<typeof slot>>[]) => board({ m2 })
const slot = (changes: object = {}) => ({
  key: 'M' as const,
  sizes: ['2280' as const],
  interfaces: ['PCIe 4.0 x4' as const],
  ...changes,
})
const sata = (form: string, quantity = 1) => drive({ form, interface: 'SATA' }, quantity)
const drives: Row[] = [
  [yes, drive(), board()],
  [no, drive({}, 3), board()],
  [no, drive({}, 99), board()],
  [note, drive({ interface: 'PCIe 5.0 x4' }, 2), board()],
  [yes, drive({ interface: 'PCIe 5.0 x4' }), drive(), board()],
  [no, drive({ form: 'M.2 2230' }, 2), board()],
  [yes, drive({ form: 'M.2 22110' }), drive({ form: 'M.2 2230' }), board()],
  [no, drive({ form: 'M.2 2242' }), board()],
  [yes, drive({ interface: 'SATA' }), drive(), board()],
  [no, drive({ interface: 'SATA' }), withSlots(slot())],
  [no, drive(), withSlots(slot({ key: 'E' }))],
  [note, drive(), withSlots(slot({ disables: 'SATA 5 and 6' }))],
  [yes, drive(), withSlots(slot({ disables: 'SATA 5 and 6' }), slot())],
  [note, drive({}, 2), withSlots(slot({ disables: 'SATA 5 and 6' }), slot())],
  [open, drive(), withSlots(slot({ key: undefined }))],
  [yes, drive(), withSlots(slot({ key: undefined }), slot())],
  [open, drive({ interface: undefined }), board()],
  [no, drive({ interface: undefined }, 3), board()],
  [yes, sata('2.5 inch', 4), board()],
  [no, sata('2.5 inch', 3), sata('3.5 inch', 2), board()],
  [open, drive({ form: '2.5 inch' }), board()],
  [yes, sata('3.5 inch', 2), sata('2.5 inch', 2), box()],
  [no, sata('3.5 inch', 3), box()],
  [note, sata('2.5 inch', 3), box()],
  [no, sata('2.5 inch', 3), sata('3.5 inch', 2), box()],
  [no, sata('3.5 inch'), box({ bays: { bay25: 2 } })],
  [yes, drive(), withSlots(slot({ interfaces: ['PCIe 6.0 x4', 'PCIe 5.0 x4'] }))],
  [note, drive(), withSlots(slot({ interfaces: ['PCIe 5.0 x2'] }))],
  [yes, drive({ interface: 'PCIe 3.0 x2' }), withSlots(slot())],
  [open, drive(), withSlots(slot({ key: 'M+E' }))],
  [no, drive(), withSlots(slot({ key: 'b' }))],
  [yes, drive({ form: 'm.2-2580' }), withSlots(slot({ sizes: ['2580'] }))],
  // Without a length.
  [open, drive({ form: 'M.2' }), withSlots(slot())],
  [open, drive({ form: 'U.2', interface: 'PCIe 4.0 x4' }), board()],
  [open, drive({ form: 'U.2', interface: 'SATA' }), board()],
  [open, drive({ form: 'U.2' }), box()],
  [open, drive({ form: '2.5 inch', interface: 'U.2' }), board(), box()],
  [no, sata('3.5 Inch', 3), box()],
]

/** With a processor, complete but for the picture and the cooler. */
const rest = [board(), memory(), drive(), supply(), box()]
const essentials: Row[] = [
  [yes, cpu({ coolerIncluded: true }), ...rest],
  [yes, cpu(), cooler(), ...rest],
  [note, cpu({ coolerIncluded: false }), ...rest],
  [note, cpu({ coolerIncluded: undefined }), ...rest],
  [no, cpu({ integratedGraphics: false }), cooler(), ...rest],
  [open, cpu({ integratedGraphics: undefined }), cooler(), ...rest],
  [yes, cpu({ integratedGraphics: false }), cooler(), card(), ...rest],
  [note, cpu({ integratedGraphics: false }), card(), ...rest],
]

const single: Row[] = [
  [note, cpu({}, 2)],
  [no, cpu(), cpu({ cores: 8 })],
  [no, board(), board({ socket: 'AM4' })],
  [no, cooler(), radiator({ fans: 3 })],
]

const tables: Record<RuleName, Row[]> = {
  socket: sockets,
  'processor-family': families,
  memory: memories,
  'board-size': boardSizes,
  'graphics-card': cards,
  'expansion-cards': expansions,
  cooler: coolers,
  radiator: radiators,
  'power-supply': supplies,
  power: powers,
  drives,
  essentials,
  'single-parts': single,
}

test.each(Object.entries(tables))('the rule "%s" answers as expected [FIT-2]', (rule, rows) => {
  for (const [index, [verdict, ...parts]] of rows.entries()) {
    expect([index, verdictOf(rule as RuleName, parts)]).toEqual([index, verdict])
  }
})

test('a card outside of the computer needs no slot, and a build without optional parts is complete [FIT-6]', () => {
  expect(
    verdictOf('expansion-cards', [sound({ interface: 'USB' }), board(), box()]),
  ).toBeUndefined()
  const whole = [...rest, cpu(), card(), cooler()]
  expect(emptySlots(buildOf(whole))).toEqual([])
  expect(emptySlots(buildOf([network(), fan()]))).toHaveLength(8)
})

test('parts that fit one another have no other verdict [FIT-2]', () => {
  const rules = checkBuild([...rest, cpu(), card(), cooler()])
  expect(new Set(rules.map(({ verdict }) => verdict))).toEqual(new Set([yes]))
  expect(rules).toHaveLength(10)
})

test('the tables have every verdict that a rule can have [FIT-2]', () => {
  const withoutNote: RuleName[] = ['socket', 'board-size', 'radiator']
  for (const [rule, rows] of Object.entries(tables)) {
    const seen = new Set(rows.map(([verdict]) => verdict))
    if (!withoutNote.some((other) => other === rule))
      expect([rule, seen.has(note)]).toEqual([rule, true])
    if (rule === 'single-parts') continue
    // A family that is not listed is unknown, never unfit.
    const all = rule === 'processor-family' ? [yes, open] : [yes, open, no]
    expect([rule, [...seen]]).toEqual([rule, expect.arrayContaining(all)])
  }
})
