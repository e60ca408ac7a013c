import { hasDistinct, isSameChoice, valueFor } from '../specifications/choice.ts'
import { specificationKinds } from '../specifications/specification-kinds.ts'
import { compareFacts } from './compare.ts'
import { type Build, type Part, pairs } from './part.ts'
import {
  type About,
  doesNotFit,
  fits,
  format,
  missing,
  type Reason,
  type Verdict,
} from './reason.ts'

type Cooler = Part<'cooler'>
type Case = Part<'case'>
type Mount = NonNullable<Case['specs']['radiatorMounts']>[number]

/** Radiators with fans of one width. A mount takes its own size and the smaller ones of the same width. */
const widths = [
  [120, 240, 360, 480],
  [140, 280, 420, 560],
]

/** Whether a mount at the place shortens the room for a graphics card. */
const isFront = { Front: true, Top: false, Side: false, Bottom: false, Rear: false }

/** `undefined` for a place that is not known. */
export const isInFront = ({ where }: Mount): boolean | undefined => valueFor(isFront, where)

export function checkRadiator(build: Build): Reason[] {
  const liquid = build.cooler.filter((cooler) => coolingOf(cooler) === 'Liquid')
  const unknown = build.cooler.filter((cooler) => coolingOf(cooler) === undefined)
  return [
    ...pairs(unknown, build.case).map(([cooler, box]) => unknownCooling(cooler, [box])),
    ...compareFacts([liquid, 'radiatorMm'], [build.case, 'radiatorMounts'], compareMounts),
  ]
}

/** How a cooler cools. One with a radiator is liquid, whatever else is unknown. */
export const coolingOf = ({ specs }: Cooler): 'Air' | 'Liquid' | undefined =>
  specs.radiatorMm === undefined
    ? (['Air', 'Liquid'] as const).find((one) => isSameChoice(one, specs.cooling ?? ''))
    : 'Liquid'

/** Neither air nor liquid, or not known: which room it takes is unknown. */
export function unknownCooling(cooler: Cooler, others: About): Reason {
  const { cooling } = cooler.specs
  const text = cooling && `Which room the ${cooling} cooler ${cooler.name} takes is not known.`
  return missing(cooler, 'cooling', others, text)
}

/** The depth of radiator and fans in mm, if both are known. */
export function radiatorDepth({ specs }: Cooler): number | undefined {
  const { radiatorThicknessMm, fanThicknessMm } = specs
  return radiatorThicknessMm && fanThicknessMm ? radiatorThicknessMm + fanThicknessMm : undefined
}

const { radiatorThicknessMm, fanThicknessMm } = specificationKinds.cooler.fields

/** The depth in mm, at least: an unknown thickness is the smallest that there is. */
export function leastDepth({ specs }: Cooler): number {
  const radiator = specs.radiatorThicknessMm ?? radiatorThicknessMm.min
  return radiator + (specs.fanThicknessMm ?? fanThicknessMm.min)
}

/** The depth in mm, at most: an unknown thickness is the largest that there is. */
export function maxDepth({ specs }: Cooler): number {
  const radiator = specs.radiatorThicknessMm ?? radiatorThicknessMm.max
  return radiator + (specs.fanThicknessMm ?? fanThicknessMm.max)
}

/** Whether a mount takes the radiator: `unknown` if a size or a thickness is not known. */
export function mountVerdict(cooler: Cooler, mount: Mount): Verdict {
  const { radiatorMm } = cooler.specs
  if (!radiatorMm || !mount.sizesMm) return 'unknown'
  const isTaken = takesSize(mount.sizesMm, radiatorMm)
  if (isTaken === false) return 'does-not-fit'
  const { maxThicknessMm } = mount
  if (maxThicknessMm === undefined) return 'unknown'
  if (leastDepth(cooler) > maxThicknessMm) return 'does-not-fit'
  return isTaken === undefined || radiatorDepth(cooler) === undefined ? 'unknown' : 'fits'
}

/** `undefined` if a size is of no known width. */
function takesSize(sizes: readonly number[], radiatorMm: number): boolean | undefined {
  const width = widths.find((row) => row.includes(radiatorMm))
  if (sizes.some((size) => size >= radiatorMm && width?.includes(size))) return true
  return hasDistinct(sizes, radiatorMm, widths.flat())
}

function compareMounts(radiatorMm: number, mounts: Mount[], about: [Cooler, Case]): Reason {
  const [cooler, box] = about
  const what = `${radiatorMm} mm radiator`
  const mountWith = (verdict: Verdict) =>
    mounts.find((mount) => mountVerdict(cooler, mount) === verdict)
  const good = mountWith('fits')
  if (good) {
    const { where, sizesMm = [], maxThicknessMm = 0 } = good
    const depth = `${format(radiatorDepth(cooler) ?? 0)} of ${format(maxThicknessMm)} mm thick`
    return fits(`${what}, ${nameOf(where)} takes ${sizesMm.join(', ')} mm, ${depth}`, about)
  }
  const open = mountWith('unknown')
  if (open) return unknownMount(cooler, box, open)
  const ofSize = mounts.find(({ sizesMm = [] }) => takesSize(sizesMm, radiatorMm) !== false)
  if (ofSize) {
    const atLeast = radiatorDepth(cooler) === undefined ? 'at least ' : ''
    const depth = atLeast + format(leastDepth(cooler))
    const room = `${nameOf(ofSize.where)} has ${format(ofSize.maxThicknessMm ?? 0)} mm`
    return doesNotFit(`${what}, ${depth} mm thick with fans, ${room}`, about)
  }
  const sizes = mounts.map(
    ({ where, sizesMm = [] }) => `${sizesMm.join(', ')} mm at ${nameOf(where)}`,
  )
  return doesNotFit(`${what}, the case takes ${sizes.join(' and ')}`, about)
}

function unknownMount(cooler: Cooler, box: Case, { where, sizesMm }: Mount): Reason {
  const { radiatorMm = 0, radiatorThicknessMm, fanThicknessMm } = cooler.specs
  const mount = `${nameOf(where)} of ${box.name}`
  if (!sizesMm || takesSize(sizesMm, radiatorMm) === undefined) {
    const text = `Whether ${mount} takes a ${radiatorMm} mm radiator is not known.`
    return missing(box, 'radiatorMounts', [cooler], text)
  }
  if (!radiatorThicknessMm) return missing(cooler, 'radiatorThicknessMm', [box])
  if (!fanThicknessMm) return missing(cooler, 'fanThicknessMm', [box])
  const text = `How thick a radiator ${mount} takes is not known.`
  return missing(box, 'radiatorMounts', [cooler], text)
}

const nameOf = (where: Mount['where']) => (where ? `the ${where.toLowerCase()}` : 'a mount')
