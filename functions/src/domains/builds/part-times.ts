import type { BuildRequest, Purpose } from '../../contract/builds/build-completion.ts'
import type { AnyPart } from '../../parts/compatibility/part.ts'
import { performanceOf } from '../../parts/performance/performance-of.ts'
import type { Resolution } from '../../parts/performance/resolution.ts'
import { valueFor } from '../../parts/specifications/choice.ts'

export type Task = Pick<BuildRequest, 'purpose' | 'resolution'>

/** Frames per second of the reference card if no processor limits it, at high settings. */
const cardFrames: Record<Resolution, number> = { '1080p': 220, '1440p': 190, '2160p': 130 }
/** Frames per second of the reference processor if no card limits it. */
const processorFrames = 240

/** Each part limits some games: times of a frame add up as cubes, so that the slower part counts most. */
export const exponents: Record<Purpose, number> = { gaming: 3, work: 1, office: 1 }

/** In ms³: less memory costs only fast computers frames that anybody notices. */
const smallMemoryTime = 100
const gamingGb = 32

/** Percent of the time of a computer with the reference processor, `workGb` and a fast drive. */
const workShares = { processor: 85, memory: 10, storage: 5 }
const workGb = 64
const driveFactors = { 'PCIe 5.0 x4': 1, 'PCIe 4.0 x4': 1, 'PCIe 3.0 x4': 1.3 }
const slowDriveFactor = 3

/** A tenth of a percent is less than a measurement can tell. */
const unitsOfTime = 10
/** Of a part without a figure: slower than any other. */
export const unknownTime = 1e8

export const resolutionOf = ({ resolution = '1440p' }: Task): Resolution => resolution

const isGames = ({ purpose }: Task) => purpose === 'gaming'

/** The figure of a part that decides how fast the task is done; `undefined` without one. */
export function figureOf(part: AnyPart, task: Task) {
  if (task.purpose === 'office') return undefined
  const { games, work } = rated(part) ?? {}
  if (isGames(task)) return games && { ...games, percent: games.percent[resolutionOf(task)] }
  return part.specs.kind === 'processor' ? work : undefined
}

const rated = (part: AnyPart) => performanceOf({ ...part, product: part.name })

/** What the part adds to the time of the task: a whole number, to be added up for a build. */
export function timeOf(part: AnyPart, task: Task): number {
  return Math.min(unknownTime, Math.round(unitsOfTime * exactTime(part, task)))
}

function exactTime(part: AnyPart, task: Task): number {
  const percent = figureOf(part, task)?.percent ?? 0
  if (isGames(task)) return gamesTime(part, percent, resolutionOf(task))
  return task.purpose === 'work' ? workTime(part, percent) : 0
}

/** In ms³. */
function gamesTime({ specs }: AnyPart, percent: number, resolution: Resolution): number {
  if (specs.kind === 'graphics-card') return frameTime(cardFrames[resolution], percent)
  if (specs.kind === 'processor') return frameTime(processorFrames, percent)
  const isSmall = specs.kind === 'memory' && (specs.capacityGb ?? 0) < gamingGb
  return isSmall ? smallMemoryTime : 0
}

function workTime({ specs }: AnyPart, percent: number): number {
  if (specs.kind === 'processor') return (workShares.processor * 100) / percent
  if (specs.kind === 'memory') {
    return (workShares.memory * workGb) / Math.min(workGb, specs.capacityGb ?? 0)
  }
  if (specs.kind !== 'storage') return 0
  return workShares.storage * (valueFor(driveFactors, specs.interface) ?? slowDriveFactor)
}

const frameTime = (frames: number, percent: number) =>
  (1000 / (frames * (percent / 100))) ** exponents.gaming

export function isKnown(part: AnyPart, task: Task): boolean {
  return timeOf(part, task) < unknownTime
}

/** `false`: the figure is an estimate, or there is none. For the office a processor needs only some figure. */
export function isMeasured(part: AnyPart, task: Task): boolean {
  if (task.purpose === 'office' && part.specs.kind === 'processor') return !!rated(part)
  return isKnown(part, task) && !figureOf(part, task)?.isEstimated
}

/** The time of a build. Of several parts of a kind the fastest counts. */
export function timeOfBuild(parts: readonly AnyPart[], task: Task): number {
  const kinds = [...Map.groupBy(parts, ({ specs }) => specs.kind).values()]
  const times = kinds.map((same) => Math.min(...same.map((part) => timeOf(part, task))))
  return times.reduce((sum, time) => sum + time, 0)
}

/** Percent of the speed of the reference parts; `undefined` for the office, and without figures. */
export function speedOfTime(time: number, task: Task): number | undefined {
  if (task.purpose === 'office' || time >= unknownTime) return undefined
  const reference = isGames(task)
    ? frameTime(cardFrames[resolutionOf(task)], 100) + frameTime(processorFrames, 100)
    : 100
  return 100 * ((reference * unitsOfTime) / time) ** (1 / exponents[task.purpose])
}

/** Of a time of games. */
export const framesPerSecond = (time: number): number =>
  1000 / (time / unitsOfTime) ** (1 / exponents.gaming)
