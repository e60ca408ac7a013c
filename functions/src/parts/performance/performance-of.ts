import type { KnownSpecifications } from '../specifications/specification-kinds.ts'
import { graphicsChips, type Measurement, processors } from './figures.ts'
import { findFigure, readFigures } from './find-figure.ts'
import { type Resolution, resolutions } from './resolution.ts'

export interface Performance {
  /** Percent of the fastest; a processor has the same figure for each resolution. */
  games?: Record<Resolution, number>
  work?: number
  /** What is placed by relatives is never called best. */
  isEstimate: { games: boolean; work: boolean }
  /** None for what staff have set. */
  sources: Measurement[]
}

interface Product {
  product: string
  specs?: KnownSpecifications | undefined
}

const known = {
  processor: { games: readFigures(processors, 'games'), work: readFigures(processors, 'work') },
  'graphics-card': {
    games: readFigures(graphicsChips, 'games'),
    work: readFigures(graphicsChips, 'work'),
  },
}

/** `undefined` for what is neither processor nor graphics card, and for one without known relatives. */
export function performanceOf({ product, specs }: Product): Performance | undefined {
  if (specs?.kind !== 'processor' && specs?.kind !== 'graphics-card') return undefined
  const name = specs.kind === 'processor' ? product : nameWithMemory(specs)
  const games = own(specs.gamesPercent) ?? findFigure(known[specs.kind].games, name)
  const work = own(specs.workPercent) ?? findFigure(known[specs.kind].work, name)
  if (!games && !work) return undefined
  return {
    ...(games && { games: byResolution(games.percents) }),
    ...(work && { work: work.percents[0] }),
    isEstimate: { games: !!games?.isEstimate, work: !!work?.isEstimate },
    sources: [...new Set([games, work].flatMap((figure) => figure?.source ?? []))],
  }
}

const own = (percent: number | undefined) =>
  percent === undefined
    ? undefined
    : { percents: [percent] as const, isEstimate: false, source: undefined }

const nameWithMemory = ({ chip = '', memoryGb }: { chip?: string; memoryGb?: number }) =>
  memoryGb === undefined ? chip : `${chip.replace(/ \d+ ?GB$/i, '')} ${memoryGb} GB`

const byResolution = ([first, ...others]: readonly [number, ...number[]]) =>
  Object.fromEntries(
    resolutions.map((name, index) => [name, [first, ...others][index] ?? first]),
  ) as Record<Resolution, number>
