import type { Measurement } from './figures.ts'

interface Figure {
  /** One, or one for each resolution from 1080p up. */
  percents: readonly number[]
  source: Measurement
}

export type Figures = ReadonlyMap<string, Figure>

/** By plain name, in percent of the fastest of all. The first figure of a name counts. */
export function readFigures(measurements: readonly Measurement[], use: 'games' | 'work'): Figures {
  const figures = new Map<string, Figure>()
  for (const source of measurements) {
    const { reference = '', [use]: table = {} } = source
    const known = figures.get(plain(reference))
    const measured = [table[reference] ?? []].flat()
    for (const [name, value] of Object.entries(table)) {
      if (figures.has(plain(name))) continue
      const values = [value].flat()
      const percents = known?.percents.map((percent, index) => {
        const both = Math.min(index, values.length - 1, measured.length - 1)
        return Math.round((10 * percent * valueAt(values, both)) / valueAt(measured, both)) / 10
      })
      figures.set(plain(name), { percents: percents ?? values, source })
    }
  }
  return figures
}

/** The last of several figures stands for higher resolutions. */
export const valueAt = (values: readonly number[], index: number): number =>
  values[index] ?? values.at(-1) ?? 0

/** The figure of the longest known name in `text`, else of its nearest relative. */
export function findFigure(figures: Figures, text: string) {
  const name = ` ${plain(text)} `
  const [exact] = [...figures]
    .filter(([known]) => isNamed(known, name))
    .sort(([a], [b]) => b.length - a.length)
  if (exact) return { ...exact[1], isEstimated: false }
  const [relative] = [...figures]
    .map(([known, figure]) => ({ figure, ...compareModels(name, known) }))
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike || a.distance - b.distance || slowerFirst(a, b))
  return relative && { ...relative.figure, isEstimated: true }
}

const slowerFirst = (a: { figure: Figure }, b: { figure: Figure }) =>
  valueAt(a.figure.percents, 0) - valueAt(b.figure.percents, 0)

/** A 4060 Ti is no 4060. */
const isNamed = (known: string, name: string) =>
  /^ (?!(ti|super|xtx?|gre|plus)\b)/.test(name.split(` ${known}`)[1] ?? '')

/** How many characters of two models of one generation are equal, 0 for others, and how far their numbers are apart. */
function compareModels(a: string, b: string) {
  const [seriesA, modelA] = splitModel(a)
  const [seriesB, modelB] = splitModel(b)
  const [numberA, numberB] = [parseInt(modelA, 10), parseInt(modelB, 10)]
  const alike = [...modelA, ''].findIndex((character, index) => character !== modelB[index])
  // A model of five digits has two of the generation: 14600.
  const isRelated =
    seriesA === seriesB &&
    // An RX 560 is years older than an RX 5600 XT.
    String(numberA).length === String(numberB).length &&
    modelA.includes('x3d') === modelB.includes('x3d') &&
    alike >= (/^\d{5}/.test(modelA) ? 2 : 1)
  return { alike: isRelated ? alike : 0, distance: Math.abs(numberA - numberB) }
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
