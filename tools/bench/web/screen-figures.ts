import { spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import { inWords } from './figures.ts'
import type { Finding } from './measure.ts'

/** `first` are the same screens without any of the shop's code in the cache. */
export const screens = (findings: Finding[], first: Finding[], change: number): Figure[] => [
  ...findings.map((finding) => ({
    what: new URL(finding.url).pathname,
    target: '≥ 95',
    measured: `${finding.performance}${finding.failed.length > 0 ? ` (${finding.failed})` : ''}`,
    isMet: finding.performance >= 95,
  })),
  {
    what: 'the same with an empty cache',
    target: '',
    measured: inWords(spreadOf(first.map(({ performance }) => performance))),
    isMet: true,
  },
  {
    what: 'from a click to the first paint of a prefetched screen, unthrottled (ms)',
    target: '≤ 100',
    measured: String(Math.round(change)),
    isMet: change <= 100,
  },
]

/** The slowest interaction, in ms. */
export const interaction = (longest: number): Figure => ({
  what: 'slowest interaction (ms)',
  target: '≤ 200',
  measured: String(longest),
  isMet: longest <= 200,
})
