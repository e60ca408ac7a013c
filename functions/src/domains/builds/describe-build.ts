import type {
  BuildGoal,
  CompletedBuild,
  CompletedLine,
} from '../../contract/builds/build-completion.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { orderedPieces } from '../../parts/compatibility/catalog-parts.ts'
import { type AnyPart, type PartKind, partKinds } from '../../parts/compatibility/part.ts'
import { partVerdict } from '../../parts/compatibility/part-verdict.ts'
import { worstOf } from '../../parts/compatibility/reason.ts'
import { checkBuild, type RuleVerdict } from '../../parts/compatibility/rules.ts'
import { formatPrice } from '../../parts/format-number.ts'
import { type Resolution, resolutions } from '../../parts/performance/resolution.ts'
import { specificationChips } from '../../parts/specifications/specification-text.ts'
import type { OrderedPart } from './given-parts.ts'
import {
  figureOf,
  framesPerSecond,
  isKnown,
  speedOfTime,
  type Task,
  timeOfBuild,
  unknownTime,
} from './part-times.ts'
import type { OrderedPeripheral } from './peripherals.ts'

export interface Completed {
  lines: OrderedPart[]
  cents: number
  /** All parts, also those that somebody owns. */
  parts: AnyPart[]
  /** See `timeOfBuild`; without what is given and has no figure, which is the same in each build. */
  time: number
}

/** What decides what a computer is good for. */
const first: PartKind[] = ['processor', 'graphics-card', 'memory']
const order = [...first, ...partKinds.filter((kind) => !first.includes(kind))]

export function describeBuild(
  { lines, cents, parts }: Completed,
  task: Task,
  goals: BuildGoal[],
  next: string,
  peripherals: readonly OrderedPeripheral[],
): CompletedBuild {
  const rules = checkBuild(parts)
  const said = new Set<string>()
  const figures = parts.flatMap((part) => figureOf(part, task) ?? [])
  const isEstimated = figures.some((figure) => figure.isEstimated)
  const percent = speedOfTime(timeOfBuild(parts, task), task)
  return {
    goals,
    total: (cents + sumCents(peripherals)) / 100,
    ...(percent && { speed: { percent: round(percent), isEstimated } }),
    goodFor: describeUse(parts, task),
    verdict: worstOf(rules) === 'fits' ? 'fits' : 'fits-with-note',
    lines: [
      ...lines
        .toSorted((a, b) => order.indexOf(a.part.specs.kind) - order.indexOf(b.part.specs.kind))
        .map((line) => describeLine(line, task, rules, said)),
      ...peripherals.map(describePeripheral),
    ],
    next,
  }
}

function describeLine(
  line: OrderedPart,
  task: Task,
  rules: RuleVerdict[],
  said: Set<string>,
): CompletedLine {
  const { part, product, cents } = line
  const figure = figureOf(part, task)
  return {
    ...describeOrdered(product, part.quantity, cents),
    part: part.specs.kind,
    ...(figure && { speed: { percent: round(figure.percent), isEstimated: figure.isEstimated } }),
    reason: describeReason(part, figure, rules, said),
  }
}

const describePeripheral = (line: OrderedPeripheral): CompletedLine => ({
  ...describeOrdered(line.product, line.quantity, line.cents),
  part: line.kind,
  reason: line.product.specs ? specificationChips(line.product.specs).join(', ') : '',
})

const describeOrdered = (product: ProductDetails, quantity: number, cents: number) => ({
  productId: product._id,
  product: product.product,
  quantity,
  ordered: orderedPieces({ product, part: { quantity } }),
  total: cents / 100,
})

/** Each reason is said once: "6 cores, 5.1 GHz, 67% of the fastest; AM5 processor, AM5 board." */
function describeReason(
  part: AnyPart,
  figure: ReturnType<typeof figureOf>,
  rules: RuleVerdict[],
  said: Set<string>,
): string {
  const speed =
    figure && `${figure.isEstimated ? 'about ' : ''}${Math.round(figure.percent)}% of the fastest`
  const facts = [...specificationChips(part.specs), ...(speed ? [speed] : [])].join(', ')
  const reasons = partVerdict(part.id, rules)?.reasons ?? []
  const fit = reasons.find(({ text }) => !said.has(text))?.text
  if (fit) said.add(fit)
  return `${[facts, fit].filter(Boolean).join('; ')}.`.replace(/\.+$/, '.')
}

export const sumCents = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)

const smoothFrames = 60
const playableFrames = 30

/** What the computer is good for, in words for a person who knows no figures; see docs/performance-figures.md. */
function describeUse(parts: readonly AnyPart[], task: Task): string {
  if (timeOfBuild(parts, task) >= unknownTime) {
    const unknown = parts.filter((part) => !isKnown(part, task))
    return `Speed not known: there is no figure for ${unknown.map(({ name }) => name).join(', ')}`
  }
  const dates = parts.flatMap((part) => figureOf(part, task)?.source?.date ?? []).sort()
  const use = task.purpose === 'gaming' ? describeGames(parts) : describeWork(parts, task)
  return dates[0] ? `${use}; estimated from figures of ${monthOf(dates[0])}` : use
}

function describeGames(parts: readonly AnyPart[]): string {
  const framesAt = (resolution: Resolution) =>
    framesPerSecond(timeOfBuild(parts, { purpose: 'gaming', resolution }))
  const highest = resolutions.findLast((resolution) => framesAt(resolution) >= smoothFrames)
  if (highest) return `Games at ${highest === '2160p' ? '4K' : highest}, high settings`
  return framesAt('1080p') >= playableFrames ? 'Games at 1080p, low settings' : 'Older games'
}

function describeWork(parts: readonly AnyPart[], task: Task): string {
  if (task.purpose === 'office') return 'Documents, mail, films and video calls'
  const percent = speedOfTime(timeOfBuild(parts, task), task) ?? 0
  if (percent >= 60) return 'Video, 3D images and large projects'
  return percent >= 30
    ? 'Photos, video and programming'
    : 'Documents, photos and many programs at once'
}

const monthOf = (date: string) =>
  new Date(date).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function describeNext(build: Completed, better: Completed | undefined, task: Task): string {
  const [before = 0, after = 0] = [build, better].map(
    (one) => one && speedOfTime(timeOfBuild(one.parts, task), task),
  )
  const percent = Math.round(100 * (after / before - 1))
  const isFaster = before > 0 ? percent > 0 : better && better.time < build.time
  if (!better || !isFaster) return `The next ${formatPrice(100, 0)} would make it no faster.`
  const added = better.lines.filter(
    ({ part }) => !build.lines.some((line) => line.part.id === part.id),
  )
  const names = added.map(({ product }) => product.product).join(', ')
  const more = better.cents - build.cents
  const price = more > 0 ? `${formatPrice(more / 100)} more` : 'the same money'
  return `For ${price}: ${names} (${before > 0 ? `${percent}% faster` : 'faster, as far as is known'}).`
}

const round = (percent: number) => Math.round(10 * percent) / 10
