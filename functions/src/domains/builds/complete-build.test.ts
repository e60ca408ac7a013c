import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedProducts } from '../../../../tools/seed/generated-products.ts'
import { allBuilds, catalogOf } from '../../../test/support/all-builds.ts'
import { aProduct, api } from '../../../test/support/api.ts'
import * as parts from '../../../test/support/parts.ts'
import { aCustomer } from '../../../test/support/people.ts'
import { runs } from '../../../test/support/runs.ts'
import { aRow, seeded } from '../../../test/support/search.ts'
import {
  type BuildRequest,
  type CompletedBuild,
  type CompletedLine,
  purposes,
} from '../../contract/builds/build-completion.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { toCents } from '../../contract/money.ts'
import {
  type AnyPart,
  type EssentialKind,
  essentialKinds,
  isPartKind,
} from '../../parts/compatibility/part.ts'
import { formatPrice } from '../../parts/format-number.ts'
import { resolutions } from '../../parts/performance/resolution.ts'
import { completeBuilds } from './complete-build.ts'

const ssd = (facts: Parameters<typeof parts.drive>[0] = {}) =>
  parts.drive({ technology: 'SSD', ...facts })

/** With the figure that staff have set. */
const cpu = (percent: number, facts: Parameters<typeof parts.cpu>[0] = {}) =>
  parts.cpu({ gamesPercent: percent, workPercent: 100 - percent / 2, ...facts })
const card = (percent: number, facts: Parameters<typeof parts.card>[0] = {}) =>
  parts.card({ gamesPercent: percent, ...facts })

/** Parts that fit one another, and variants that do not, or of which a fact is unknown. */
const variants: { [Kind in EssentialKind]: AnyPart[] } = {
  processor: [
    ...[cpu(60), cpu(70, { socket: 'AM4' }), cpu(75, { family: 'Ryzen 9000' })],
    ...[cpu(75, { coolerIncluded: true }), cpu(50, { maxMemoryGb: 16 })],
    ...[cpu(80, { integratedGraphics: false }), cpu(90, { maxWatts: undefined })],
    ...[cpu(95, { maxWatts: 300 }), cpu(55, { integratedGraphics: undefined })],
    ...[parts.cpu({ socket: 'LGA1954' }), parts.cpu({ family: 'constructor' })],
  ],
  motherboard: [
    ...[parts.board(), parts.board({ socket: 'AM4' }), parts.board({ formFactor: 'Mini-ITX' })],
    ...[parts.board({ memoryType: 'DDR4' }), parts.board({ families: undefined, wifi: 'Wi-Fi 7' })],
    ...[parts.board({ plugs: { eps8: 3 } }), parts.board({ memorySlots: 1 })],
    ...[parts.board({ m2: undefined }), parts.board({ maxMemoryGb: 48, wifi: 'Wi-Fi 6' })],
    ...[parts.board({ socket: 'lga 1954' }), parts.board({ formFactor: 'SSI-EEB', wifi: 'Li-Fi' })],
  ],
  memory: [
    ...[parts.memory(), parts.memory({ memoryType: 'DDR4' }), parts.memory({ form: 'SO-DIMM' })],
    ...[parts.memory({ capacityGb: 64, gbPerModule: 32 }), parts.memory({ modules: undefined })],
    ...[parts.memory({ capacityGb: 8, gbPerModule: 4 }), parts.memory({ capacityGb: 16 })],
    ...[parts.memory({ registered: true })],
  ],
  'graphics-card': [
    ...[card(40), card(55, { lengthMm: 330 }), card(90, { lengthMm: 380 })],
    ...[card(95, { boardWatts: 600 }), card(35, { plugs: { pcie16: 1 } }), card(45)],
    ...[card(50, { slots: undefined }), card(70, { plugs: { pcie8: 4 }, boardWatts: 400 })],
    ...[parts.card(), parts.card({ chip: 'GeForce RTX 5070 Titan', memoryGb: 12 })],
  ],
  storage: [
    ...[ssd(), ssd({ form: '2.5 inch', interface: 'SATA' }), ssd({ interface: undefined })],
    ...[ssd({ form: 'M.2 22110', capacityGb: 2000 }), ssd({ interface: 'PCIe 5.0 x4' })],
    ...[ssd({ capacityGb: 120 }), ssd({ form: undefined })],
    ...[ssd({ form: 'U.2' }), ssd({ interface: 'PCIe 6.0 x4' })],
  ],
  'power-supply': [
    ...[parts.supply(), parts.supply({ form: 'SFX' }), parts.supply({ lengthMm: 210 })],
    ...[parts.supply({ watts: 450 }), parts.supply({ watts: 310, efficiency: '80 Plus Gold' })],
    ...[parts.supply({ plugs: { eps8: 1, pcie8: 2 } }), parts.supply({ watts: undefined })],
    ...[parts.supply({ form: 'CRPS' }), parts.supply({ efficiency: 'toString' })],
  ],
  case: [
    ...[parts.box(), parts.box({ boards: ['Mini-ITX'] }), parts.box({ gpuMaxMm: 310 })],
    ...[parts.box({ coolerMaxMm: 120, fansIncluded: 3 }), parts.box({ psuMaxMm: undefined })],
    ...[parts.box({ radiatorMounts: undefined }), parts.box({ psuForms: ['SFX'] })],
    ...[parts.box({ bays: undefined }), parts.box({ gpuMaxMm: 365, fansIncluded: undefined })],
  ],
  cooler: [
    ...[parts.cooler(), parts.cooler({ sockets: ['AM4'] }), parts.cooler({ heightMm: 180 })],
    ...[parts.radiator(), parts.radiator({ radiatorMm: 360 })],
    ...[parts.radiator({ fanThicknessMm: undefined }), parts.cooler({ cooling: undefined })],
    ...[parts.radiator({ radiatorMm: 180 }), parts.cooler({ cooling: 'Thermoelectric' })],
    ...[parts.cooler({ ratedWatts: 65 }), parts.cooler({ maxNoiseDb: 45 })],
    parts.cooler({ sockets: ['LGA-1954', 'AM5'] }),
  ],
}

