import fc from 'fast-check'
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
  summaryOf,
  supply,
  verdictOf,
} from '../../../test/support/parts.ts'
import { isSameChoice } from '../specifications/choice.ts'
import { isSpecifications } from '../specifications/is-specifications.ts'
import { isChoice } from '../specifications/normalize-choice.ts'
import { Specifications } from '../specifications/specifications.ts'
import type { AnyPart } from './part.ts'
import { checkBuild, type RuleName } from './rules.ts'

const field = { input: 'choice', label: 'Any', options: ['text'] } as const

/** Values that are in no table: all tables of the rules have Latin letters. */
const newValue = fc
  .oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'LGA1954', 'DDR6', 'Socket 2027'),
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  )
  .map((text) => `Q${text}`)
  .filter((text) => isChoice(field, text))

/** Other letters than these may have no other case. */
const respell = (text: string) => (/^[ -~]*$/.test(text) ? ` ${text.toUpperCase()} ` : text)

const [yes, no, open] = ['fits', 'does-not-fit', 'unknown'] as const

/** Two parts that a rule compares by the texts alone, and the verdict of different ones. */
const comparisons: [RuleName, typeof no | typeof open, (a: string, b: string) => AnyPart[]][] = [
  ['socket', no, (a, b) => [cpu({ socket: a }), board({ socket: b })]],
  ['cooler', no, (a, b) => [cooler({ sockets: [a] }), board({ socket: b })]],
  ['processor-family', open, (a, b) => [cpu({ family: a }), board({ families: [{ family: b }] })]],
  ['board-size', no, (a, b) => [board({ formFactor: a }), box({ boards: [b] })]],
  ['memory', open, (a, b) => [memory({ form: a }), board({ memoryForm: b })]],
  ['power-supply', open, (a, b) => [supply({ form: a }), box({ psuForms: [b] })]],
  [
    'drives',
    open,
    (a, b) => [
      drive({ interface: a }),
      board({ m2: [{ key: 'M', sizes: ['2280'], interfaces: [b] }] }),
    ],
  ],
]

test.each(comparisons)(
  'the rule "%s" lets parts with new values fit only if the values are equal [SPEC-1]',
  (rule, otherwise, parts) => {
    fc.assert(
      fc.property(newValue, newValue, (a, b) => {
        expect(verdictOf(rule, parts(a, b))).toBe(isSameChoice(a, b) ? yes : otherwise)
        expect(verdictOf(rule, parts(a, respell(a)))).toBe(yes)
      }),
    )
  },
)

test('a memory of a new type fits a board of this type with a note, and no other one [SPEC-1]', () => {
  fc.assert(
    fc.property(newValue, newValue, (a, b) => {
      const verdict = verdictOf('memory', [memory({ memoryType: a }), board({ memoryType: b })])
      expect(verdict).toBe(isSameChoice(a, b) ? 'fits-with-note' : no)
    }),
  )
})

test('a radiator of a new size fits a mount of this size, and is unknown in others [SPEC-1]', () => {
  const size = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(size, size, (a, b) => {
      const mount = { where: 'Top', sizesMm: [b], maxThicknessMm: 60 }
      const parts = [radiator({ radiatorMm: a }), box({ radiatorMounts: [mount] })]
      expect(verdictOf('radiator', parts)).toBe(a === b ? yes : open)
    }),
  )
})

test('a new value in every fact neither makes the rules throw nor changes those that do not compare it [SPEC-1]', () => {
  fc.assert(
    fc.property(newValue, (value) => {
      const rules = checkBuild([
        cpu({ family: value }),
        board({ m2: [{ key: value, sizes: [value], interfaces: [value] }] }),
        memory({ memoryType: value, form: value, profiles: [value] }),
        card(),
        drive({ form: value, interface: value }),
        drive({ form: '2.5 inch', interface: value }),
        supply({ form: value }),
        box({ radiatorMounts: [{ where: value, sizesMm: [7] }], psuForms: ['ATX'] }),
        cooler({ cooling: value, processors: [{ family: value }] }),
      ])
      const fitting = rules.filter(({ verdict }) => verdict === yes).map(({ rule }) => rule)
      expect(fitting).toEqual(['socket', 'board-size', 'power', 'essentials'])
    }),
  )
})

test.each<[RuleName, AnyPart[], string]>([
  [
    'drives',
    [drive({ interface: 'PCIe 6.0 x4' }), board()],
    'Whether The motherboard has slots for M.2 2280 PCIe 6.0 x4 is not known.',
  ],
  [
    'drives',
    [drive({ form: 'U.2' }), box()],
    'Whether The case has a place for The storage (U.2) is not known.',
  ],
  [
    'radiator',
    [radiator({ radiatorMm: 200 }), box()],
    'Whether the front of The case takes a 200 mm radiator is not known.',
  ],
  [
    'cooler',
    [cooler({ cooling: 'Thermoelectric' }), box()],
    'Which room the Thermoelectric cooler The cooler takes is not known.',
  ],
  [
    'power-supply',
    [supply({ form: 'CRPS' }), box()],
    'CRPS supply, the case takes ATX. Whether it fits is not known.',
  ],
])('the rule "%s" says which value it does not know [SPEC-1]', (rule, parts, text) => {
  expect(summaryOf(rule, parts)).toBe(text)
})

test('choices of a URL are accepted as the schema accepts them [SPEC-1, OWN-1]', () => {
  const value = fc.oneof(
    newValue,
    fc.string({ maxLength: 70, unit: 'binary' }),
    fc.constantFrom('AM5, AM4', 'AM5;AM4', 'A'.repeat(60), 'A'.repeat(61), '-', ' AM5 ', 5, null),
  )
  const number = fc.oneof(fc.integer({ min: -1, max: 200_000 }), fc.double(), fc.constant('240'))
  fc.assert(
    fc.property(
      value,
      number,
      fc.array(value, { maxLength: 62 }),
      (socket, radiatorMm, sockets) => {
        for (const specs of [
          { kind: 'processor', socket },
          { kind: 'cooler', radiatorMm },
          { kind: 'cooler', sockets },
          { kind: 'motherboard', families: [{ family: socket }] },
        ]) {
          expect([specs, isSpecifications(specs)]).toEqual([
            specs,
            Specifications.safeParse(specs).success,
          ])
        }
      },
    ),
  )
})
