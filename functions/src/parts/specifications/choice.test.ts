import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasChoice, isSameChoice } from './choice.ts'
import { isChoice, normalizeChoice } from './normalize-choice.ts'
import { otherNames } from './other-names.ts'
import { fieldsOf, specificationKindNames } from './specification-kinds.ts'
import { Specifications } from './specifications.ts'

test.each([
  ['LGA 1700', 'LGA1700'],
  ['lga1700', 'LGA1700'],
  // Unknown values take the spelling of known ones.
  ['LGA 1954', 'LGA1954'],
  ['lga1954', 'LGA1954'],
  ['am6', 'AM6'],
  [' Socket  of 2027 ', 'Socket of 2027'],
])('the socket %j is stored as %j [SPEC-1]', (typed, socket) => {
  expect(Specifications.parse({ kind: 'processor', socket: typed })).toHaveProperty(
    'socket',
    socket,
  )
  expect(isSameChoice(typed, socket)).toBe(true)
})

test.each([
  [{ kind: 'motherboard', wifi: 'Wifi 6E' }, { wifi: 'Wi-Fi 6E' }],
  [{ kind: 'motherboard', wifi: 'wifi 8' }, { wifi: 'Wi-Fi 8' }],
  [{ kind: 'power-supply', efficiency: '80+ Gold' }, { efficiency: '80 Plus Gold' }],
  [{ kind: 'keyboard', layout: 'Full Size' }, { layout: 'Full size' }],
  [{ kind: 'mouse', connections: ['Wired USB-C'] }, { connections: ['USB'] }],
  [{ kind: 'webcam', connection: 'Wired USB-C' }, { connection: 'USB-C' }],
  [{ kind: 'monitor', resolution: '3840x2160' }, { resolution: '3840 × 2160' }],
  [{ kind: 'monitor', resolution: '6144 x 3456' }, { resolution: '6144 × 3456' }],
  [{ kind: 'storage', form: 'M.2-2280' }, { form: 'M.2 2280' }],
  [{ kind: 'cooler', sockets: ['LGA 1700', 'lga1700', 'AM5'] }, { sockets: ['LGA1700', 'AM5'] }],
])('%j is normalised to %j [SPEC-1]', (specs, normalised) => {
  expect(Specifications.parse(specs)).toMatchObject(normalised)
})

test('numbers between which there is a hyphen are other ones than those without [SPEC-1]', () => {
  expect(isSameChoice('LGA 2011-3', 'LGA2011 3')).toBe(true)
  expect(isSameChoice('LGA 2011-3', 'LGA 20113')).toBe(false)
})

const choices = specificationKindNames.flatMap((kind) =>
  Object.values(fieldsOf(kind)).flatMap((field) =>
    field.input === 'choice' || field.input === 'choices' ? field : [],
  ),
)

test('a stored value is the same choice as the typed one, and is stored again as it is [SPEC-1]', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(...choices.flatMap(({ options }) => options.map(String))),
    fc.stringMatching(/^[A-Za-z]{1,4}[- ]?[0-9]{1,5}[- +x]?[0-9]{0,2}$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(...choices), value, (field, typed) => {
      fc.pre(isChoice(field, typed))
      const stored = normalizeChoice(field, typed)
      expect(isChoice(field, stored)).toBe(true)
      expect(normalizeChoice(field, stored)).toBe(stored)
      const isAlias = Object.values(otherNames).some((names) => hasChoice(names, typed))
      if (!isAlias) expect(isSameChoice(stored, typed)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
