import { type Spread, spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import type { Finding } from './measure.ts'

type Number =
  | 'performance'
  | 'accessibility'
  | 'best-practices'
  | 'seo'
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'

/** The landing page's figures, each beside its target. */
export function landing(simulated: Finding[], applied: Finding[]): Figure[] {
  const least = Math.min(...simulated.map(({ performance }) => performance))
  return [
    atLeast('score', simulated, 'performance', 100),
    { what: 'score, the worst', target: '≥ 98', measured: String(least), isMet: least >= 98 },
    atMost('FCP, simulated (ms)', simulated, 'fcp', 850),
    atMost('LCP, simulated (ms)', simulated, 'lcp', 1300),
    atMost('LCP, applied (ms)', applied, 'lcp', 1700),
    atMost('TBT (ms)', simulated, 'tbt', 70),
    atMost('CLS', simulated, 'cls', 0),
    atLeast('accessibility', simulated, 'accessibility', 100),
    atLeast('best practices', simulated, 'best-practices', 100),
    atLeast('SEO', simulated, 'seo', 100),
  ]
}

/** The landing page beside the same page without JavaScript, in the same run. */
export function againstPlain(
  simulated: Finding[],
  plain: Finding[],
  applied: Finding[],
  plainApplied: Finding[],
): Figure[] {
  const line = (what: string, shop: Finding[], bare: Finding[]) => {
    const [mine, theirs] = [
      spreadOf(shop.map(({ lcp }) => lcp)),
      spreadOf(bare.map(({ lcp }) => lcp)),
    ]
    const ratio = mine.median / theirs.median
    const measured = `${ratio.toFixed(2)} × of ${Math.round(theirs.median)} ms`
    return { what, target: '≤ 1.1 ×', measured, isMet: ratio <= 1.1 }
  }
  return [
    line('LCP, simulated, beside a page without JavaScript', simulated, plain),
    line('LCP, applied, beside a page without JavaScript', applied, plainApplied),
  ]
}

function inWords({ median, low, high }: Spread, text: (value: number) => string = String): string {
  return `${text(median)} (${text(low)} to ${text(high)})`
}

/** `first` are the same screens before the browser has any of the shop's code. */
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
    what: 'from a click to the first paint of a prefetched screen (ms)',
    target: '≤ 100',
    measured: String(Math.round(change)),
    isMet: change <= 100,
  },
]

export const bigCatalog = (findings: Finding[], wait: number): Figure[] => [
  atLeast('score', findings, 'performance', 100),
  atMost('LCP, simulated (ms)', findings, 'lcp', 1300),
  atMost('TBT (ms)', findings, 'tbt', 70),
  atMost('CLS', findings, 'cls', 0),
  {
    what: 'the slowest interaction at 4 × slowdown (ms)',
    target: '≤ 200',
    measured: String(wait),
    isMet: wait <= 200,
  },
]

const atMost = (what: string, findings: Finding[], key: Number, target: number): Figure =>
  line(what, findings, key, `≤ ${target}`, (value) => value <= target)

const atLeast = (what: string, findings: Finding[], key: Number, target: number): Figure =>
  line(what, findings, key, `≥ ${target}`, (value) => value >= target)

function line(
  what: string,
  findings: Finding[],
  key: Number,
  target: string,
  isGood: (value: number) => boolean,
): Figure {
  const spread = spreadOf(findings.map((finding) => finding[key]))
  const text = (value: number) => (key === 'cls' ? value.toFixed(3) : String(Math.round(value)))
  const failed = [...new Set(findings.flatMap((finding) => finding.failed))]
  const why = key === 'performance' && failed.length > 0 ? ` (${failed})` : ''
  return {
    what,
    target,
    measured: `${inWords(spread, text)}${why}`,
    isMet: isGood(spread.median),
  }
}
