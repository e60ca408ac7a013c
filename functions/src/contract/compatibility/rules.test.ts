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
  verdictOf,
} from '../../../test/support/parts.ts'
import { radiatorSizes } from '../specifications/kinds/kind.ts'
import { checkBuild, type RuleName } from './check-build.ts'
import type { AnyPart } from './part.ts'
import type { Verdict } from './reason.ts'

const yes = 'fits'
const note = 'fits-with-note'
const no = 'does-not-fit'
const open = 'unknown'

/** The expected verdict, and the parts of the build. */
type Row = [Verdict, ...AnyPart[]]

const sockets: Row[] = [
  ...(['AM5', 'AM4', 'sTR5', 'LGA1851', 'LGA1700', 'LGA1200'] as const).flatMap((socket): Row[] => [
    [yes, cpu({ socket }), board({ socket })],
    [open, cpu({ socket: undefined }), board({ socket })],
    [open, cpu({ socket }), board({ socket: undefined })],
  ]),
  [no, cpu({ socket: 'AM5' }), board({ socket: 'AM4' })],
  [no, cpu({ socket: 'LGA1851' }), board({ socket: 'LGA1700' })],
]

const families: Row[] = [
  [yes, cpu(), board()],
  [note, cpu({ family: 'Ryzen 9000' }), board()],
  [note, cpu({ family: 'Ryzen 9000' }), board({ biosFlashback: false })],
  [open, cpu({ family: 'Ryzen 9000X3D' }), board()],
  [open, cpu({ family: undefined }), board()],
  [open, cpu(), board({ families: undefined })],
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
  [no, board({ memoryType: 'DDR4' }), memory()],
  [open, board(), memory({ memoryType: undefined })],
  [open, board({ memoryType: undefined }), memory()],
  [no, board(), memory({ form: 'SO-DIMM' })],
  [yes, board({ memoryForm: 'SO-DIMM' }), memory({ form: 'SO-DIMM' })],
  [open, board(), memory({ form: undefined })],
  [open, board({ memoryForm: undefined }), memory()],
  [no, board(), memory({ registered: true })],
  [no, board({ registeredMemory: true }), memory()],
  [yes, board({ registeredMemory: true }), memory({ registered: true })],
  [open, board(), memory({ registered: undefined })],
  [open, board({ registeredMemory: undefined }), memory()],
  [yes, board(), memory({}, 2)],
  [no, board(), memory({}, 3)],
  [no, board(), memory({ modules: 4 }), memory({ modules: 1 })],
  [no, board({ memorySlots: 2 }), memory({ modules: 4 })],
  [open, board({ memorySlots: undefined }), memory()],
  [open, board(), memory({ modules: undefined })],
  [yes, board(), memory({ gbPerModule: 48 })],
  [yes, board(), memory({ gbPerModule: 64 }), cpu()],
  [no, board(), memory({ gbPerModule: 128 })],
  [no, board(), memory({ gbPerModule: 96 }), cpu()],
  [yes, board(), memory({ gbPerModule: 96 }), cpu({ maxMemoryGb: 256 })],
  [yes, board(), memory({ gbPerModule: undefined })],
  [open, board(), memory({ gbPerModule: undefined, capacityGb: undefined })],
  [open, board({ maxMemoryGb: undefined }), memory()],
  [open, board(), memory(), cpu({ maxMemoryGb: undefined })],
  [no, board({ maxMemoryGb: undefined }), memory({ gbPerModule: 96 }), cpu()],
  [yes, board(), memory({ speedMts: 4800, profiles: undefined })],
  [yes, board(), memory({ speedMts: 5600, profiles: undefined })],
  [note, board(), memory({ speedMts: 6000 })],
  [note, board(), memory({ speedMts: 6000, profiles: undefined })],
  [note, board(), memory({ speedMts: undefined })],
  [yes, board({ memoryType: 'DDR4' }), memory({ memoryType: 'DDR4', speedMts: 3200 })],
  [note, board({ memoryType: 'DDR4' }), memory({ memoryType: 'DDR4', speedMts: 3600 })],
  [no, board({ memorySlots: undefined }), memory({ memoryType: 'DDR4' })],
]

