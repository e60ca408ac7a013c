import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { germanSearches } from '../../../test/support/german-searches.ts'
import { aRow, namesOf, searchIn, seeded } from '../../../test/support/search.ts'
import { shopperSearches } from '../../../test/support/shopper-searches.ts'
import { isPartKind } from '../../parts/compatibility/part.ts'
import { slugOf } from '../products/create-product.ts'
import { relaxationsOf } from './query/relaxations.ts'

const rtx5080 = 'ASUS TUF Gaming GeForce RTX 5080 16GB OC'

const namesFor = async (words: string, rows = seeded) => namesOf(await searchIn(rows, { q: words }))

/** Those without a right product among the first three, or with any product if none is right. */
async function missedOf(searches: typeof shopperSearches): Promise<string[]> {
  const missed: string[] = []
  for (const { q, accepted } of searches) {
    const found = (await searchIn(seeded, { q })).products.slice(0, 3)
    const isAccepted = found.some(({ _id, type }) =>
      accepted.some((wanted) => type === wanted || _id.includes(wanted)),
    )
    if (!(accepted.length > 0 ? isAccepted : found.length === 0)) missed.push(q)
  }
  return missed
}

test('19 of 20 searches of shoppers have a right product among the first three, or none if there is none [SRCH-1]', async () => {
  const missed = await missedOf(shopperSearches)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(shopperSearches.length / 20)
})

test('50 searches in German have a right product among the first three, or none if there is none [LANG-3]', async () => {
  expect(germanSearches).toHaveLength(50)
  expect(await missedOf(germanSearches)).toEqual([])
})

test('a word of the vocabulary is no typo of a name in either language [LANG-3]', async () => {
  const rows = [
    ...['Knucker', 'Pointer', 'Mau'].map((product) =>
      aRow({ _id: product, product, type: 'Keyboard' }),
    ),
    aRow({ _id: 'p', product: 'LaserJet', type: 'Printer' }),
  ]
  expect(await namesFor('Drucker', rows)).toEqual(['LaserJet'])
  for (const words of ['Drucker', 'printer']) {
    expect(await namesFor(words, rows.slice(0, 3)), words).toEqual([])
  }
  expect(await namesFor('Maus', rows)).toEqual([])
  // As a typo of no word it may be one.
  expect(await namesFor('Knuckre', rows)).toEqual(['Knucker'])
})

test('German products are found in both languages, and by the name of their type [LANG-3]', async () => {
  const german = aRow({
    ...{ _id: 'g', product: 'Turm 5', type: 'Gehäuse' },
    description: 'Ein leises, weißes Gehäuse mit Holzfront und Gehäuselüfter.',
  })
  const rows = [german, aRow()]
  for (const words of ['weisse Gehäuse', 'quiet case', 'Turm', 'Turm 5', 'Gehaeuse aus Holz']) {
    expect(await namesFor(words, rows), words).toEqual(['Turm 5'])
  }
})

test('a German search without results says what to leave out, in its own words [LANG-3, CAT-2]', async () => {
  const { relaxations } = await searchIn(seeded, { q: 'Grafikkarte mit Banane unter 500 €' })
  expect(relaxations).toEqual([
    {
      label: 'Without “Banane”',
      query: expect.stringContaining('Grafikkarte+mit+unter'),
      count: 3,
    },
  ])
})

test('among equally good results those in stock are first, but a named model is first in any case [SRCH-1]', async () => {
  const card = (product: string, available_quantity: number) =>
    aRow({ _id: slugOf(product), product, type: 'Graphics card', available_quantity })
  const rows = [
    card('Asus Dual GeForce RTX 5070 OC', 0),
    card('MSI GeForce RTX 5070 Ventus', 3),
    card('MSI GeForce RTX 5070 Gaming Trio', 3),
  ]
  const firstOf = async (q: string) => namesOf(await searchIn(rows, { q }))[0]
  expect(await firstOf('graphics card')).toMatch('MSI')
  expect(await firstOf('rtx 5070')).toMatch('MSI')
  expect(await firstOf('asus dual rtx 5070')).toMatch('Asus')
})

test('numbers are exact: a model that the shop does not have finds no other model [CAT-2]', async () => {
  for (const words of ['980', 'rtx 4090', '7600x', '3tb', 'b760 board', 'mx master 2', 'usb 4']) {
    expect(await namesFor(words), words).toEqual([])
  }
  expect(await namesFor('27 inch monitor')).not.toContain('Samsung Odyssey G9 49 (G95C)')
  expect(await namesFor('750 watt')).toEqual(['Corsair SF750'])
  expect(await namesFor('2x16gb')).toEqual(['Corsair Vengeance 32GB (2x16GB) DDR5-6000 CL30'])
  expect(await namesFor('atx board')).not.toContain('ASRock B550M Pro4')
  expect(await namesFor('5070')).toEqual(['Gigabyte GeForce RTX 5070 Ti Aero OC 16G'])
  expect(await namesFor('rtx 508')).toEqual([rtx5080])
})