const isRated = (kind: EssentialKind) => kind === 'processor' || kind === 'graphics-card'

/** A part that fits the others; of processors and cards each is faster or slower. */
const fitting = (kind: EssentialKind) =>
  fc.integer({ min: 20, max: 100 }).map((percent) => {
    const specs = { ...variants[kind][0]?.specs }
    return isRated(kind) ? { ...specs, gamesPercent: percent, workPercent: percent } : specs
  })

const product = (kind: EssentialKind) =>
  fc
    .record({
      specs: fc.oneof(
        { weight: 12, arbitrary: fitting(kind) },
        { weight: 1, arbitrary: fc.constantFrom(...variants[kind].map(({ specs }) => specs)) },
      ),
      price: fc.integer({ min: 1, max: 30 }).map((tens) => 10 * tens + 0.99),
      minimum_order: fc.constantFrom(1, 1, 2),
      available_quantity: fc.constantFrom(1, 9, 9, 9),
    })
    // The facts are those of the kind.
    .map((row) => aRow({ ...row, type: kind } as Partial<ProductDetails>))

/** At most 4 × 2 × 2 × 4 × 2 × 3 × 2 × 3 builds. */
const products = fc
  .tuple(
    ...essentialKinds.map((kind, index) =>
      fc.array(product(kind), {
        minLength: isRated(kind) ? 2 : 1,
        maxLength: isRated(kind) ? 4 : 2 + (index % 2) * Number(index > 2),
      }),
    ),
  )
  .map((lists) => lists.flat().map((row, index) => ({ ...row, _id: `part-${index}` })))

const question = fc.record({
  rows: products,
  budget: fc.integer({ min: 500, max: 1800 }),
  purpose: fc.constantFrom(...purposes),
  resolution: fc.option(fc.constantFrom(...resolutions), { nil: undefined }),
  chosen: fc.option(fc.nat(20), { nil: undefined, freq: 1 }),
  owned: fc.option(fc.nat(20), { nil: undefined, freq: 1 }),
  isDescribed: fc.boolean(),
})

