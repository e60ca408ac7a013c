import { type Reason, type Verdict, worstFirst, worstOf } from './reason.ts'
import type { RuleVerdict } from './rules.ts'

/** The reasons that name the part, the worst first; `undefined` without any. Missing other parts do not count. */
export function partVerdict(
  id: string,
  checked: readonly RuleVerdict[],
): { verdict: Verdict; reasons: Reason[] } | undefined {
  const reasons = checked
    .filter(({ rule }) => rule !== 'essentials')
    .flatMap((verdict) => verdict.reasons.filter(({ parts }) => parts.includes(id)))
    .toSorted(worstFirst)
  const verdict = worstOf(reasons)
  return verdict && { verdict, reasons }
}