test.each([
  ['144 hz monitor', ['LG UltraGear 27GP850-B', 'Samsung Odyssey G9 49 (G95C)']],
  ['165hz monitor', ['LG UltraGear 27GP850-B']],
  ['700 watt psu', ['Corsair SF750', 'Corsair RM850x', 'MSI MAG A850GLS PCIE5']],
  ['6,000 mb/s ssd', ['Fast']],
  // Of the watts that a card takes, more is less.
  ['150 watt graphics card', []],
])('"%s" means at least that if no product has it [CAT-2]', async (words, names) => {
  const specs = { kind: 'storage', readMbPerSecond: 7000 } as const
  expect(await namesFor(words, [aRow({ product: 'Fast', specs }), ...seeded])).toEqual(names)
})

test('a brand or a property that the shop does not have finds nothing else [CAT-2]', async () => {
  for (const words of ['razer', 'aorus', 'apple', 'purple case', 'ethernet cable']) {
    expect(await namesFor(words), words).toEqual([])
  }
})

test.each([
  ['power supply', 'Power supply'],
  ['workstation cpu', 'Processor'],
  ['gpu for gaming', 'Graphics card'],
])('"%s" finds each %s, for whatever purpose, and nothing else [CAT-2]', async (words, type) => {
  expect((await namesFor(words)).toSorted()).toEqual(namesOfType(type))
})

const boardsForAm5 = namesOfType('Motherboard', { socket: 'AM5' })
const memoryForAm5 = namesOfType('RAM', { memoryType: 'DDR5', form: 'DIMM' })
const supplies850 = namesOfType('Power supply', { watts: 850 })
/** All others are too short for an RTX 5080. */
const largeCases = namesOfType('Case').filter((name) => !name.includes('NR200P'))

test.each([
  ['motherbord for ryzn 7600', boardsForAm5],
  ['board that works with 9800x3d', boardsForAm5],
  ['case for rtx 5080', largeCases],
  ['rtx 5080 psu', supplies850],
  ['9800x3d motherboard', boardsForAm5],
  ['am5 ram', memoryForAm5],
  ['psu for nr200p', ['Corsair SF750']],
  ['gpu for small case', ['MSI GeForce RTX 3050 LP 6G OC']],
  // Only a board compares these.
  ['ram for ryzen 7600', memoryForAm5],
  ['ram for am4', ['Kingston Fury Beast 16GB DDR4-3200']],
  ['cheapest case for rtx 5080', largeCases],
])('"%s" finds what fits by the rules of a build [CAT-2]', async (words, names) => {
  expect((await namesFor(words)).toSorted()).toEqual(names.toSorted())
})

test.each(['cheapest', 'cheapest under $100', 'cheap motherboard for ryzen 7600'])(
  '"%s" sorts what it finds by price [CAT-2]',
  async (q) => {
    const prices = (await searchIn(seeded, { q })).products.map(({ price }) => price)
    expect(prices.length).toBeGreaterThan(2)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  },
)

test('a description that says what is missing is not found by it [CAT-2]', async () => {
  expect(await namesFor('cpu with integrated graphics')).not.toContain('AMD Ryzen 7 5700X3D')
  expect(await namesFor('case with fans')).not.toContain('Lian Li O11 Dynamic EVO')
})

test('what is made for something else is found by its words [CAT-2]', async () => {
  expect((await namesFor('cooler for am4'))[0]).toBe('Arctic Liquid Freezer III 360')
  expect(await namesFor('ram for laptop')).toEqual(['Crucial 32GB DDR5-5600 SODIMM'])
  expect(await namesFor('mouse for rtx 5080')).toEqual([])
})

test.each([
  ['rtx508', rtx5080],
  ['gpu 508', rtx5080],
  ['samsung odys', 'Samsung Odyssey G9 49 (G95C)'],
])('while a name is typed, "%s" already finds %s [CAT-2]', async (words, name) => {
  expect(await namesFor(words)).toContain(name)
})

test('joined names are found by their parts, and separate names as one word [CAT-2]', async () => {
  const joined = aRow({ _id: 'j', product: 'Zotac RTX4060Ti Twin' })
  const apart = aRow({ _id: 'a', product: 'Zotac RTX 4060 Ti Twin' })
  const rows = [joined, apart]
  for (const words of ['rtx4060ti', 'rtx 4060 ti', 'rtx4060 ti', 'rtx 4060ti', '4060']) {
    const names = await namesFor(words, rows)
    expect(names.toSorted(), words).toEqual([apart.product, joined.product])
  }
})

