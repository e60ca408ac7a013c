import { type Verdict, verdicts, worstOf } from './reason.ts'

interface Finding {
  verdict: Verdict
  parts: string[]
}

/**
 * How one part fits the others: the worst of the reasons that name it, and these reasons, the worst first.
 * `undefined` if there is nothing to compare it with. Missing other parts do not count.
 */
export function fitOf<Reason extends Finding>(
  id: string,
  checked: readonly { rule: string; reasons: readonly Reason[] }[],
): { verdict: Verdict; reasons: Reason[] } | undefined {
  const reasons = checked
    .filter(({ rule }) => rule !== 'essentials')
    .flatMap((verdict) => verdict.reasons.filter(({ parts }) => parts.includes(id)))
    .toSorted(worstFirst)
  const verdict = worstOf(reasons)
  return verdict && { verdict, reasons }
}

/** The order of reasons: the worst first. */
const worstFirst = (a: Finding, b: Finding): number =>
  verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict)
