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

const rows: Row[] = [
  ['nothing', {}, {}],
  ['an Intel processor', { cpu: [cpu({ socket: 'LGA1851' })] }, { socket: no, cooler: no }],
  ['an unknown socket', { cpu: [cpu({ socket: undefined })] }, { socket: open, cooler: open }],
  ['an unlisted family', { cpu: [cpu({ family: 'Ryzen 8000G' })] }, { 'processor-family': open }],
  [
    'a case without a list of boards',
    { box: [box({ boards: undefined })] },
    { 'board-size': open },
  ],
  ['a card 1 mm too long', { card: [card({ lengthMm: 356 })] }, { 'graphics-card': no }],
  [
    'a radiator in front of a short card',
    { card: [card({ lengthMm: 290 })], cooler: [radiator({ radiatorMm: 360 })] },
    {},
  ],
  [
    'a radiator too thick for the top',
    { cooler: [radiator({ radiatorThicknessMm: 38 })] },
    { 'graphics-card': no },
  ],
  [
    'a radiator of unknown thickness',
    { cooler: [radiator({ radiatorMm: 360, radiatorThicknessMm: undefined })] },
    { 'graphics-card': open, radiator: open },
  ],
  ['a 280 mm radiator', { cooler: [radiator({ radiatorMm: 280 })] }, { radiator: no }],
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
  [
    'a supply that lists no graphics plug',
    { supply: [supply({ plugs: { eps8: 2 } })] },
    { 'power-supply': open },
  ],
  ['a supply below the load', { supply: [supply({ watts: 411 })] }, { power: no }],
  ['a supply without reserve', { supply: [supply({ watts: 500 })] }, { power: note }],
  ['a supply as the vendor advises', { supply: [supply({ watts: 550 })] }, {}],
  [
    'a processor of unknown power',
    { cpu: [cpu({ maxWatts: undefined })] },
    { cooler: note, power: open },
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