test('a model is found in a description as one word and as two [CAT-2]', async () => {
  const apart = aRow({ _id: 'a', product: 'Pulse', description: 'A Radeon RX 7900 XTX card.' })
  const joined = aRow({ _id: 'j', product: 'Nitro', description: 'A Radeon RX7900XTX card.' })
  const other = aRow({ _id: 'o', product: 'Phantom', description: 'A Radeon RX 7900 XT card.' })
  for (const words of ['7900xtx', '7900 xtx', 'rx 7900xtx', 'rx7900 xtx']) {
    expect((await namesFor(words, [apart, joined, other])).toSorted(), words).toEqual([
      'Nitro',
      'Pulse',
    ])
  }
})

test('a fan is a product of that type or a cooler, and no case that has some [CAT-2]', async () => {
  const fan = aRow({ _id: 'f', product: 'Arctic P12', type: 'Case fan' })
  for (const words of ['fan', 'fans', 'case fans']) {
    expect((await namesFor(words, [...seeded, fan]))[0], words).toBe('Arctic P12')
  }
  expect((await namesFor('fans')).toSorted()).toEqual(namesOfType('Cooler'))
  expect(await namesFor('case', [...seeded, fan])).not.toContain('Arctic P12')
})

test('a word after a minus is in no result, also of what a search without results offers [CAT-2]', async () => {
  const ssds = namesOfType('SSD')
  const others = ssds.filter((name) => !name.includes('Samsung'))
  expect((await namesFor('ssd -samsung')).toSorted()).toEqual(others)
  expect((await namesFor('ssd \u2212Samsung')).toSorted()).toEqual(others)
  // It is neither the start of a word nor a typo, and a dash or a range of prices excludes nothing.
  for (const q of ['ssd -sam', 'ssd -samsnug', 'ssd - samsung']) {
    expect((await searchIn(seeded, { q })).total, q).toBe(
      (await namesFor(q.replace(/-\S*/, ''))).length,
    )
  }
  expect(await namesFor('ssd $100 -$200')).toEqual(await namesFor('ssd $100-200'))
  const { total, relaxations } = await searchIn(seeded, { q: 'samsung ssd -samsung' })
  expect(total).toBe(0)
  expect(relaxations).toEqual([
    { label: 'Without “samsung”', query: 'q=ssd+-samsung', count: others.length },
  ])
})

test.each(['cooler for threadripper', 'board for 7960x', 'cooler for 7960x'])(
  '"%s" shows nothing that does not fit, and says what to leave out [CAT-2]',
  async (q) => {
    // Its facts would fit, but another product is named.
    const alike = aRow({
      _id: 'p',
      product: 'Processor 12',
      type: 'Processor',
      specs: { kind: 'processor', socket: 'AM5', family: 'Ryzen Threadripper 7000' },
    })
    const { total, relaxations } = await searchIn([...seeded, alike], { q })
    expect(total).toBe(0)
    expect(relaxations.length).toBeGreaterThan(1)
  },
)

test('a number in a name is found in Roman and in Arabic digits [CAT-2]', async () => {
  expect(await namesFor('cloud 2')).toEqual(['HyperX Cloud II'])
  expect(await namesFor('liquid freezer 3')).toEqual(['Arctic Liquid Freezer III 360'])
})

test('a product of an unknown type is found by the name of the type [CAT-2]', async () => {
  const chair = aRow({ _id: 'c', product: 'Throne 3', type: 'Gaming chair' })
  const medium = aRow({ _id: 'm', product: 'Vault', type: 'Medium', specs: { kind: 'storage' } })
  expect(await namesFor('gaming chairs', [medium, chair])).toEqual(['Throne 3'])
  expect(await namesFor('vault', [medium, chair])).toEqual(['Vault'])
})

const board = (_id: string, socket: 'AM5' | 'AM4', formFactor: 'ATX' | 'Mini-ITX') =>
  aRow({
    _id,
    product: _id,
    type: 'Motherboard',
    specs: { kind: 'motherboard', socket, formFactor, wifi: 'Wi-Fi 7' },
  })
const boards = [
  board('one', 'AM5', 'ATX'),
  board('two', 'AM5', 'Mini-ITX'),
  board('three', 'AM4', 'ATX'),
  aRow(),
]

test('a facet that the type does not have is ignored, as any other parameter [CAT-5]', async () => {
  expect((await searchIn(boards, { type: 'Motherboard', utm_source: 'x', ref: 'y' })).total).toBe(3)
  expect((await searchIn(boards, { socket: 'AM5' })).total).toBe(4)
  const { facets, total } = await searchIn(boards, { type: 'No such type' })
  expect([facets.type, total]).toEqual([undefined, 4])
})

