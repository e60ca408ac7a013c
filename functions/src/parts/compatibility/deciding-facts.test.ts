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
import { type AnyPart, buildOf, essentialKinds, partKinds } from './part.ts'
import { type Verdict, worstOf } from './reason.ts'
import { checkBuild, comparedFields } from './rules.ts'
import { emptySlots } from './slots.ts'

/** Fast memory, a card with peaks and a supply that just carries them: the rules ask for every fact. */
const demanding: AnyPart[] = [
  cpu({ coolerIncluded: undefined }),
  board(),
  memory({ speedMts: 6000 }),
  card({ boardWatts: 300, recommendedSupplyWatts: 590 }),
  drive(),
  drive({ form: '2.5 inch', interface: 'SATA' }),
  supply({ watts: 590 }),
  box({ lowProfileOnly: true }),
]
const withoutCard = demanding.filter(({ specs }) => specs.kind !== 'graphics-card')
const computers = [demanding, [...demanding, cooler({ fans: 2 })], [...withoutCard, radiator()]]

const without = (parts: AnyPart[], kind: string, fact: string): AnyPart[] =>
  parts.map((part) => {
    if (part.specs.kind !== kind) return part
    // Without a fact it is still a part of its kind.
    return { ...part, specs: { ...part.specs, [fact]: undefined } } as AnyPart
  })

test('only the facts that advise lead to a note when they are missing [FIT-6]', () => {
  const facts = partKinds.flatMap((kind) =>
    comparedFields(kind).map(([fact]) => {
      const rules = computers.flatMap((parts) => checkBuild(without(parts, kind, fact)))
      const reasons = rules.flatMap((rule) => rule.reasons)
      const about = reasons.filter(({ missing }) => missing?.field === fact)
      return { name: `${kind}.${fact}`, verdict: worstOf(about) }
    }),
  )
  const withVerdict = (wanted: Verdict | undefined) =>
    facts.flatMap(({ name, verdict }) => (verdict === wanted ? name : []))
  expect(withVerdict('fits-with-note')).toEqual([
    'processor.coolerIncluded',
    'memory.speedMts',
    'memory.profiles',
    'memory.heightMm',
    'graphics-card.recommendedSupplyWatts',
    'power-supply.atx3',
    'case.fansIncluded',
    'cooler.ramClearanceMm',
    'cooler.ratedWatts',
    'cooler.fans',
  ])
  // One capacity answers for the other, and only a few cases have the flag.
  expect(withVerdict(undefined)).toEqual([
    'memory.capacityGb',
    'memory.gbPerModule',
    'case.lowProfileOnly',
    // The computers above have none of these.
    'case-fan.fans',
    'network-card.interface',
    'network-card.lowProfile',
    'sound-card.interface',
    'sound-card.lowProfile',
  ])
})

test('a card fits in front of any radiator if it leaves room for the thickest one [FIT-2]', () => {
  const unknown = { radiatorThicknessMm: undefined, fanThicknessMm: undefined }
  const verdict = (lengthMm: number) =>
    verdictOf('graphics-card', [
      card({ lengthMm }),
      box({ gpuMaxMm: 420, radiatorMounts: undefined }),
      radiator(unknown),
    ])
  expect(verdict(245)).toBe('fits')
  expect(verdict(246)).toBe('unknown')
})

test('a missing fact is named in plain words, with what to look at [FIT-6]', () => {
  const noctua = { ...cooler({ ratedWatts: undefined }), name: 'Noctua NH-D15' }
  const ryzen = { ...cpu(), name: 'AMD Ryzen 5 7600' }
  expect(summaryOf('cooler', [noctua, ryzen])).toBe(
    'Noctua NH-D15: “Rated for” is not known: look in the list of processors of the cooler’s maker',
  )
})

test('an empty slot is still to choose, and no misfit before the rest is there [FIT-6]', () => {
  const bare = cpu({ integratedGraphics: false })
  const rules = ({ rule }: { rule: string }) => rule === 'essentials'
  expect(checkBuild([bare, board()]).filter(rules)).toEqual([])
  const empty = (parts: AnyPart[] = []) => emptySlots(buildOf(parts))
  expect(empty([bare, board()])).toEqual(essentialKinds.slice(2))
  expect(empty(computers[1])).toEqual([])
  const dark = [bare, board(), memory(), drive(), supply(), box(), cooler()]
  expect(empty(dark)).toEqual(['graphics-card'])
  expect(summaryOf('essentials', dark)).toContain('No picture')
})

test('a list of the maker that names the processor is linked [FIT-6]', () => {
  const processorListUrl = 'https://example.com/list'
  const listed = cooler({ processors: [{ family: 'Ryzen 7000' }], processorListUrl })
  const [rule] = checkBuild([listed, cpu()])
  const link = { verdict: 'fits', url: processorListUrl }
  expect(rule?.reasons).toContainEqual(expect.objectContaining(link))
})