/** Products that fit one another, for 100 dollars each. */
const aProductOfEachKind = () =>
  essentialKinds.map((kind) => {
    const specs = variants[kind][0]?.specs
    return aRow({ _id: kind, type: kind, ...(specs && { specs }) })
  })

type Figures = ReturnType<typeof allBuilds>[number]

const byTime = (a: Figures, b: Figures) => a.time - b.time || a.cents - b.cents

/** The cheapest build, the fastest measured one for the budget, and the fastest for its money with 70% of its speed. */
function bestOf(all: Figures[], { budget, purpose }: BuildRequest) {
  const [cheapest] = all.toSorted((a, b) => a.cents - b.cents || a.time - b.time)
  const within = all.filter(({ cents }) => cents <= 100 * budget)
  const [measured] = within.filter(({ isMeasured }) => isMeasured).sort(byTime)
  const best = measured && cheapest && measured.time <= cheapest.time ? measured : undefined
  const fastest = best ?? within.toSorted(byTime)[0]
  const power = purpose === 'gaming' ? 3 : 1
  const forMoney = ({ time, cents }: Figures) => (time + 1) * cents ** power
  const [balanced] = within
    .filter(({ isMeasured }) => isMeasured || !best)
    .filter(({ time }) => fastest && time <= fastest.time / 0.7 ** power)
    .sort((a, b) => forMoney(a) - forMoney(b))
  return { cheapest, balanced, best }
}

const figuresOf = (build: Figures | undefined) =>
  build && { cents: build.cents, percent: Math.round(10 * (build.speed ?? 0)) }

const answered = (build: CompletedBuild | undefined) =>
  build && { cents: toCents(build.total), percent: Math.round(10 * (build.speed?.percent ?? 0)) }

const ofGoal = (builds: CompletedBuild[], goal: CompletedBuild['goals'][number]) =>
  builds.find(({ goals }) => goals.includes(goal))

const ownedOf = ({ _id, specs }: ProductDetails, isDescribed: boolean) =>
  isDescribed && specs ? { specs } : { productId: _id }

test('the builds are those that trying all combinations finds [BUDGET-1, BEST-1]', async () => {
  const called = { cheapest: 0, balanced: 0, best: 0 }
  await fc.assert(
    fc.asyncProperty(question, async ({ rows, chosen, owned, isDescribed, ...asked }) => {
      const at = (index: number | undefined) => rows[index ?? rows.length]
      const [part, own] = [at(chosen), at(owned)]
      const request: BuildRequest = {
        ...asked,
        parts: part ? [{ productId: part._id }] : [],
        own: own ? [ownedOf(own, isDescribed)] : [],
      }
      const answer = await completeBuilds(request, catalogOf(rows))
      expect(answer.isExhaustive).toBe(true)
      const expected = bestOf(allBuilds(request, rows), request)
      for (const goal of ['cheapest', 'balanced', 'best'] as const) {
        called[goal] += Number(expected[goal] !== undefined)
        expect(answered(ofGoal(answer.builds, goal))).toEqual(figuresOf(expected[goal]))
      }
      const least = expected.cheapest?.cents ?? 0
      expect(answer.isOverBudget).toBe(least > 100 * request.budget)
      expect(answer.message === undefined).toBe(expected.best !== undefined)
      for (const { lines } of answer.builds) {
        expect(lines.map(({ productId }) => productId)).not.toContain(own === part ? '' : own?._id)
      }
    }),
    { numRuns: runs.builds },
  )
  expect(Math.min(...Object.values(called))).toBeGreaterThan(50)
})