test('a type in another case is the type of the shop, with its facets, also where a condition is left out [CAT-5]', async () => {
  const { facets, total } = await searchIn(boards, { type: 'motherBOARD', socket: 'AM5' })
  const exact = await searchIn(boards, { type: 'Motherboard', socket: 'AM5' })
  expect([facets, total]).toEqual([exact.facets, exact.total])
  expect(facets.type).toBe('Motherboard')
  const { relaxations } = await searchIn(boards, { type: 'motherBOARD', q: 'drive' })
  expect(relaxations.map(({ label }) => label)).toContain('Without Motherboard')
})

test('a search without results suggests conditions to remove [CAT-2]', async () => {
  const labels = async (query: Record<string, string>, rows = seeded) =>
    (await searchIn(rows, query)).relaxations.map(({ label, count }) => [label, count])
  const type = 'Motherboard'
  expect(await labels({ type, q: 'one banana', maxPrice: '10' }, boards)).toEqual([])
  expect(await labels({ q: 'two', type, socket: 'AM4' }, boards)).toEqual([
    ['Without Socket', 1],
    ['Without Motherboard', 1],
  ])
  expect(await labels({ q: 'two', type, maxPrice: '10' }, boards)).toEqual([
    ['Without the price', 1],
  ])
  const { relaxations } = await searchIn(seeded, { q: 'am5 banana board', sort: 'name' })
  expect(relaxations).toEqual([
    { label: 'Without “banana”', query: 'q=am5+board&sort=name', count: boardsForAm5.length },
  ])
})

test('a word that is a part of another one is left out alone [CAT-2]', async () => {
  const search = { q: 'processor pro', specs: {} }
  const facets = { specs: [] }
  const relaxations = await relaxationsOf(search, facets, [])
  expect(relaxations.map(({ label, search: { q } }) => [label, q])).toEqual([
    ['Without “processor”', 'pro'],
    ['Without “pro”', 'processor'],
  ])
})

test.each([
  ['rtx5090', 'RTX 5080', 'RTX 5080'],
  ['7900 xtx', 'RX 9070 XT', 'RX 9070 XT'],
  ['samsung 980 pro', 'Samsung 990 Pro', 'Samsung 990 Pro'],
  ['b850 board', 'B650', 'B650 board'],
  ['ryzen 9 9950x', '9800X3D', '9800X3D'],
])(
  '"%s", which the shop does not have, suggests the nearest model, %s [CAT-2]',
  async (q, model, words) => {
    const { total, relaxations } = await searchIn(seeded, { q })
    expect(total).toBe(0)
    expect(relaxations[0]).toMatchObject({
      label: `Nearest: ${model}`,
      query: new URLSearchParams({ q: words }).toString(),
    })
    expect(relaxations.filter(({ label }) => label.startsWith('Nearest'))).toHaveLength(1)
  },
)

test('products are ordered by the verdicts that they show, also if equal facts are checked once [SCALE-2]', async () => {
  const copies = seeded.map((row) => ({ ...row, _id: `${row._id}-copy` }))
  const rows = [...seeded, ...copies]
  const parts = seeded.filter(({ specs }) => isPartKind(specs?.kind))
  for (const fits of [0, 1, 2].map((n) => parts.filter((_, m) => m % 7 === n))) {
    const query = { fits: fits.map(({ _id }) => _id).join(), limit: '48' }
    const shown: (string | undefined)[] = []
    for (let offset = 0; offset < 2 * seeded.length; offset += 48) {
      const page = await searchIn(rows, { ...query, offset: `${offset}` })
      shown.push(...page.products.map(({ fit }) => fit?.verdict))
    }
    const order = ['fits', undefined, 'fits-with-note', 'unknown', 'does-not-fit']
    expect(shown).toEqual(order.flatMap((one) => shown.filter((verdict) => verdict === one)))
    expect(new Set(shown).size).toBeGreaterThan(3)
  }
})

test('a search of 10,000 characters or of signs alone is answered [CAT-5]', async () => {
  expect((await searchIn(seeded, { q: 'gpu '.repeat(2500) })).products).toEqual(
    (await searchIn(seeded, { q: 'gpu' })).products,
  )
  expect((await searchIn(seeded, { q: '"(*)\\ [+' })).total).toBe(seeded.length)
})

/** The names of the seeded products of a type with these specifications, in alphabetical order. */
function namesOfType(type: string, wanted: object = {}): string[] {
  return seeded
    .filter((row) => row.type === type)
    .filter(({ specs }) => isDeepStrictEqual({ ...specs, ...wanted }, { ...specs }))
    .map(({ product }) => product)
    .toSorted()
}
