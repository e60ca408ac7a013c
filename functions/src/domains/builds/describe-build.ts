import type { BuildGoal, CompletedBuild } from '../../contract/builds/build-completion.ts'
import { orderedPieces } from '../../parts/compatibility/catalog-parts.ts'
import type { AnyPart } from '../../parts/compatibility/part.ts'
import { partVerdict } from '../../parts/compatibility/part-verdict.ts'
import { worstOf } from '../../parts/compatibility/reason.ts'
import { checkBuild, type RuleVerdict } from '../../parts/compatibility/rules.ts'
import { formatNumber, formatPrice } from '../../parts/format-number.ts'
import { specificationChips } from '../../parts/specifications/specification-text.ts'
import type { OrderedPart } from './given-parts.ts'

export interface Completed {
  lines: OrderedPart[]
  cents: number
  /** All parts, also those that somebody owns. */
  parts: AnyPart[]
}

export function describeBuild(
  { lines, cents, parts }: Completed,
  goals: BuildGoal[],
  next: string,
): CompletedBuild {
  const rules = checkBuild(parts)
  return {
    goals,
    total: cents / 100,
    score: sumPoints(lines),
    verdict: worstOf(rules) === 'fits' ? 'fits' : 'fits-with-note',
    lines: lines.map((line) => ({
      productId: line.part.id,
      product: line.product.product,
      part: line.part.specs.kind,
      quantity: line.part.quantity,
      ordered: orderedPieces(line),
      total: line.cents / 100,
      points: line.tenths / 10,
      reason: describeReason(line, rules),
    })),
    next,
  }
}

/** "AM5, 6 cores, 5.1 GHz: 14.2 of 100 points; AM5 processor, AM5 board." */
function describeReason({ part, tenths }: OrderedPart, rules: RuleVerdict[]): string {
  const points = `${formatNumber(tenths / 10, 1)} of 100 points`
  const facts = specificationChips(part.specs).join(', ')
  const fit = partVerdict(part.id, rules)?.reasons[0]?.text
  return `${facts ? `${facts}: ` : ''}${points}${fit ? `; ${fit}` : ''}.`.replace(/\.+$/, '.')
}

export function describeNext(build: Completed, better: Completed | undefined): string {
  const points = better ? sumPoints(better.lines) - sumPoints(build.lines) : 0
  if (!better || points <= 0) return `The next ${formatPrice(100, 0)} would buy nothing better.`
  const added = better.lines.filter(
    ({ part }) => !build.lines.some((line) => line.part.id === part.id),
  )
  const names = added.map(({ product }) => product.product).join(', ')
  const more = better.cents - build.cents
  const price = more > 0 ? `${formatPrice(more / 100)} more` : 'the same money'
  return `For ${price}: ${names} (${formatNumber(points, 1)} more points).`
}

const sumPoints = (lines: OrderedPart[]): number =>
  lines.reduce((sum, { tenths }) => sum + tenths, 0) / 10