const boardSizes: Row[] = [
  [yes, board(), box()],
  [yes, board({ formFactor: 'Mini-ITX' }), box()],
  [no, board({ formFactor: 'E-ATX' }), box()],
  [no, board({ formFactor: 'Mini-ITX' }), box({ boards: ['ATX'] })],
  [no, board(), box({ form: 'Full tower', boards: ['Mini-ITX'] })],
  [open, board(), box({ form: 'Full tower', boards: undefined })],
  [open, board({ formFactor: undefined }), box()],
]

const lengths = (
  [
    [348, 355, yes],
    [350, 355, yes],
    [350.1, 355, note],
    [355, 355, note],
    [355.1, 355, no],
    [undefined, 355, open],
    [348, undefined, open],
  ] as const
).map(([lengthMm, gpuMaxMm, verdict]): Row => [verdict, card({ lengthMm }), box({ gpuMaxMm })])

const front = [{ where: 'Front' as const, sizesMm: [240, 360] as (240 | 360)[] }]
const cards: Row[] = [
  ...lengths,
  [no, card({ lengthMm: 348 }), box(), radiator({ radiatorMm: 360 })],
  [yes, card({ lengthMm: 298 }), box(), radiator({ radiatorMm: 360 })],
  [note, card({ lengthMm: 299 }), box(), radiator({ radiatorMm: 360 })],
  [note, card({ lengthMm: 303 }), box(), radiator({ radiatorMm: 360 })],
  [no, card({ lengthMm: 304 }), box(), radiator({ radiatorMm: 360 })],
  [note, card({ lengthMm: 348 }), box(), radiator()],
  [yes, card({ lengthMm: 290 }), box(), radiator()],
  [no, card({ lengthMm: 348 }), box({ radiatorMounts: front }), radiator()],
  [
    yes,
    card({ lengthMm: 348 }),
    box({ radiatorMounts: [{ where: 'Top', sizesMm: [240] }] }),
    radiator(),
  ],
  [open, card({ lengthMm: 348 }), box({ radiatorMounts: undefined }), radiator()],
  [yes, card({ lengthMm: 250 }), box({ radiatorMounts: undefined }), radiator()],
  [open, card(), box({ radiatorMounts: front }), radiator({ fanThicknessMm: undefined })],
  [open, card(), box({ radiatorMounts: front }), radiator({ radiatorThicknessMm: undefined })],
  [
    no,
    card({ lengthMm: 348 }),
    box({ radiatorMounts: front }),
    radiator({ fanThicknessMm: undefined }),
  ],
  // Only the front takes it.
  [no, card(), box(), radiator({ radiatorThicknessMm: 38 })],
  [yes, card({ lengthMm: 348 }), box(), cooler()],
  [yes, card({ slots: 3.6 }), box()],
  [yes, card({ slots: 3 }), box({ slots: 3 })],
  [no, card({ slots: 3.1 }), box({ slots: 3 })],
  [no, card({ slots: 2.5 }), box({ slots: 2 })],
  [yes, card({ slots: 2.5 }, 2), box({ slots: 6 })],
  [no, card({ slots: 2.5 }, 2), box({ slots: 5 })],
  [open, card({ slots: undefined }), box()],
  [open, card(), box({ slots: undefined })],
  [no, card(), box({ lowProfileOnly: true })],
  [yes, card({ lowProfile: true }), box({ lowProfileOnly: true })],
  [open, card({ lowProfile: undefined }), box({ lowProfileOnly: true })],
  [yes, card({ lowProfile: undefined }), box({ lowProfileOnly: undefined })],
]

