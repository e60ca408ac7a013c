import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedProducts } from '../../../../tools/seed/generated-products.ts'
import { aProduct, api } from '../../../test/support/api.ts'
import * as parts from '../../../test/support/parts.ts'
import { aCustomer } from '../../../test/support/people.ts'
import { runs } from '../../../test/support/runs.ts'
import { aRow } from '../../../test/support/search.ts'
import {
  type BuildRequest,
  type CompletedBuild,
  type CompletedLine,
  purposes,
} from '../../contract/builds/build-completion.ts'
import { ownedParts } from '../../contract/builds/owned-part.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { toCents } from '../../contract/money.ts'
import { kindsByType, partOf } from '../../parts/compatibility/catalog-parts.ts'
import {
  type AnyPart,
  buildOf,
  isPartKind,
  type PartKind,
  partKinds,
} from '../../parts/compatibility/part.ts'
import { checkBuild } from '../../parts/compatibility/rules.ts'
import { emptySlots } from '../../parts/compatibility/slots.ts'
import { formatPrice } from '../../parts/format-number.ts'
import { completeBuilds } from './complete-build.ts'
import { isEnough, needsCard, tenthsOf } from './part-scores.ts'

const ssd = (facts: Parameters<typeof parts.drive>[0] = {}) =>
  parts.drive({ technology: 'SSD', ...facts })

/** Parts that fit one another, and variants that do not, or of which a fact is unknown. */
const variants: { [Kind in PartKind]: AnyPart[] } = {
  processor: [
    ...[parts.cpu(), parts.cpu({ socket: 'AM4' }), parts.cpu({ family: 'Ryzen 9000' })],
    ...[parts.cpu({ coolerIncluded: true, cores: 8 }), parts.cpu({ maxMemoryGb: 16 })],
    ...[parts.cpu({ integratedGraphics: false, cores: 16 }), parts.cpu({ maxWatts: undefined })],
    ...[parts.cpu({ maxWatts: 300, boostGhz: 5.7 }), parts.cpu({ integratedGraphics: undefined })],
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
    ...[parts.memory({ capacityGb: 8, gbPerModule: 4 }), parts.memory({ registered: true })],
  ],
  'graphics-card': [
    ...[parts.card(), parts.card({ lengthMm: 330, memoryGb: 16 }), parts.card({ lengthMm: 380 })],
    ...[parts.card({ boardWatts: 600 }), parts.card({ plugs: { pcie16: 1 }, memoryGb: 8 })],
    ...[parts.card({ slots: undefined }), parts.card({ plugs: { pcie8: 4 }, boardWatts: 400 })],
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
    parts.cooler({ sockets: ['LGA-1954', 'AM5'] }),
  ],
}

const product = (kind: PartKind) =>
  fc
    .record({
      specs: fc.oneof(
        { weight: 5, arbitrary: fc.constant(variants[kind][0]?.specs) },
        { weight: 1, arbitrary: fc.constantFrom(...variants[kind].map(({ specs }) => specs)) },
      ),
      price: fc.integer({ min: 1, max: 30 }).map((tens) => 10 * tens + 0.99),
      minimum_order: fc.constantFrom(1, 1, 2),
      available_quantity: fc.constantFrom(1, 9, 9, 9),
    })
    .map((row) => aRow({ ...row, type: kind }))

/** At most 2 × 2 × 2 × 3 × 2 × 3 × 2 × 3 builds. */
const products = fc
  .tuple(
    ...partKinds.map((kind, index) =>
      fc.array(product(kind), { minLength: 1, maxLength: 2 + (index % 2) * Number(index > 2) }),
    ),
  )
  .map((lists) => lists.flat().map((row, index) => ({ ...row, _id: `part-${index}` })))

const question = fc.record({
  rows: products,
  budget: fc.integer({ min: 500, max: 3000 }),
  purpose: fc.constantFrom(...purposes),
  chosen: fc.option(fc.nat(20), { nil: undefined, freq: 1 }),
  owned: fc.option(fc.nat(20), { nil: undefined, freq: 1 }),
  isDescribed: fc.boolean(),
})

/** Products that fit one another, for 100 dollars each. */
const aProductOfEachKind = () =>
  partKinds.map((kind) => {
    const specs = variants[kind][0]?.specs
    return aRow({ _id: kind, type: kind, ...(specs && { specs }) })
  })

const catalogOf = (rows: ProductDetails[]) => ({
  rows,
  byId: new Map(rows.map((row) => [row._id, row])),
  kinds: kindsByType(rows),
})

const isSure = (build: readonly AnyPart[]) =>
  checkBuild(build).every(({ verdict }) => verdict.startsWith('fits'))

