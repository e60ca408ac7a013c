import { z } from 'zod'
import type { BrowserReport, Ratings, VitalName } from '../contract/browser-report.ts'

const count = z.int().nonnegative().catch(0)
const ratings = z
  .object({ good: count, medium: count, poor: count })
  .catch(() => ({ good: 0, medium: 0, poor: 0 }))

/** The stored counters of a page; those that are missing or do not fit are 0. */
export const PageCounts = z.object({
  errors: count,
  chunks: count,
  LCP: ratings,
  INP: ratings,
  CLS: ratings,
})
export type PageCounts = z.infer<typeof PageCounts>

/** What one report adds to the counters of its page. */
export function countsOf({ errors, vitals }: BrowserReport): PageCounts {
  const counts = PageCounts.parse({})
  for (const { kind } of errors) counts[kind === 'chunk' ? 'chunks' : 'errors'] += 1
  for (const { name, value } of vitals) counts[name][ratingOf(name, value)] += 1
  return counts
}

/** Up to the first value a vital is good, above the second it is poor; from web.dev/articles/vitals. */
const thresholds: Record<VitalName, [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
}

function ratingOf(name: VitalName, value: number): keyof Ratings {
  const [good, poor] = thresholds[name]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'medium'
}

export function addCounts(a: PageCounts, b: PageCounts): PageCounts {
  return {
    errors: a.errors + b.errors,
    chunks: a.chunks + b.chunks,
    LCP: addRatings(a.LCP, b.LCP),
    INP: addRatings(a.INP, b.INP),
    CLS: addRatings(a.CLS, b.CLS),
  }
}

const addRatings = (a: Ratings, b: Ratings): Ratings => ({
  good: a.good + b.good,
  medium: a.medium + b.medium,
  poor: a.poor + b.poor,
})
