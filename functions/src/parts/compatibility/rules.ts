import { fieldsOf } from '../specifications/specification-kinds.ts'
import { checkCooler } from './cooler.ts'
import { checkDrives } from './drives.ts'
import { checkExpansionCards } from './expansion-cards.ts'
import { checkGraphicsCard } from './graphics-card.ts'
import { checkMemory } from './memory.ts'
import { checkBoardSize, checkProcessorFamily, checkSocket } from './motherboard.ts'
import { type AnyPart, type Build, buildOf, type PartKind } from './part.ts'
import { checkPower } from './power.ts'
import { checkPowerSupply } from './power-supply.ts'
import { checkRadiator } from './radiator.ts'
import { type Fact, type Reason, type Verdict, worstFirst } from './reason.ts'
import { checkEssentials, checkSingleParts } from './slots.ts'

type ComparedFacts = { readonly [Kind in PartKind]?: readonly Fact<Kind>[] }

/** `compares` has every fact by which `check` refuses a pair of kinds or lacks an answer: equal facts have equal verdicts. */
const rule = (
  title: string,
  check: (build: Build) => Reason[],
  ...compares: readonly ComparedFacts[]
) => ({ title, check, compares })

const rules = {
  socket: rule('Processor socket', checkSocket, { processor: ['socket'], motherboard: ['socket'] }),
  'processor-family': rule('Processor support', checkProcessorFamily, {
    processor: ['family'],
    motherboard: ['families'],
  }),
  memory: rule('Memory', checkMemory, {
    motherboard: ['memoryType', 'memoryForm', 'registeredMemory', 'memorySlots', 'maxMemoryGb'],
    memory: ['memoryType', 'form', 'registered', 'modules', 'gbPerModule', 'capacityGb'],
  }),
  'board-size': rule('Board size', checkBoardSize, {
    motherboard: ['formFactor'],
    case: ['boards'],
  }),
  'graphics-card': rule('Graphics card', checkGraphicsCard, {
    'graphics-card': ['lengthMm', 'slots', 'lowProfile'],
    case: ['gpuMaxMm', 'slots', 'lowProfileOnly'],
  }),
  'expansion-cards': rule(
    'Expansion cards',
    checkExpansionCards,
    {
      case: ['slots', 'lowProfileOnly'],
      'network-card': ['interface', 'lowProfile'],
      'sound-card': ['interface', 'lowProfile'],
    },
    { 'graphics-card': ['slots'], 'network-card': ['interface'], 'sound-card': ['interface'] },
    { motherboard: [], 'network-card': ['interface'], 'sound-card': ['interface'] },
  ),
  cooler: rule(
    'Cooler',
    checkCooler,
    { processor: ['socket'], cooler: ['sockets'] },
    { motherboard: ['socket'], cooler: ['sockets'] },
    { case: ['coolerMaxMm'], cooler: ['cooling', 'heightMm'] },
  ),
  radiator: rule('Radiator', checkRadiator, {
    case: ['radiatorMounts'],
    cooler: ['cooling', 'radiatorMm', 'radiatorThicknessMm', 'fanThicknessMm'],
  }),
  'power-supply': rule(
    'Power supply',
    checkPowerSupply,
    { motherboard: ['plugs'], 'power-supply': ['plugs'] },
    { 'graphics-card': ['plugs'], 'power-supply': ['plugs'] },
    { 'power-supply': ['form', 'lengthMm'], case: ['psuForms', 'psuMaxMm'] },
  ),
  power: rule(
    'Power',
    checkPower,
    { processor: ['maxWatts'], 'power-supply': ['watts'] },
    { 'graphics-card': ['boardWatts'], 'power-supply': ['watts'] },
  ),
  drives: rule(
    'Drives',
    checkDrives,
    { motherboard: ['m2', 'sataPorts'], storage: ['form', 'interface'] },
    { storage: ['form'], case: ['bays'] },
  ),
  // Empty slots are not compared.
  essentials: rule(
    'Picture and cooling',
    checkEssentials,
    { processor: ['integratedGraphics'], 'graphics-card': [] },
    { processor: ['coolerIncluded'], cooler: [] },
  ),
  'single-parts': rule('Number of parts', checkSingleParts),
}

export type RuleName = keyof typeof rules

export const ruleNames = Object.keys(rules) as RuleName[]

/** What the rules ask in addition: it decides only whether whole builds fit and have a reserve. */
const factsOfWholeBuilds: ComparedFacts = {
  processor: ['maxMemoryGb'],
  'graphics-card': ['recommendedSupplyWatts'],
  'power-supply': ['atx3'],
  case: ['fansIncluded'],
  cooler: ['ratedWatts', 'fans'],
  'case-fan': ['fans'],
}

/** Without them there is a note at most. */
const advisingFacts: ComparedFacts = {
  memory: ['speedMts', 'profiles', 'heightMm'],
  cooler: ['ramClearanceMm'],
}

/** The facts of a kind that decide whether builds with it fit: parts with equal ones are interchangeable. */
export const decidingFields = (kind: PartKind): string[] =>
  [factsOfWholeBuilds, ...Object.values(rules).flatMap(({ compares }) => compares)].flatMap(
    (facts) => facts[kind] ?? [],
  )

/** The fields that the rules ask about a part, in the order of its kind. */
export function comparedFields(kind: PartKind) {
  const names: readonly string[] = [...decidingFields(kind), ...(advisingFacts[kind] ?? [])]
  return Object.entries(fieldsOf(kind)).filter(([name]) => names.includes(name))
}

/** The facts of one kind by which it fits another one; `undefined` if no rule compares both. */
export function factsBetween(kind: PartKind, other: PartKind): string[] | undefined {
  const pairs = Object.values(rules)
    .flatMap(({ compares }) => compares)
    .filter((facts) => facts[kind] && facts[other])
  return pairs.length > 0 ? pairs.flatMap((facts) => facts[kind] ?? []) : undefined
}

export interface RuleVerdict {
  rule: RuleName
  title: string
  verdict: Verdict
  summary: string
  /** The worst first. */
  reasons: Reason[]
}

/** The rules that name a kind whose facts they do not compare pair by pair. */
const crossKindRules: { readonly [Kind in PartKind]?: RuleName } = {
  processor: 'memory',
  memory: 'cooler',
  cooler: 'graphics-card',
}

const isAbout = (rule: RuleName, kind: PartKind): boolean =>
  crossKindRules[kind] === rule ||
  rules[rule].compares.length === 0 ||
  rules[rule].compares.some((facts) => facts[kind])

/**
 * The verdicts of the rules that the parts allow to ask. Parts may be in any order. With kinds only those rules
 * that can have a reason about a part of each.
 */
export function checkBuild(parts: readonly AnyPart[], ...kinds: PartKind[]): RuleVerdict[] {
  const build = buildOf(parts)
  return ruleNames.flatMap((rule) => {
    if (!kinds.every((kind) => isAbout(rule, kind))) return []
    const reasons = rules[rule].check(build).toSorted(worstFirst)
    const [worst] = reasons
    if (!worst) return []
    const { title } = rules[rule]
    return [{ rule, title, verdict: worst.verdict, summary: worst.text, reasons }]
  })
}
