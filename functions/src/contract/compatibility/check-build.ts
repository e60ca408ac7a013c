import { checkBoardSize } from './board-size.ts'
import { checkCooler } from './cooler.ts'
import { checkDrives } from './drives.ts'
import { checkEssentials } from './essentials.ts'
import { checkGraphicsCard } from './graphics-card.ts'
import { checkMemory } from './memory.ts'
import { type AnyPart, type Build, buildOf } from './part.ts'
import { checkPower } from './power.ts'
import { checkPowerSupply } from './power-supply.ts'
import { checkProcessorFamily } from './processor-family.ts'
import { checkRadiator } from './radiator.ts'
import { type Reason, type Verdict, worstFirst } from './reason.ts'
import { checkSingleParts } from './single-parts.ts'
import { checkSocket } from './socket.ts'

interface Rule {
  title: string
  /** No reasons if the parts it compares are not chosen. */
  check: (build: Build) => Reason[]
}

/** The rules of a build, each on its own. */
const rules = {
  socket: { title: 'Processor socket', check: checkSocket },
  'processor-family': { title: 'Processor support', check: checkProcessorFamily },
  memory: { title: 'Memory', check: checkMemory },
  'board-size': { title: 'Board size', check: checkBoardSize },
  'graphics-card': { title: 'Graphics card', check: checkGraphicsCard },
  cooler: { title: 'Cooler', check: checkCooler },
  radiator: { title: 'Radiator', check: checkRadiator },
  'power-supply': { title: 'Power supply', check: checkPowerSupply },
  power: { title: 'Power', check: checkPower },
  drives: { title: 'Drives', check: checkDrives },
  essentials: { title: 'Picture and cooling', check: checkEssentials },
  'single-parts': { title: 'Number of parts', check: checkSingleParts },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

// The cast is safe: Object.keys returns the keys of the object, but its type is string[].
export const ruleNames = Object.keys(rules) as RuleName[]

/** The answer of a rule about a build. */
export interface RuleVerdict {
  rule: RuleName
  title: string
  /** The worst of its reasons. */
  verdict: Verdict
  /** The text of the first of the worst reasons. */
  summary: string
  /** The worst first. */
  reasons: Reason[]
}

/** The verdicts of the rules that the parts allow to ask. Parts may be in any order. */
export function checkBuild(parts: readonly AnyPart[]): RuleVerdict[] {
  const build = buildOf(parts)
  return ruleNames.flatMap((rule) => {
    const reasons = rules[rule].check(build).toSorted(worstFirst)
    const [worst] = reasons
    if (!worst) return []
    const { title } = rules[rule]
    return [{ rule, title, verdict: worst.verdict, summary: worst.text, reasons }]
  })
}
