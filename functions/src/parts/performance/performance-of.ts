import type { KnownSpecifications } from '../specifications/specification-kinds.ts'
import { graphicsChips, processors } from './figures.ts'
import { type Figures, findFigure, readFigures, valueAt } from './find-figure.ts'
import type { Performance } from './performance.ts'
import { type Resolution, resolutions } from './resolution.ts'

interface Product {
  product: string
  specs?: KnownSpecifications | undefined
}

const known = {
  processor: {
    games: { reference: 'Ryzen 7 9850X3D', figures: readFigures(processors, 'games') },
    work: { reference: 'Ryzen 9 9950X3D2', figures: readFigures(processors, 'work') },
  },
  'graphics-card': {
    games: { reference: 'GeForce RTX 5090', figures: readFigures(graphicsChips, 'games') },
    work: { reference: 'GeForce RTX 5090', figures: readFigures(graphicsChips, 'work') },
  },
}

/** By specifications: a search for builds asks for thousands of figures. */
const answers = new WeakMap<object, { product: string; performance: Performance | undefined }>()

/** `undefined` for what is neither processor nor graphics card, and for one without known relatives. */
export function performanceOf({ product, specs }: Product): Performance | undefined {
  if (specs?.kind !== 'processor' && specs?.kind !== 'graphics-card') return undefined
  const known = answers.get(specs)
  if (known?.product === product) return known.performance
  const performance = findPerformance(product, specs)
  answers.set(specs, { product, performance })
  return performance
}

type RatedSpecifications = Extract<KnownSpecifications, { kind: 'processor' | 'graphics-card' }>

function findPerformance(product: string, specs: RatedSpecifications): Performance | undefined {
  const name = specs.kind === 'processor' ? product : nameWithMemory(specs)
  const games = figureOf(known[specs.kind].games, name, specs.gamesPercent)
  const work = figureOf(known[specs.kind].work, name, specs.workPercent)
  if (!games && !work) return undefined
  return {
    ...(games && { games: { ...games.figure, percent: byResolution(games.percents) } }),
    ...(work && { work: { ...work.figure, percent: valueAt(work.percents, 0) } }),
  }
}

interface Known {
  reference: string
  figures: Figures
}

function figureOf({ reference, figures }: Known, name: string, own: number | undefined) {
  if (own !== undefined) return { percents: [own], figure: { reference, isEstimated: false } }
  const found = findFigure(figures, name)
  if (!found) return undefined
  const { percents, isEstimated, source } = found
  const { title, url, date } = source
  return { percents, figure: { reference, isEstimated, source: { title, url, date } } }
}

const nameWithMemory = ({ chip = '', memoryGb }: { chip?: string; memoryGb?: number }) =>
  memoryGb === undefined ? chip : `${chip.replace(/ \d+ ?GB$/i, '')} ${memoryGb} GB`

const byResolution = (percents: readonly number[]) =>
  Object.fromEntries(resolutions.map((name, index) => [name, valueAt(percents, index)])) as Record<
    Resolution,
    number
  >