const coolers: Row[] = [
  [yes, cooler(), cpu()],
  [yes, cooler(), board()],
  [no, cooler({ sockets: ['LGA1700'] }), cpu()],
  [no, cooler({ sockets: ['AM4'] }), board()],
  [no, radiator({ sockets: ['AM4'] }), cpu()],
  [open, cooler({ sockets: undefined }), cpu()],
  [open, cooler(), cpu({ socket: undefined })],
  ...(
    [
      [170, 170, yes],
      [170.5, 170, no],
      [158, 67, no],
      [undefined, 170, open],
      [158, undefined, open],
    ] as const
  ).map(
    ([heightMm, coolerMaxMm, verdict]): Row => [
      verdict,
      cooler({ heightMm }),
      box({ coolerMaxMm }),
    ],
  ),
  [open, cooler({ cooling: undefined }), box()],
  ...(
    [
      [32, 44, note],
      [44, 44, yes],
      [40, 40.5, note],
      [undefined, 44, note],
      [32, undefined, note],
    ] as const
  ).map(
    ([ramClearanceMm, heightMm, verdict]): Row => [
      verdict,
      cooler({ ramClearanceMm }),
      memory({ heightMm }),
    ],
  ),
  [note, cooler({ cooling: undefined }), memory()],
  ...(
    [
      [162, 162, yes],
      [161, 162, note],
      [undefined, 88, note],
      [200, undefined, note],
    ] as const
  ).map(
    ([ratedWatts, maxWatts, verdict]): Row => [verdict, cooler({ ratedWatts }), cpu({ maxWatts })],
  ),
  ...(
    [
      [[{ family: 'Ryzen 7000' }], yes],
      [[{ family: 'Ryzen 9000' }], note],
      [[{ family: 'Ryzen 7000', model: '7600' }], yes],
      [[{ family: 'Ryzen 7000', model: '760' }], note],
      [[{ model: '7600' }, {}], yes],
      [[{}], note],
    ] as const
  ).map(
    ([processors, verdict]): Row => [
      verdict,
      cooler({ ratedWatts: undefined, processors: [...processors] }),
      { ...cpu(), name: 'AMD Ryzen 5 7600' },
    ],
  ),
  [yes, radiator(), cpu(), memory({ heightMm: undefined })],
  [no, cooler({ heightMm: 180, ratedWatts: undefined }), cpu(), box()],
]

const mounts = (
  sizesMm: (typeof radiatorSizes)[number][],
  maxThicknessMm: number | undefined = 60,
) => box({ radiatorMounts: [{ where: 'Top', sizesMm, ...(maxThicknessMm && { maxThicknessMm }) }] })
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
  [yes, radiator(), mounts([240], 52)],
  [no, radiator(), mounts([240], 51)],
  [no, radiator({ radiatorThicknessMm: 38, fanThicknessMm: 25 }), mounts([240], 60)],
  [open, radiator(), box({ radiatorMounts: [{ where: 'Top', sizesMm: [240] }] })],
  [open, radiator(), box({ radiatorMounts: [{ where: 'Top', maxThicknessMm: 60 }] })],
  [no, radiator({ radiatorThicknessMm: 38, fanThicknessMm: undefined }), mounts([240], 30)],
  [open, radiator(), box({ radiatorMounts: undefined })],
  [open, radiator({ radiatorMm: undefined }), box()],
  [open, radiator({ radiatorThicknessMm: undefined }), box()],
  [open, radiator({ fanThicknessMm: undefined }), box()],
  [no, radiator({ radiatorMm: 420, fanThicknessMm: undefined }), box()],
  [yes, radiator({ radiatorMm: 360, radiatorThicknessMm: 38 }), box()],
]

const supplies: Row[] = [
  [yes, supply(), box()],
  [note, supply({ form: 'SFX' }), box()],
  [note, supply({ form: 'SFX-L' }), box({ psuForms: ['ATX', 'SFX'] })],
  [no, supply({ form: 'TFX' }), box()],
  [no, supply(), box({ psuForms: ['SFX'] })],
  [no, supply({ form: 'SFX-L' }), box({ psuForms: ['SFX'] })],
  [open, supply({ form: undefined }), box()],
  [open, supply(), box({ psuForms: undefined })],
  [yes, supply({ lengthMm: 200 }), box()],
  [no, supply({ lengthMm: 201 }), box()],
  [open, supply({ lengthMm: undefined }), box()],
  [open, supply(), box({ psuMaxMm: undefined })],
  [no, supply({ form: 'TFX' }), box({ psuMaxMm: undefined })],
  [open, supply({ form: 'SFX' }), box({ psuMaxMm: undefined })],
  [yes, supply(), card()],
  [no, supply(), card({ plugs: { pcie8: 4 } })],
  [yes, supply(), card({ plugs: { pcie8: 1, pcie6: 2 } })],
  [no, supply(), card({ plugs: { pcie8: 2, pcie6: 2 } })],
  [no, supply(), card({}, 2)],
  [yes, supply(), card({ plugs: { pcie16: 1 } })],
  [no, supply(), card({ plugs: { pcie16: 2 } })],
  [no, supply({ plugs: { eps8: 2, pcie8: 4 } }), card({ plugs: { pcie16: 1 } })],
  [yes, supply({ plugs: undefined }), card({ plugs: {} })],
  [open, supply(), card({ plugs: undefined })],
  [open, supply({ plugs: undefined }), card()],
  [open, supply({ plugs: {} }), card()],
  [open, supply({ plugs: { eps8: 1 } }), card()],
  [yes, supply(), board()],
  [yes, supply(), board({ plugs: { eps8: 2 } })],
  [no, supply(), board({ plugs: { eps8: 2, eps4: 1 } })],
  [no, supply({ plugs: { eps8: 1 } }), board({ plugs: { eps8: 2 } })],
  [open, supply({ plugs: { pcie8: 2 } }), board()],
  [open, supply(), board({ plugs: undefined })],
]

