import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SpecificationsOf } from '../specifications/specification-kinds.ts'
import { type AnyPart, type PartKind, partKinds } from './part.ts'
import { partVerdict } from './part-verdict.ts'
import { type Verdict, verdicts } from './reason.ts'
import { checkBuild, comparedFields } from './rules.ts'

const one = <const Value>(...values: Value[]) => fc.constantFrom(...values)
const some = <const Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
/** Like them, and values that no table of a rule contains: also in another spelling. */
const choice = (...known: string[]) => one(...known, 'New 1', 'new-1', 'constructor')
const choices = (...known: string[]) => some(...known, 'New 1', 'new-1', 'constructor')

type Facts<Kind extends PartKind> = {
  [Name in keyof Omit<SpecificationsOf<Kind>, 'kind' | 'sources'>]?: fc.Arbitrary<
    SpecificationsOf<Kind>[Name]
  >
}

const partOf = <Kind extends PartKind>(kind: Kind, facts: Facts<Kind>): fc.Arbitrary<AnyPart> =>
  fc
    .tuple(
      fc.uuid(),
      fc.integer({ min: 1, max: 3 }),
      fc.record<object>(facts, { requiredKeys: [] }),
    )
    // The facts are those of the kind.
    .map(
      ([id, quantity, specs]) =>
        ({ id, name: id, quantity, specs: { kind, ...specs } }) as unknown as AnyPart,
    )

/** The capacity of a kit, if it is known, is that of its modules. */
function withItsCapacity(part: AnyPart): AnyPart {
  if (part.specs.kind !== 'memory') return part
  const { modules, gbPerModule, capacityGb } = part.specs
  if (!modules || !gbPerModule || !capacityGb) return part
  return { ...part, specs: { ...part.specs, capacityGb: modules * gbPerModule } } as AnyPart
}

const row = fc.record(
  { family: choice('Ryzen 7000', 'Ryzen 9000'), minBios: one('F20') },
  { requiredKeys: [] },
)
const listed = fc.record(
  { family: choice('Ryzen 7000', 'Ryzen 9000'), model: one('7600') },
  { requiredKeys: [] },
)
const slot = fc.record(
  {
    key: choice('M', 'E'),
    sizes: choices('2230', '2280'),
    interfaces: choices('PCIe 5.0 x4', 'PCIe 4.0 x4', 'SATA'),
    disables: one('SATA 5 and 6'),
  },
  { requiredKeys: [] },
)
const mount = fc.record(
  { where: choice('Front', 'Top'), sizesMm: some(200, 240, 280, 360), maxThicknessMm: one(50, 60) },
  { requiredKeys: [] },
)
const count = <Plug extends string>(...plugs: Plug[]) =>
  fc.dictionary(one(...plugs), fc.integer({ min: 1, max: 3 }))

