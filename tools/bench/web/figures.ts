import { type Spread, spreadOf } from '../median.ts'
import type { Figure } from '../report.ts'
import type { Finding } from './measure.ts'

type Key =
  | 'performance'
  | 'accessibility'
  | 'best-practices'
  | 'seo'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'longestTask'
  | 'scriptBytes'

/** `12 (10 to 15)` */
export function inWords(
  { median, low, high }: Spread,
  text: (value: number) => string = (value) => String(Math.round(value)),
): string {
  return `${text(median)} (${text(low)} to ${text(high)})`
}

/** A figure whose median must not exceed `target`. */
export const atMost = (what: string, findings: Finding[], key: Key, target: number): Figure =>
  figure(what, findings, key, `≤ ${target}`, (median) => median <= target)

/** A figure whose median must reach `target`. */
export const atLeast = (what: string, findings: Finding[], key: Key, target: number): Figure =>
  figure(what, findings, key, `≥ ${target}`, (median) => median >= target)

function figure(
  what: string,
  findings: Finding[],
  key: Key,
  target: string,
  isGood: (median: number) => boolean,
): Figure {
  const spread = spreadOf(findings.map((finding) => finding[key]))
  const text = key === 'cls' ? (value: number) => value.toFixed(3) : undefined
  const failed = [...new Set(findings.flatMap((finding) => finding.failed))]
  const why = key === 'performance' && failed.length > 0 ? ` (${failed})` : ''
  return {
    what,
    target,
    measured: `${inWords(spread, text)}${why}`,
    isMet: isGood(spread.median),
  }
}