const built = [cpu({ maxWatts: 162 }), board(), memory(), drive(), box()]
/** Without a card: 162 + 50 + 10 + 8 + 6 = 236 W. With the card's 250 W: 486 W. */
const powers: Row[] = [
  ...(
    [
      [235, no],
      [236, note],
      [294, note],
      [295, yes],
      [850, yes],
      [undefined, open],
    ] as const
  ).map(([watts, verdict]): Row => [verdict, ...built, supply({ watts })]),
  ...(
    [
      [485, no],
      [486, note],
      [607, note],
      [608, yes],
      [undefined, open],
    ] as const
  ).map(([watts, verdict]): Row => [verdict, ...built, card(), supply({ watts })]),
  [note, ...built, card({ recommendedSupplyWatts: 650 }), supply({ watts: 649 })],
  [yes, ...built, card({ recommendedSupplyWatts: 650 }), supply({ watts: 650 })],
  [note, ...built, card({ recommendedSupplyWatts: undefined }), supply()],
  [note, ...built, card({ recommendedSupplyWatts: undefined }), supply({ watts: 600 })],
  [no, ...built, card({ recommendedSupplyWatts: undefined }), supply({ watts: 400 })],
  // With a card of 300 W: 536 W, 670 W with ATX 3, 777.2 W without.
  ...(
    [
      [true, 669, note],
      [true, 670, yes],
      [false, 670, note],
      [false, 777, note],
      [false, 778, yes],
      [false, 535, no],
      [undefined, 700, note],
      [undefined, 669, note],
      [undefined, 778, yes],
      [undefined, 535, no],
    ] as const
  ).map(
    ([atx3, watts, verdict]): Row => [
      verdict,
      ...built,
      card({ boardWatts: 300 }),
      supply({ atx3, watts }),
    ],
  ),
  // With a card of 299 W: 535 W, 668.75 W with any supply.
  [yes, ...built, card({ boardWatts: 299 }), supply({ atx3: false, watts: 669 })],
  [yes, ...built, card({ boardWatts: 299 }), supply({ atx3: undefined, watts: 669 })],
  // Up to 15 fans take 45 W instead of 6 W.
  [yes, cpu(), box({ fansIncluded: undefined }), supply()],
  [note, cpu(), box({ fansIncluded: undefined }), supply({ watts: 200 })],
  [open, cpu(), box({ fansIncluded: undefined }), supply({ watts: 150 })],
  [open, ...built.slice(1), cpu({ maxWatts: undefined }), supply()],
  [no, ...built.slice(1), cpu({ maxWatts: undefined }), card(), supply({ watts: 300 })],
  [open, ...built, card({ boardWatts: undefined }), supply()],
  [open, cpu(), memory({ modules: undefined }), supply()],
  // 88 + 50 = 138 W, and 600 + 50 = 650 W.
  [yes, cpu(), supply({ watts: 173 })],
  [yes, cpu({}, 2), supply({ watts: 173 })],
  [note, cpu(), supply({ watts: 172 })],
  [no, card({ boardWatts: 600 }), supply({ watts: 649 })],
]

const withSlots = (...m2: NonNullable<ReturnType<typeof slot>>[]) => board({ m2 })
const slot = (changes: object = {}) => ({
  key: 'M' as const,
  sizes: ['2280' as const],
  interfaces: ['PCIe 4.0 x4' as const],
  ...changes,
})
const sata = (form: '2.5 inch' | '3.5 inch', quantity = 1) =>
  drive({ form, interface: 'SATA' }, quantity)
