import { specificationKinds } from '../specifications/specification-kinds.ts'
import { type Build, type Part, pairs } from './part.ts'
import {
  doesNotFit,
  fits,
  format,
  isUnknown,
  missing,
  type Reason,
  type Verdict,
} from './reason.ts'

type Cooler = Part<'cooler'>
type Case = Part<'case'>
type Mount = NonNullable<Case['specs']['radiatorMounts']>[number]

/** Radiators with fans of one width. A mount takes its own size and the smaller ones of the same width. */
const widths = [
  [120, 240, 360],
  [140, 280, 420],
]

/** One mount of the case takes the radiator, with its fans. */
export function checkRadiator(build: Build): Reason[] {
  return pairs(build.cooler.filter(mayBeLiquid), build.case).flatMap(([cooler, box]) => {
    if (!isLiquid(cooler)) return [missing(cooler, 'cooling', [box])]
    const { radiatorMm } = cooler.specs
    const { radiatorMounts } = box.specs
    if (!radiatorMm || !radiatorMounts) {
      return [
        ...(radiatorMm ? [] : [missing(cooler, 'radiatorMm', [box])]),
        ...(radiatorMounts ? [] : [missing(box, 'radiatorMounts', [cooler])]),
      ]
    }
    return bestMount(cooler, box, radiatorMounts)
  })
}

/** Whether a cooler has a radiator. One with a radiator is liquid, whatever else is unknown. */
export const isLiquid = ({ specs }: Cooler): boolean =>
  specs.cooling === 'Liquid' || specs.radiatorMm !== undefined

/** Whether a cooler has a radiator, as far as the shop knows. */
export const mayBeLiquid = ({ specs }: Cooler): boolean =>
  specs.cooling !== 'Air' || specs.radiatorMm !== undefined

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

/** Whether a mount for radiators of these sizes takes one of `radiatorMm`. */
export function hasSize(sizes: readonly number[], radiatorMm: number): boolean {
  const width = widths.find((row) => row.includes(radiatorMm))
  return sizes.some((size) => size >= radiatorMm && width?.includes(size))
}

function bestMount(cooler: Cooler, box: Case, mounts: Mount[]): Reason[] {
  const about = [cooler, box]
  const { radiatorMm = 0 } = cooler.specs
  const what = `${radiatorMm} mm radiator`
  const judged = mounts.map((mount) => ({ mount, verdict: mountVerdict(cooler, mount) }))
  const good = judged.find(({ verdict }) => verdict === 'fits')
  if (good) {
    const { where, sizesMm = [], maxThicknessMm = 0 } = good.mount
    const depth = `${format(radiatorDepth(cooler) ?? 0)} of ${format(maxThicknessMm)} mm thick`
    return [fits(`${what}, ${placeOf(where)} takes ${sizesMm.join(', ')} mm, ${depth}`, about)]
  }
  const open = judged.find(({ verdict }) => verdict === 'unknown')?.mount
  if (open) return unknownMount(cooler, box, open)
  const bySize = mounts.find(({ sizesMm = [] }) => hasSize(sizesMm, radiatorMm))
  if (bySize) {
    const atLeast = radiatorDepth(cooler) === undefined ? 'at least ' : ''
    const depth = atLeast + format(leastDepth(cooler))
    const room = `${placeOf(bySize.where)} has ${format(bySize.maxThicknessMm ?? 0)} mm`
    return [doesNotFit(`${what}, ${depth} mm thick with fans, ${room}`, about)]
  }
  return [doesNotFit(`${what}, the case takes ${sizesText(mounts)}`, about)]
}

/** What is unknown about the best mount: a thickness of the cooler, or a fact of the mount. */
function unknownMount(cooler: Cooler, box: Case, { where, sizesMm }: Mount): Reason[] {
  const { radiatorThicknessMm, fanThicknessMm } = cooler.specs
  if (sizesMm && !radiatorThicknessMm) return [missing(cooler, 'radiatorThicknessMm', [box])]
  if (sizesMm && !fanThicknessMm) return [missing(cooler, 'fanThicknessMm', [box])]
  const fact = sizesMm ? 'How thick a radiator' : 'How long a radiator'
  const text = `${fact} ${placeOf(where)} of ${box.name} takes is not known.`
  const field = { productId: box.id, field: 'radiatorMounts' }
  return [{ ...isUnknown(text, [cooler, box]), missing: field }]
}

const placeOf = (where: Mount['where']) => (where ? `the ${where.toLowerCase()}` : 'a mount')

const sizesText = (mounts: Mount[]) =>
  mounts
    .map(({ where, sizesMm = [] }) => `${sizesMm.join(', ')} mm at ${placeOf(where)}`)
    .join(' and ')