test('a part whose figure is an estimate, or that has none, is never called best [BEST-1]', async () => {
  const reasons: unknown[] = []
  const goalsWith = async (facts: Parameters<typeof parts.card>[0]) => {
    const rows = aProductOfEachKind().map((row) =>
      row.type === 'graphics-card' ? { ...row, specs: parts.card(facts).specs } : row,
    )
    const { builds, message } = await completeBuilds(
      { budget: 900, purpose: 'gaming' },
      catalogOf(rows),
    )
    reasons.push(message)
    return builds.map(({ goals, speed }) => [goals, speed?.isEstimated])
  }
  const chip = { memoryGb: 12, chip: 'GeForce RTX 5070' }
  expect(await goalsWith(chip)).toEqual([[['cheapest', 'balanced', 'best'], false]])
  const relative = { ...chip, chip: 'GeForce RTX 5070 Super' }
  expect(await goalsWith(relative)).toEqual([[['cheapest', 'balanced'], true]])
  expect(await goalsWith({})).toEqual([[['cheapest', 'balanced'], undefined]])
  const reason = `None is called best: no build for ${formatPrice(900)} or less has measured parts only.`
  expect(reasons).toEqual([undefined, reason, reason])
})

test('for the office, too, a processor without a figure is not called best [BEST-1]', async () => {
  const named = (name: string, price: number) =>
    aRow({ _id: name, product: name, type: 'processor', price, specs: parts.cpu().specs })
  const rows = aProductOfEachKind().filter(({ type }) => type !== 'processor')
  const { builds } = await completeBuilds(
    { budget: 900, purpose: 'office' },
    catalogOf([...rows, named('Unrated', 100), named('AMD Ryzen 5 7600', 150)]),
  )
  expect(builds.map(({ goals, lines }) => [goals, lines[0]?.product])).toEqual([
    [['cheapest'], 'Unrated'],
    [['balanced', 'best'], 'AMD Ryzen 5 7600'],
  ])
})

test('parts of a platform that nobody produces any more are offered if no others are within the budget [REAL-2]', async () => {
  const old = { socket: 'LGA1200', family: 'Core 10th gen' }
  const families = [{ family: old.family }]
  const sockets = [old.socket, 'AM5']
  const rows = [
    ...aProductOfEachKind().map((row) =>
      row.type === 'cooler' ? { ...row, specs: parts.cooler({ sockets }).specs } : row,
    ),
    aRow({ _id: 'old-processor', type: 'processor', price: 10, specs: cpu(90, old).specs }),
    aRow({
      _id: 'old-board',
      type: 'motherboard',
      price: 10,
      specs: parts.board({ socket: old.socket, families }).specs,
    }),
  ]
  const totalsFor = async (budget: number) =>
    (await completeBuilds({ budget, purpose: 'gaming' }, catalogOf(rows))).builds.map(
      ({ total }) => total,
    )
  expect(await totalsFor(900)).toEqual([800])
  expect(await totalsFor(799)).toEqual([620])
  expect(await totalsFor(500)).toEqual([620])
})

test.each([
  ['gaming', 'graphics-card', parts.card(), card(50)],
  ['work', 'processor', parts.cpu(), cpu(50)],
] as const)(
  'for %s, without a figure of its %s the speed of a computer is not known [BEST-2]',
  async (purpose, kind, unrated, rated) => {
    const rows = aProductOfEachKind().map((row) =>
      row.type === kind ? { ...row, product: 'Unrated', specs: unrated.specs } : row,
    )
    const other = { _id: 'rated', product: 'Rated', type: kind, price: 150, specs: rated.specs }
    const request = { budget: 900, purpose }
    const { builds } = await completeBuilds(request, catalogOf([...rows, aRow(other)]))
    expect(ofGoal(builds, 'cheapest')).toMatchObject({
      goodFor: expect.stringMatching(/^Speed not known: there is no figure for Unrated/),
      next: `For ${formatPrice(50)} more: Rated (faster, as far as is known).`,
    })
  },
)

test('with an own part without a figure the rest is still judged by its speed [BEST-1, OWN-2]', async () => {
  const rows = aProductOfEachKind()
  const other = { _id: 'fast', product: 'Fast', type: 'Card', price: 150, specs: card(90).specs }
  const own = [{ specs: parts.cpu().specs }] as BuildRequest['own']
  const request = { budget: 900, purpose: 'gaming', own } as const
  const { builds, message } = await completeBuilds(
    request as BuildRequest,
    catalogOf([...rows, aRow(other)]),
  )
  expect(builds.map(({ goals, total }) => [goals, total])).toEqual([
    [['cheapest'], 700],
    [['balanced'], 750],
  ])
  expect(message).toBe('None is called best: no measured figure of Your processor.')
  expect(builds[0]?.next).toBe(`For ${formatPrice(50)} more: Fast (faster, as far as is known).`)
})

