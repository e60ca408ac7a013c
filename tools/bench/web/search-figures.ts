import { spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import { inWords } from './figures.ts'
import type { SearchFinding } from './measure-search.ts'

/** The figures of the search, each with its target. */
export const searchFigures = (findings: SearchFinding[]): Figure[] => [
  atMost(
    'from the first key to its result (ms)',
    1000,
    findings.map((f) => f.firstResult),
  ),
  atMost(
    'from a later key to its result (ms)',
    450,
    findings.flatMap((f) => f.keys),
  ),
  atMost(
    'longest main-thread task that draws no cards (ms; 0: none of 50 or more)',
    50,
    findings.map((f) => f.longestTask),
  ),
  {
    what: 'longest main-thread task that draws cards (ms)',
    target: '-',
    measured: inWords(spreadOf(findings.map((f) => f.longestDrawing))),
    isMet: true,
  },
]

function atMost(what: string, target: number, values: number[]): Figure {
  const spread = spreadOf(values)
  return { what, target: `≤ ${target}`, measured: inWords(spread), isMet: spread.median <= target }
}