const drives: Row[] = [
  [yes, drive(), board()],
  [no, drive({}, 3), board()],
  [no, drive({}, 99), board()],
  [yes, drive({ interface: 'PCIe 5.0 x4' }), board()],
  [note, drive({ interface: 'PCIe 5.0 x4' }, 2), board()],
  [yes, drive({ interface: 'PCIe 5.0 x4' }), drive(), board()],
  [no, drive({ form: 'M.2 2230' }, 2), board()],
  [yes, drive({ form: 'M.2 22110' }), drive({ form: 'M.2 2230' }), board()],
  [no, drive({ form: 'M.2 22110' }, 2), board()],
  [no, drive({ form: 'M.2 2242' }), board()],
  [no, drive({ interface: 'SATA' }, 2), board()],
  [yes, drive({ interface: 'SATA' }), drive(), board()],
  [no, drive({ interface: 'SATA' }), withSlots(slot())],
  [no, drive(), withSlots(slot({ key: 'E' }))],
  [no, drive(), withSlots(slot({ interfaces: ['SATA'] }))],
  [note, drive({ interface: 'PCIe 5.0 x4' }), withSlots(slot())],
  [note, drive(), withSlots(slot({ disables: 'SATA 5 and 6' }))],
  [yes, drive(), withSlots(slot({ disables: 'SATA 5 and 6' }), slot())],
  [note, drive({}, 2), withSlots(slot({ disables: 'SATA 5 and 6' }), slot())],
  [open, drive(), withSlots(slot({ key: undefined }))],
  [open, drive(), withSlots(slot({ sizes: undefined }))],
  [open, drive(), withSlots(slot({ interfaces: undefined }))],
  [yes, drive(), withSlots(slot({ key: undefined }), slot())],
  [open, drive(), board({ m2: undefined })],
  [open, drive({ form: undefined }), board()],
  [open, drive({ interface: undefined }), board()],
  [no, drive({ interface: undefined }, 3), board()],
  [yes, sata('3.5 inch'), board()],
  [yes, sata('2.5 inch', 4), board()],
  [no, sata('2.5 inch', 3), sata('3.5 inch', 2), board()],
  [open, sata('2.5 inch'), board({ sataPorts: undefined })],
  [open, drive({ form: '2.5 inch', interface: undefined }), board()],
  [open, drive({ form: '2.5 inch' }), board()],
  [yes, sata('3.5 inch', 2), sata('2.5 inch', 2), box()],
  [no, sata('3.5 inch', 3), box()],
  [note, sata('2.5 inch', 3), box()],
  [no, sata('2.5 inch', 3), sata('3.5 inch', 2), box()],
  [no, sata('3.5 inch'), box({ bays: { bay25: 2 } })],
  [no, sata('2.5 inch'), box({ bays: {} })],
  [open, sata('3.5 inch'), box({ bays: undefined })],
]

/** With a processor, complete but for the picture and the cooler. */
const rest = [board(), memory(), drive(), supply(), box()]
const essentials: Row[] = [
  [yes, cpu({ coolerIncluded: true }), ...rest],
  [yes, cpu(), cooler(), ...rest],
  [note, cpu({ coolerIncluded: false }), ...rest],
  [note, cpu({ coolerIncluded: undefined }), ...rest],
  [yes, cpu({ coolerIncluded: undefined }), radiator(), ...rest],
  [no, cpu({ integratedGraphics: false }), cooler(), ...rest],
  [no, cpu({ integratedGraphics: false, coolerIncluded: true }), ...rest],
  [open, cpu({ integratedGraphics: undefined }), cooler(), ...rest],
  [yes, cpu({ integratedGraphics: false }), cooler(), card(), ...rest],
  [yes, cpu({ integratedGraphics: undefined }), cooler(), card(), ...rest],
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

test('parts that fit one another have no other verdict [FIT-2]', () => {
  const rules = checkBuild([...rest, cpu(), card(), cooler()])
  expect(new Set(rules.map(({ verdict }) => verdict))).toEqual(new Set([yes]))
  expect(rules).toHaveLength(10)
})

test('the tables have more than 200 builds and every verdict that a rule can have [FIT-2]', () => {
  expect(Object.values(tables).flat().length).toBeGreaterThan(200)
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
