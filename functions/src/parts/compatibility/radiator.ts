import { specificationKinds } from '../specifications/specification-kinds.ts'
import { compareFacts } from './compare.ts'
import { type Build, type Part, pairs } from './part.ts'
import { doesNotFit, fits, format, missing, type Reason, type Verdict } from './reason.ts'

type Cooler = Part<'cooler'>
type Case = Part<'case'>
type Mount = NonNullable<Case['specs']['radiatorMounts']>[number]

/** Radiators with fans of one width. A mount takes its own size and the smaller ones of the same width. */
const widths = [
  [120, 240, 360],
  [140, 280, 420],
]

export function checkRadiator(build: Build): Reason[] {
  const liquid = build.cooler.filter((cooler) => coolingOf(cooler) === 'Liquid')
  const unknown = build.cooler.filter((cooler) => coolingOf(cooler) === undefined)
  return [
    ...pairs(unknown, build.case).map(([cooler, box]) => missing(cooler, 'cooling', [box])),
    ...compareFacts([liquid, 'radiatorMm'], [build.case, 'radiatorMounts'], compareMounts),
  ]
}

/** How a cooler cools. One with a radiator is liquid, whatever else is unknown. */
export const coolingOf = ({ specs }: Cooler): 'Air' | 'Liquid' | undefined =>
  specs.radiatorMm === undefined
    ? (['Air', 'Liquid'] as const).find((cooling) => cooling === specs.cooling)
    : 'Liquid'

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

/** Whether a mount takes the radiator: `unknown` if its size or a thickness is not known. */
export function mountVerdict(cooler: Cooler, mount: Mount): Verdict {
  const { radiatorMm } = cooler.specs
  if (!radiatorMm || !mount.sizesMm) return 'unknown'
  if (!hasSize(mount.sizesMm, radiatorMm)) return 'does-not-fit'
  const { maxThicknessMm } = mount
  if (maxThicknessMm === undefined) return 'unknown'
  if (leastDepth(cooler) > maxThicknessMm) return 'does-not-fit'
  return radiatorDepth(cooler) === undefined ? 'unknown' : 'fits'
}

function hasSize(sizes: readonly number[], radiatorMm: number): boolean {
  const width = widths.find((row) => row.includes(radiatorMm))
  return sizes.some((size) => size >= radiatorMm && width?.includes(size))
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
  const ofSize = mounts.find(({ sizesMm = [] }) => hasSize(sizesMm, radiatorMm))
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
  const { radiatorThicknessMm, fanThicknessMm } = cooler.specs
  if (sizesMm && !radiatorThicknessMm) return missing(cooler, 'radiatorThicknessMm', [box])
  if (sizesMm && !fanThicknessMm) return missing(cooler, 'fanThicknessMm', [box])
  const fact = sizesMm ? 'How thick a radiator' : 'How long a radiator'
  const text = `${fact} ${nameOf(where)} of ${box.name} takes is not known.`
  return missing(box, 'radiatorMounts', [cooler], text)
}

const nameOf = (where: Mount['where']) => (where ? `the ${where.toLowerCase()}` : 'a mount')