test('an answer has processor, card and memory first, says what it is good for, and each reason once [BEST-2]', async () => {
  const answer = await completeBuilds({ budget: 1200, purpose: 'gaming' }, catalogOf(seeded))
  for (const { lines, goodFor } of answer.builds) {
    const kinds = lines.slice(0, 3).map(({ part }) => part)
    expect(kinds).toEqual(['processor', 'graphics-card', 'memory'])
    expect(goodFor).toMatch(
      /^Games at (1080p|1440p), (low|high) settings; estimated from figures of [A-Z][a-z]+ 202\d$/,
    )
    // Measurements of the same part differ by more than a percent.
    expect(lines[1]?.reason).toMatch(/, \d+% of the fastest/)
    const reasons = lines.map(({ reason }) => reason.replace(/^[^;]*; /, ''))
    expect(new Set(reasons).size).toBe(reasons.length)
  }
})

test('a monitor, keyboard and mouse are the cheapest that are enough, and the budget includes them [BEST-2]', async () => {
  const ask = (request: Partial<BuildRequest>, rows = seeded) =>
    completeBuilds({ budget: 2000, purpose: 'gaming', ...request }, catalogOf(rows))
  const extras = [329.99, 119, 99.99]
  const [whole, rest] = [
    await ask({ peripherals: true }),
    await ask({ budget: Math.round(100 * (2000 - 548.98)) / 100 }),
  ]
  expect(
    whole.builds.map(({ total, lines }) => [total, lines.slice(-3).map((one) => one.total)]),
  ).toEqual(rest.builds.map(({ total }) => [Math.round(100 * (total + 548.98)) / 100, extras]))
  // 4K takes more pixels, and a chosen mouse is the only one.
  const parts = [{ productId: 'logitech-g-pro-x-superlight-2' }]
  const { builds } = await ask({ peripherals: true, resolution: '2160p', parts })
  expect(builds[0]?.lines.slice(-3).map(({ product }) => product)).toEqual([
    'Logitech G Pro X Superlight 2',
    'Dell UltraSharp U2723QE',
    'Ducky One 3 Mini',
  ])
  const without = seeded.filter(({ type }) => type !== 'Monitor' && type !== 'Mouse')
  expect((await ask({ peripherals: true }, without)).message).toBe(
    'No monitor or mouse for this purpose is in stock, so none is included.',
  )
})

test('a complete build that costs more than the budget is over it [BUDGET-1]', async () => {
  const rows = aProductOfEachKind()
  const chosen = essentialKinds.map((productId) => ({ productId }))
  const request = { budget: 500, purpose: 'gaming', parts: chosen } as BuildRequest
  const { builds, isOverBudget, message } = await completeBuilds(request, catalogOf(rows))
  expect(builds.map(({ goals, total }) => [goals, total])).toEqual([[['cheapest'], 800]])
  expect(isOverBudget).toBe(true)
  expect(message).toContain(`No complete build that fits costs ${formatPrice(500)} or less`)
})

test('a shop of 5,000 parts is searched within two seconds of one core [BUDGET-1]', async () => {
  const parts = generatedProducts(9400).filter(({ specs }) => isPartKind(specs?.kind))
  // Prices that follow the figures leave the most builds to compare.
  const rows = parts.slice(0, 5000).map((row, index): ProductDetails => {
    const id = `part-${index}`
    const percent = 10 + ((index * 37) % 900) / 10
    const rated = row.specs?.kind === 'processor' || row.specs?.kind === 'graphics-card'
    const specs = { ...row.specs, ...(rated && { gamesPercent: percent, workPercent: percent }) }
    const price = Math.round(40 + (rated ? percent ** 1.5 : row.price / 4) + (index % 40))
    return {
      ...row,
      _id: id,
      price,
      specs,
      available_quantity: 9,
      minimum_order: 1,
    } as ProductDetails
  })
  const start = process.cpuUsage()
  const request = { budget: 2000, purpose: 'gaming' } as const
  const answer = await completeBuilds(request, catalogOf(rows))
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  expect(answer.isExhaustive).toBe(true)
  expect(answer.builds).toHaveLength(3)
  expect(answer.builds.every(({ total }) => total <= 2000)).toBe(true)
  expect(await completeBuilds(request, catalogOf(rows))).toEqual(answer)
})

