import { expect, test } from 'vitest'
import { isSameChoice } from './choice.ts'
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
