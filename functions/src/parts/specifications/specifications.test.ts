import { expect, test } from 'vitest'
import { isSpecifications } from './is-specifications.ts'
import { fieldsOf, specificationKindNames } from './specification-kinds.ts'
import { specificationChips, specificationEntries } from './specification-text.ts'
import { Specifications } from './specifications.ts'

const card: Specifications = {
  kind: 'graphics-card',
  chip: 'GeForce RTX 5080',
  memoryGb: 16,
  lengthMm: 348,
  lowProfile: false,
  plugs: { pcie16: 1 },
}
const board: Specifications = {
  kind: 'motherboard',
  socket: 'AM5',
  families: [{ family: 'Ryzen 9000', minBios: '7D75v1D' }, { family: 'Ryzen 7000' }],
  m2: [{ key: 'M', sizes: ['2260', '2280'], interfaces: ['PCIe 4.0 x4', 'SATA'] }],
  cpuListUrl: 'https://boards.example/support#cpu',
}

test.each([card, board, { kind: 'mouse' }])('%j is accepted as it is [CAT-1]', (specs) => {
  expect(Specifications.parse(specs)).toEqual(specs)
  expect(isSpecifications(specs)).toBe(true)
})

test.each([
  ['a zero', { kind: 'graphics-card', lengthMm: 0 }, 'lengthMm'],
  ['centimetres', { kind: 'graphics-card', lengthMm: 34.8 }, 'lengthMm'],
  ['terabytes', { kind: 'storage', capacityGb: 2 }, 'capacityGb'],
  ['a number as text', { kind: 'power-supply', watts: '850' }, 'watts'],
  ['a socket without a letter', { kind: 'processor', socket: '-' }, 'socket'],
  ['two sockets in one', { kind: 'processor', socket: 'AM5, AM4' }, 'socket'],
  ['a long socket', { kind: 'processor', socket: 'A'.repeat(61) }, 'socket'],
  ['a radiator as text', { kind: 'cooler', radiatorMm: '240' }, 'radiatorMm'],
  ['no plug of a type', { kind: 'graphics-card', plugs: { pcie8: 0 } }, 'plugs.pcie8'],
  ['an empty list', { kind: 'case', boards: [] }, 'boards'],
  ['a script as a link', { kind: 'motherboard', cpuListUrl: 'javascript:alert(1)' }, 'cpuListUrl'],
  ['an unsafe link', { kind: 'motherboard', cpuListUrl: 'http://a.example/cpu' }, 'cpuListUrl'],
  [
    'a source without a day',
    { kind: 'mouse', sources: [{ url: 'https://a.example' }] },
    'sources.0.checkedOn',
  ],
])('%s is refused by the field it stands in, with what it expects [CAT-1]', (_, specs, path) => {
  const issues = Specifications.safeParse(specs).error?.issues ?? []
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path])
  // The text of a schema without texts.
  expect(issues[0]?.message).not.toBe('Invalid input')
  expect(isSpecifications(specs)).toBe(false)
})

test.each([
  ['a field of another kind', { kind: 'mouse', lengthMm: 120 }],
  ['an unknown kind', { kind: 'toaster' }],
])('%s is refused [CAT-1]', (_, specs) => {
  expect(Specifications.safeParse(specs).success).toBe(false)
  expect(isSpecifications(specs)).toBe(false)
})

test.each(specificationKindNames)(
  'a %s has a chip and a facet, all numbers positive [CAT-1]',
  (kind) => {
    const fields = Object.values(fieldsOf(kind))
    expect(fields.filter(({ chip }) => chip).length).toBeGreaterThanOrEqual(2)
    expect(fields.filter(({ facet }) => facet).length).toBeGreaterThanOrEqual(1)
    for (const field of fields) if (field.input === 'number') expect(field.min).toBeGreaterThan(0)
  },
)

test('known fields are shown with label and unit, in the order of the table [CAT-1]', () => {
  const shown = specificationEntries(card).map(({ field, lines }) => [field.label, ...lines])
  expect(shown).toEqual([
    ['Graphics chip', 'GeForce RTX 5080'],
    ['Memory', '16 GB'],
    ['Length', '348 mm'],
    ['Low profile', 'No'],
    ['Power plugs', '1 × 16-pin'],
  ])
  expect(specificationEntries(board).map(({ lines }) => lines)).toEqual([
    ['AM5'],
    ['Ryzen 9000, from BIOS 7D75v1D', 'Ryzen 7000'],
    ['M key, 2260 / 2280, PCIe 4.0 x4 / SATA'],
    ['https://boards.example/support#cpu'],
  ])
  expect(specificationEntries({ kind: 'graphics-card', plugs: {} })[0]?.lines).toEqual(['None'])
})

test('a page of an older release ignores the specifications of an unknown kind [CAT-1]', () => {
  const later: Specifications = JSON.parse('{"kind":"fan","sizeMm":120}')
  expect(specificationEntries(later)).toEqual([])
  expect(specificationChips(later)).toEqual([])
})

test.each<[Specifications, string[]]>([
  [card, ['GeForce RTX 5080', '16 GB', '348 mm long']],
  [{ kind: 'storage', capacityGb: 2000 }, ['2 TB']],
  [{ kind: 'webcam', privacyShutter: false, framesPerSecond: 30 }, ['30 fps']],
  [{ kind: 'headset', microphone: 'None', design: 'Open' }, ['Open']],
  [{ kind: 'webcam', privacyShutter: true }, ['Privacy shutter']],
])('a card shows %j as %j [CAT-1]', (specs, chips) => {
  expect(specificationChips(specs)).toEqual(chips)
})

test('facts of a URL are accepted as the schema accepts them [OWN-1]', () => {
  for (const name of [
    'Ryzen 5',
    ' Ryzen 5 ',
    'R😀'.repeat(100),
    'R'.repeat(201),
    '.',
    'R\u0000',
    '',
    ' ',
    5,
  ]) {
    const specs = { kind: 'graphics-card', chip: name }
    expect(isSpecifications(specs), String(name)).toBe(Specifications.safeParse(specs).success)
  }
  for (const cpuListUrl of ['https://a.example', 'HTTPS://a.example', 'https://[', 'ftp://a']) {
    const specs = { kind: 'motherboard', cpuListUrl }
    expect(isSpecifications(specs), cpuListUrl).toBe(Specifications.safeParse(specs).success)
  }
})