/** The cents and the tenths of a point of all complete builds that fit. */
function allBuilds({ parts = [], own, purpose }: BuildRequest, rows: ProductDetails[]) {
  const catalog = catalogOf(rows)
  const chosen = rows.filter(({ _id }) => parts.some(({ productId }) => productId === _id))
  const given = ownedParts(own, catalog.byId, catalog.kinds)
  const partsOf = (row: ProductDetails) => partOf(row, 1, catalog.kinds) ?? []
  const used = [...chosen.flatMap(partsOf), ...given].map(({ specs }) => specs.kind)
  let builds = chosen.every(isInStock) ? [chosen] : []
  for (const kind of partKinds.filter((kind) => !used.includes(kind))) {
    const options = rows.filter(
      (row) =>
        row.type === kind &&
        isInStock(row) &&
        [partsOf(row)].flat().every((part) => isEnough(part, purpose)),
    )
    const mayLack = kind === 'cooler' || (kind === 'graphics-card' && !needsCard(purpose))
    builds = builds.flatMap((build) => [
      ...(mayLack ? [build] : []),
      ...options.map((row) => [...build, row]),
    ])
  }
  return builds
    .filter((build) => {
      const all = [...build.flatMap(partsOf), ...given]
      return emptySlots(buildOf(all)).length === 0 && isSure(all)
    })
    .map((build) => ({
      cents: build.reduce((sum, row) => sum + toCents(row.price) * row.minimum_order, 0),
      tenths: build.flatMap(partsOf).reduce((sum, part) => sum + tenthsOf(part, purpose), 0),
    }))
}

const isInStock = (row: ProductDetails) => row.available_quantity >= row.minimum_order

type Figures = ReturnType<typeof allBuilds>[number]

/** The cheapest build, the best for the budget, and the best for the money in the middle between both. */
function bestOf(all: Figures[], budget: number) {
  const [cheapest] = all.toSorted((a, b) => a.cents - b.cents || b.tenths - a.tenths)
  const within = (cents: number) =>
    all
      .filter((build) => build.cents <= cents)
      .toSorted((a, b) => b.tenths - a.tenths || a.cents - b.cents)[0]
  const best = within(100 * budget)
  const middle = cheapest && best && within(Math.floor((cheapest.cents + best.cents) / 2))
  return { cheapest, middle, best }
}

const figuresOf = (build: CompletedBuild | undefined) =>
  build && { cents: toCents(build.total), tenths: Math.round(10 * build.score) }

const ofGoal = (builds: CompletedBuild[], goal: CompletedBuild['goals'][number]) =>
  builds.find(({ goals }) => goals.includes(goal))

test('the builds are those that trying all combinations finds [BUDGET-1]', async () => {
  let complete = 0
  await fc.assert(
    fc.asyncProperty(question, async ({ rows, budget, purpose, chosen, owned, isDescribed }) => {
      const at = (index: number | undefined) => rows[index ?? rows.length]
      const [part, own] = [at(chosen), at(owned)]
      const request: BuildRequest = {
        ...{ budget, purpose },
        parts: part ? [{ productId: part._id }] : [],
        own: own ? [isDescribed && own.specs ? { specs: own.specs } : { productId: own._id }] : [],
      }
      const answer = await completeBuilds(request, catalogOf(rows))
      expect(answer.isExhaustive).toBe(true)
      const { cheapest, middle, best } = bestOf(allBuilds(request, rows), budget)
      expect(figuresOf(ofGoal(answer.builds, 'cheapest'))).toEqual(cheapest)
      expect(figuresOf(ofGoal(answer.builds, 'balanced'))).toEqual(middle)
      expect(figuresOf(ofGoal(answer.builds, 'best'))).toEqual(best)
      expect(answer.isOverBudget).toBe(cheapest !== undefined && !best)
      expect(answer.message === undefined).toBe(best !== undefined)
      for (const { lines } of answer.builds) {
        expect(lines.map(({ productId }) => productId)).not.toContain(own === part ? '' : own?._id)
      }
      complete += answer.builds.length
    }),
    { numRuns: runs.builds },
  )
  expect(complete).toBeGreaterThan(100)
})

test('a complete build that costs more than the budget is over it [BUDGET-1]', async () => {
  const rows = aProductOfEachKind()
  const chosen = partKinds.map((productId) => ({ productId }))
  const request = { budget: 500, purpose: 'gaming', parts: chosen } as BuildRequest
  const { builds, isOverBudget, message } = await completeBuilds(request, catalogOf(rows))
  expect(builds.map(({ goals, total }) => [goals, total])).toEqual([[['cheapest'], 800]])
  expect(isOverBudget).toBe(true)
  expect(message).toContain(`No complete build that fits costs ${formatPrice(500)} or less`)
})

test('a shop of 5,000 parts is searched within two seconds of one core [BUDGET-1]', async () => {
  const parts = generatedProducts(9400).filter(({ specs }) => isPartKind(specs?.kind))
  // Prices that follow the points leave the most builds to compare.
  const rows = parts.slice(0, 5000).map((row, index): ProductDetails => {
    const id = `part-${index}`
    const part = partOf({ ...row, _id: id }, 1, new Map())
    const price = Math.round(
      30 + ((part && tenthsOf(part, 'gaming')) ?? 0) ** 1.5 / 6 + (index % 40),
    )
    return { ...row, _id: id, price, available_quantity: 9, minimum_order: 1 }
  })
  const start = process.cpuUsage()
  const request = { budget: 2000, purpose: 'gaming' } as const
  const answer = await completeBuilds(request, catalogOf(rows))
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
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
  expect(cheapest.lines.map((line: CompletedLine) => line.productId)).toEqual(ids)
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

test('a shop without parts offers no other purpose [IMPORT-4]', async () => {
  const answer = await completeBuilds({ budget: 2000, purpose: 'gaming' }, catalogOf([]))
  const message = 'No motherboard is in stock. Please check back soon.'
  expect(answer).toMatchObject({ builds: [], message })
})
