import { spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import { inWords } from './figures.ts'
import type { SearchFinding } from './measure-search.ts'

/** The figures of the search, each with its target. */
export const searchFigures = (findings: SearchFinding[]): Figure[] => [
  atMost(
    'from the focus to the first result of the index (ms)',
    3000,
    findings.map((f) => f.indexReady),
  ),
  atMost(
    'from a key to its result (ms)',
    150,
    findings.flatMap((f) => f.keys),
  ),
  atMost(
    'longest main-thread task (ms; 0: none of 50 or more)',
    50,
    findings.map((f) => f.longestTask),
  ),
]

function atMost(what: string, target: number, values: number[]): Figure {
  const spread = spreadOf(values)
  return { what, target: `≤ ${target}`, measured: inWords(spread), isMet: spread.median <= target }
}
