import type { Measurement } from './figures.ts'

interface Figure {
  /** One, or one for each resolution. */
  percents: readonly [number, ...number[]]
  source: Measurement
}

type Figures = ReadonlyMap<string, Figure>

/** By plain name, in percent of the fastest of all. The first figure of a name counts. */
export function readFigures(measurements: readonly Measurement[], use: 'games' | 'work'): Figures {
  const figures = new Map<string, Figure>()
  for (const source of measurements) {
    const reference = figures.get(plain(source.reference ?? ''))?.percents ?? [100]
    for (const [name, value] of Object.entries(source[use] ?? {})) {
      if (figures.has(plain(name))) continue
      const percents = typeof value === 'number' ? times(reference, value) : value
      figures.set(plain(name), { percents, source })
    }
  }
  return figures
}

const times = ([first, ...others]: readonly [number, ...number[]], percent: number) =>
  [(first * percent) / 100, ...others.map((other) => (other * percent) / 100)] as const

/** The figure of the longest known name in `text`, else of the slowest of the most alike. */
export function findFigure(figures: Figures, text: string) {
  const name = ` ${plain(text)} `
  const [exact] = [...figures]
    .filter(([known]) => isNamed(known, name))
    .sort(([a], [b]) => b.length - a.length)
  if (exact) return { ...exact[1], isEstimate: false }
  const byLikeness = Map.groupBy([...figures], ([known]) => countAlike(name, known))
  const most = Math.max(...byLikeness.keys())
  const [slowest] = (most > 0 ? (byLikeness.get(most) ?? []) : [])
    .map(([, figure]) => figure)
    .sort((a, b) => a.percents[0] - b.percents[0])
  return slowest && { ...slowest, isEstimate: true }
}

/** A 4060 Ti is no 4060. */
const isNamed = (known: string, name: string) =>
  /^ (?!(ti|super|xtx?|gre|plus)\b)/.test(name.split(` ${known}`)[1] ?? '')

/** How many characters of two models of one generation are equal; 0 for others. */
function countAlike(a: string, b: string): number {
  const [seriesA, modelA] = splitModel(a)
  const [seriesB, modelB] = splitModel(b)
  if (seriesA !== seriesB || modelA.includes('x3d') !== modelB.includes('x3d')) return 0
  const alike = [...modelA, ''].findIndex((character, index) => character !== modelB[index])
  // A model of five digits has two of the generation: 14600.
  return alike >= (/^\d{5}/.test(modelA) ? 2 : 1) ? alike : 0
}

/** `ryzen ` and `7700x`: a Ryzen 5 and a Ryzen 9 of one generation are relatives. */
function splitModel(name: string): [string, string] {
  const [, series = '', model = ''] = /^(.*?)(\d{3,5}.*)$/.exec(name.trim()) ?? []
  return [series.replace(/(?<=ryzen) \d/, ''), model]
}

/** Without makers and marks; an F of Intel means no graphics. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[®™]|\b(amd|nvidia|intel|lhr)\b/g, '')
    .replace(/\b(i\d)-/g, '$1 ')
    .replace(/(?<=core .*\d{3}k?)f\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
