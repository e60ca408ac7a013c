import { expect, test } from 'vitest'
import {
  board,
  box,
  card,
  cooler,
  cpu,
  drive,
  memory,
  summaryOf,
  supply,
} from '../../../test/support/parts.ts'
import { checkBuild } from './check-build.ts'
import { comparedFields } from './fact-questions.ts'
import { type AnyPart, buildOf, partKinds } from './part.ts'
import { emptySlots } from './slots.ts'

/** Fast memory, a card with peaks and a supply that just carries them: the rules ask for every fact. */
const demanding: AnyPart[] = [
  cpu({ coolerIncluded: undefined }),
  board(),
  memory({ speedMts: 6000 }),
  card({ boardWatts: 300, recommendedSupplyWatts: 590 }),
  drive(),
  supply({ watts: 590 }),
  box({ lowProfileOnly: true }),
]
const computers = [demanding, [...demanding, cooler({ fans: 2 })]]

const without = (parts: AnyPart[], kind: string, fact: string): AnyPart[] =>
  parts.map((part) => {
    if (part.specs.kind !== kind) return part
    // Without a fact it is still a part of its kind.
    return { ...part, specs: { ...part.specs, [fact]: undefined } } as AnyPart
  })

test('only the facts that advise lead to a note when they are missing [FIT-6]', () => {
  const verdicts = partKinds.flatMap((kind) =>
    comparedFields(kind).flatMap(([fact]) => {
      const rules = computers.flatMap((parts) => checkBuild(without(parts, kind, fact)))
      const reasons = rules.flatMap((rule) => rule.reasons)
      const about = reasons.filter(({ missing }) => missing?.field === fact)
      return about.map(({ verdict }) => [`${kind}.${fact}`, verdict] as const)
    }),
  )
  const unknown = new Set(
    verdicts.flatMap(([fact, verdict]) => (verdict === 'unknown' ? fact : [])),
  )
  const noted = new Set(
    verdicts.flatMap(([fact, verdict]) => (verdict === 'fits-with-note' ? fact : [])),
  )
  expect([...noted].filter((fact) => !unknown.has(fact))).toEqual([
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
  expect(unknown.size).toBeGreaterThan(25)
})

test('a missing fact is named in plain words, with what to look at [FIT-6]', () => {
  const noctua = { ...cooler({ ratedWatts: undefined }), name: 'Noctua NH-D15' }
  const ryzen = { ...cpu(), name: 'AMD Ryzen 5 7600' }
  expect(summaryOf('cooler', [noctua, ryzen])).toBe(
    'The rating of Noctua NH-D15 in watts is not known: look in the list of processors of the cooler’s maker',
  )
  expect(
    summaryOf('power-supply', [
      { ...supply({ lengthMm: undefined }), name: 'Corsair SF750' },
      box(),
    ]),
  ).toBe('The length of Corsair SF750 is not known.')
})

test('an empty slot is still to choose, and no misfit before the rest is there [FIT-6]', () => {
  const bare = cpu({ integratedGraphics: false })
  const rules = ({ rule }: { rule: string }) => rule === 'essentials'
  expect(checkBuild([bare, board()]).filter(rules)).toEqual([])
  const empty = (parts: AnyPart[] = []) => emptySlots(buildOf(parts))
  expect(empty([bare, board()])).toEqual([
    'memory',
    'graphics-card',
    'storage',
    'power-supply',
    'case',
    'cooler',
  ])
  expect(empty(computers[1])).toEqual([])
  const withoutCard = [bare, board(), memory(), drive(), supply(), box(), cooler()]
  expect(empty(withoutCard)).toEqual(['graphics-card'])
  expect(summaryOf('essentials', withoutCard)).toContain('No picture')
})

test('a list of the maker that names the processor counts as a rating [FIT-6]', () => {
  const list = { processors: [{ model: '7600' }], processorListUrl: 'https://example.com/list' }
  const noctua = { ...cooler({ ...list, ratedWatts: undefined }), name: 'Noctua NH-D15' }
  const [rule] = checkBuild([noctua, { ...cpu(), name: 'AMD Ryzen 5 7600' }])
  expect(rule?.reasons).toContainEqual(
    expect.objectContaining({
      verdict: 'fits',
      text: 'The maker of Noctua NH-D15 lists it for AMD Ryzen 5 7600',
      url: 'https://example.com/list',
    }),
  )
})