const part = fc.oneof(
  partOf('processor', {
    socket: choice('AM5', 'AM4'),
    family: choice('Ryzen 7000', 'Ryzen 9000'),
    maxWatts: one(88, 250),
    maxMemoryGb: one(64, 128),
    integratedGraphics: fc.boolean(),
    coolerIncluded: fc.boolean(),
  }),
  partOf('motherboard', {
    socket: choice('AM5', 'AM4'),
    formFactor: choice('ATX', 'Mini-ITX'),
    memoryType: choice('DDR5', 'DDR4'),
    memoryForm: choice('DIMM', 'SO-DIMM'),
    registeredMemory: fc.boolean(),
    memorySlots: one(2, 4),
    maxMemoryGb: one(64, 96),
    families: fc.array(row, { minLength: 1, maxLength: 2 }),
    biosFlashback: fc.boolean(),
    cpuListUrl: one('https://example.com/processors'),
    m2: fc.array(slot, { minLength: 1, maxLength: 3 }),
    sataPorts: one(1, 4),
    plugs: count('eps8', 'eps4'),
  }),
  partOf('memory', {
    memoryType: choice('DDR5', 'DDR4'),
    form: choice('DIMM', 'SO-DIMM'),
    registered: fc.boolean(),
    modules: one(1, 2),
    gbPerModule: one(16, 48),
    capacityGb: one(32, 96),
    speedMts: one(3200, 6000),
    profiles: choices('EXPO', 'XMP'),
    heightMm: one(32, 44),
  }).map(withItsCapacity),
  partOf('graphics-card', {
    lengthMm: one(250, 300, 348, 353),
    slots: one(2, 3.6),
    lowProfile: fc.boolean(),
    boardWatts: one(70, 300),
    recommendedSupplyWatts: one(450, 850),
    plugs: count('pcie16', 'pcie8', 'pcie6'),
  }),
  partOf('storage', {
    form: choice('M.2 2230', 'M.2 2280', '2.5 inch', '3.5 inch'),
    interface: choice('PCIe 5.0 x4', 'PCIe 4.0 x4', 'SATA'),
  }),
  partOf('power-supply', {
    watts: fc.integer({ min: 150, max: 900 }),
    form: choice('ATX', 'SFX'),
    atx3: fc.boolean(),
    lengthMm: one(100, 160),
    plugs: count('eps8', 'pcie8', 'pcie16'),
  }),
  partOf('case', {
    boards: choices('ATX', 'Mini-ITX'),
    gpuMaxMm: one(300, 355),
    slots: one(3, 7),
    lowProfileOnly: fc.boolean(),
    fansIncluded: one(1, 6),
    coolerMaxMm: one(70, 170),
    radiatorMounts: fc.array(mount, { minLength: 1, maxLength: 3 }),
    psuForms: choices('ATX', 'SFX'),
    psuMaxMm: one(130, 200),
    bays: count('bay25', 'bay35'),
  }),
  partOf('cooler', {
    cooling: choice('Air'),
    sockets: choices('AM5', 'AM4'),
    heightMm: one(37, 165),
    ramClearanceMm: one(32, 44),
    ratedWatts: one(95, 260),
    processors: fc.array(listed, { minLength: 1, maxLength: 2 }),
    processorListUrl: one('https://example.com/processors'),
    fans: one(1, 2),
  }),
  partOf('case-fan', { fans: one(1, 3) }),
  partOf('network-card', { interface: choice('PCIe x1', 'PCI', 'USB'), lowProfile: fc.boolean() }),
  partOf('sound-card', { interface: choice('PCIe', 'USB'), lowProfile: fc.boolean() }),
  partOf('cooler', {
    sockets: choices('AM5', 'AM4'),
    radiatorMm: one(180, 200, 240, 280, 360),
    radiatorThicknessMm: one(27, 38),
    fanThicknessMm: one(25),
    ratedWatts: one(95, 260),
    fans: one(2, 3),
  }),
)
const build = fc
  .array(part, { minLength: 2, maxLength: 9 })
  .map((parts) => parts.map((line, index) => ({ ...line, id: `part-${index}` })))

const verdictsOf = (parts: AnyPart[]) =>
  new Map(checkBuild(parts).map(({ rule, verdict }) => [rule, verdict]))

/**
 * Without it a case takes cards of any height, a slot disables nothing, any BIOS will do, and a cooler is made
 * for the whole family.
 */
const exceptions = ['lowProfileOnly', 'disables', 'minBios', 'model']

/** Where the facts of the parts are: a field, or a field of one row. */
const factsOf = (parts: AnyPart[]): (string | number)[][] =>
  parts.flatMap(({ specs }, part) =>
    Object.entries(specs)
      .filter(([name]) => name !== 'kind')
      .flatMap(([name, value]) => [
        [part, name],
        ...rowsOf(value).flatMap((row, index) =>
          Object.keys(row).map((field) => [part, name, index, field]),
        ),
      ])
      .filter((path) => !exceptions.some((name) => name === path.at(-1))),
  )

