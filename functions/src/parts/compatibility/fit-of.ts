import type { RuleVerdict } from './check-build.ts'
import { type Reason, type Verdict, worstFirst, worstOf } from './reason.ts'

/**
 * How one part fits the others: the worst of the reasons that name it, and these reasons, the worst first.
 * `undefined` if there is nothing to compare it with. Missing other parts do not count.
 */
export function fitOf(
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