test('a build of the API can be ordered as it is, without what is owned [BUDGET-1, OWN-1]', async () => {
  const add = (part: AnyPart, price = 40) => aProduct({ specs: part.specs, type: 'Part', price })
  const [supply, tower] = [await add(parts.supply(), 1), await add(parts.box())]
  const chosen = await Promise.all(
    [parts.cpu(), parts.board(), parts.memory(), parts.drive(), parts.cooler()].map((part) =>
      add(part),
    ),
  )
  const lines = chosen.map(({ _id }) => ({ productId: _id }))
  await api('GET /products?fresh=builds')
  const request = { parts: lines, own: [{ productId: tower._id }], budget: 300, purpose: 'office' }
  const { status, body } = await api('POST /builds/complete', { body: request })
  expect(status).toBe(200)
  const [cheapest] = body.builds
  expect(cheapest.total).toBe(201)
  const ids = [...chosen, supply].map(({ _id }) => _id)
  expect(new Set(cheapest.lines.map((line: CompletedLine) => line.productId))).toEqual(new Set(ids))
  const ordered = cheapest.lines.map(({ productId, ordered }: CompletedLine) => ({
    ...{ productId, quantity: ordered },
  }))
  const order = { by: await aCustomer(), body: { lines: ordered } }
  expect(await api('POST /orders/batch', order)).toMatchObject({ status: 200 })
})

const valid = { budget: 900, purpose: 'work' }

test.each([
  ['no budget', { purpose: 'gaming' }],
  ['a purpose that the shop does not know', { budget: 900, purpose: 'mining' }],
  ['21 owned parts', { ...valid, own: Array(21).fill({ productId: 'a' }) }],
  ['an owned mouse', { ...valid, own: [{ specs: { kind: 'mouse' } }] }],
  ['a fact of another kind', { ...valid, own: [{ specs: { kind: 'case', watts: 1 } }] }],
])('a question with %s is refused [BUDGET-1, OWN-2]', async (_, body) => {
  expect(await api('POST /builds/complete', { body })).toMatchObject({ status: 400 })
})

test.each([
  [{ kind: 'case', boards: ['ATX'] }, 'Your case: “Graphics card up to” is not known.'],
  [{ kind: 'processor', socket: 'AM4' }, 'No motherboard in stock is sure to fit your parts.'],
] as const)('a question that no build answers says why [BUDGET-1]', async (specs, message) => {
  const request = { budget: 2000, purpose: 'gaming', own: [{ specs }] } as unknown as BuildRequest
  const answer = await completeBuilds(request, catalogOf(aProductOfEachKind()))
  expect(answer).toMatchObject({ builds: [], message: expect.stringContaining(message) })
})

test('if no board is known to support any processor, the missing fact is named [SCALE-2]', async () => {
  const rows = aProductOfEachKind().map((row) =>
    row.specs?.kind === 'motherboard'
      ? { ...row, specs: { ...row.specs, families: undefined } }
      : row,
  )
  const answer = await completeBuilds({ budget: 2000, purpose: 'office' }, catalogOf(rows))
  const message = expect.stringMatching(
    /is sure to fit\. With .* and .*“Processor families” is not known/,
  )
  expect(answer).toMatchObject({ builds: [], message })
})

test('a shop without parts offers no other purpose [IMPORT-4]', async () => {
  const answer = await completeBuilds({ budget: 2000, purpose: 'gaming' }, catalogOf([]))
  const message = 'No processor is in stock. Please check back soon.'
  expect(answer).toMatchObject({ builds: [], message })
})