const rowsOf = (value: unknown): object[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object') : []

/** The build without one fact. */
function withoutFact(parts: AnyPart[], seed: number): AnyPart[] {
  const facts = factsOf(parts)
  const [index = 0, ...path] = facts[seed % Math.max(1, facts.length)] ?? []
  const copy = structuredClone(parts)
  const last = path.pop() ?? ''
  // A path leads through objects and arrays of the facts.
  const owner = path.reduce<unknown>(
    (at, name) => Reflect.get(at as object, name),
    copy[Number(index)]?.specs ?? {},
  )
  Reflect.deleteProperty(owner as object, last)
  return copy
}

const possible: Record<Verdict, Verdict[]> = {
  fits: ['fits'],
  'fits-with-note': ['fits', 'fits-with-note'],
  unknown: [...verdicts],
  'does-not-fit': ['does-not-fit'],
}

const runs = { numRuns: 2000 }

test('no verdict depends on an unknown fact: it holds whatever the fact is [FIT-2]', () => {
  fc.assert(
    fc.property(build, fc.nat(), (parts, seed) => {
      const whole = verdictsOf(parts)
      return [...verdictsOf(withoutFact(parts, seed))].every(([rule, verdict]) => {
        // With the fact the rule may have nothing to compare: a cooler without a radiator.
        const known = whole.get(rule)
        // Where a radiator would stand that fits nowhere, nobody knows.
        const isMoot = rule === 'graphics-card' && whole.get('radiator') === 'does-not-fit'
        return !known || isMoot || possible[verdict].includes(known)
      })
    }),
    runs,
  )
})

test('the builds above have every field that a rule reads, and the fields that decide are known [FIT-2]', () => {
  const [made, read] = [new Set<string>(), new Set<string>()]
  for (const parts of fc.sample(build, 2000)) {
    const watched = parts.map((line) => {
      const nameOf = (field: string | symbol) => `${line.specs.kind}.${String(field)}`
      for (const field of Object.keys(line.specs)) made.add(nameOf(field))
      const get = (specs: object, field: string | symbol) => {
        read.add(nameOf(field))
        return Reflect.get(specs, field)
      }
      return { ...line, specs: new Proxy(line.specs, { get }) } as AnyPart
    })
    checkBuild(watched)
  }
  expect([...read].filter((field) => !made.has(field))).toEqual([])
  expect(read.size).toBeGreaterThan(50)
  // Searches check parts once whose values of these fields and processor lists are equal; the rest are texts and links.
  const others = ['processors', 'processorListUrl', 'biosFlashback', 'cpuListUrl', 'kind']
  const compared = partKinds.flatMap((kind) =>
    [...comparedFields(kind).map(([name]) => name), ...others].map((name) => `${kind}.${name}`),
  )
  expect([...read].filter((field) => !compared.includes(field))).toEqual([])
})

test('the rules of a kind have all reasons about a part of it [SCALE-2]', () => {
  fc.assert(
    fc.property(build, (parts) => {
      const rules = checkBuild(parts)
      return parts.every(({ id, specs }) =>
        isDeepStrictEqual(partVerdict(id, checkBuild(parts, specs.kind)), partVerdict(id, rules)),
      )
    }),
    { numRuns: 1000 },
  )
})

test('the order of the lines does not matter [FIT-2]', () => {
  const shuffled = build.chain((parts) =>
    fc.shuffledSubarray(parts, { minLength: parts.length }).map((other) => [parts, other] as const),
  )
  fc.assert(
    fc.property(shuffled, ([parts, other]) =>
      isDeepStrictEqual(checkBuild(other), checkBuild(parts)),
    ),
    runs,
  )
})

test('another part never makes fit what does not [FIT-2]', () => {
  fc.assert(
    fc.property(build, part, (parts, added) => {
      const after = verdictsOf([...parts, added])
      return [...verdictsOf(parts)].every(
        ([rule, verdict]) =>
          // A missing graphics card can be added.
          rule === 'essentials' || verdict !== 'does-not-fit' || after.get(rule) === verdict,
      )
    }),
    runs,
  )
})

test('a part counts the same in one line or in several [FIT-2]', () => {
  fc.assert(
    fc.property(build, part, (parts, twice) => {
      const single = { ...twice, quantity: 1 }
      expect(checkBuild([single, ...parts, single])).toEqual(
        checkBuild([...parts, { ...twice, quantity: 2 }]),
      )
    }),
    { numRuns: 500 },
  )
})
