import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'

/** What the rules say, in one sentence. */
export function headline(rules: RuleVerdict[]): string {
  const count = (verdict: RuleVerdict['verdict']) =>
    rules.filter((rule) => rule.verdict === verdict).length
  const [unfit, unknown, notes] = [count('does-not-fit'), count('unknown'), count('fits-with-note')]
  if (unfit > 0) return unfit === 1 ? '1 thing does not fit' : `${unfit} things do not fit`
  if (unknown > 0) {
    const verb = unknown === 1 ? 'is' : 'are'
    return `Nothing is wrong, but ${unknown} of ${rules.length} ${verb} not known`
  }
  if (notes > 0) return notes === 1 ? 'All fits, with 1 note' : `All fits, with ${notes} notes`
  return rules.length > 0 ? 'All fits' : 'Nothing to compare yet'
}
