import type { Purpose } from '../../contract/builds/build-completion.ts'
import { type AnyPart, buildOf } from '../../parts/compatibility/part.ts'
import { hasPowerReserve } from '../../parts/compatibility/power.ts'
import { isSameChoice } from '../../parts/specifications/choice.ts'

/** What a part must at least have; an unknown value is not enough. A capacity is in GB. */
const least: Record<Purpose, { memory: number; storage: number; card: boolean }> = {
  gaming: { memory: 16, storage: 1000, card: true },
  work: { memory: 32, storage: 1000, card: false },
  office: { memory: 16, storage: 250, card: false },
}

/** Louder coolers are heard through a case. */
const maxNoiseDb = 40

export function isEnough({ specs }: AnyPart, purpose: Purpose): boolean {
  const { memory, storage } = least[purpose]
  if (specs.kind === 'memory') return (specs.capacityGb ?? 0) >= memory
  if (specs.kind === 'cooler') return (specs.maxNoiseDb ?? 0) <= maxNoiseDb
  if (specs.kind !== 'storage') return true
  return isSameChoice(specs.technology ?? '', 'SSD') && (specs.capacityGb ?? 0) >= storage
}

export const needsCard = (purpose: Purpose): boolean => least[purpose].card

/** Whether a power supply and a cooler that the build adds have a reserve, as far as the facts are known. */
export function hasReserve(parts: readonly AnyPart[], given: readonly AnyPart[]): boolean {
  const build = buildOf(parts)
  const adds = (kind: AnyPart['specs']['kind']) => !given.some(({ specs }) => specs.kind === kind)
  const [cooler, processor] = [build.cooler[0]?.specs, build.processor[0]?.specs]
  const isCool = (cooler?.ratedWatts ?? Infinity) >= (processor?.maxWatts ?? 0)
  return (!adds('cooler') || isCool) && (!adds('power-supply') || hasPowerReserve(build))
}
