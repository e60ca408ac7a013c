import type { BrowserReport, VitalName } from '../contract/browser-report.ts'

/** Up to the first value a vital is good, above the second it is poor; from web.dev/articles/vitals. */
const thresholds: Record<VitalName, [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
}

/** The counters of a page: `errors`, `chunks` and for each vital `LCP.good`, `LCP.medium`, `LCP.poor`. */
export type Counters = Record<string, number>

/** Adds a report to the counters of its page. */
export function countReport(
  counters: Map<string, Counters>,
  { page, errors, vitals }: BrowserReport,
): void {
  const counts = counters.get(page) ?? {}
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  for (const { kind } of errors) add(kind === 'chunk' ? 'chunks' : 'errors')
  for (const { name, value } of vitals) add(`${name}.${ratingOf(name, value)}`)
  counters.set(page, counts)
}

function ratingOf(name: VitalName, value: number) {
  const [good, poor] = thresholds[name]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'medium'
}
