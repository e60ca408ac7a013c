import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { type LogEntry, warn, write } from 'firebase-functions/logger'
import * as z from 'zod/mini'
import type {
  BrowserReport,
  PageHealth,
  Ratings,
  VitalName,
} from '../../contract/browser-report.ts'
import { cleanErrorText } from '../../contract/clean-error-text.ts'
import { reportedPages } from '../../contract/page-paths.ts'
import { fixedWindow } from '../../platform/http/rate-limit/fixed-window.ts'
import { currentContext } from '../../platform/http/request/request-context.ts'

const minWriteMs = 10_000
const maxLogsPerMinute = 60
const dayMs = 24 * 60 * 60 * 1000
const keptMs = 90 * dayMs

/** By counter, such as `/blogs errors` or `/ LCP good`. Stored values that do not fit are 0. */
const Counts = z.catch(z.record(z.string(), z.catch(z.int().check(z.nonnegative()), 0)), {})

/** Logs reports of browsers, and counts them in memory and then in one document a day. */
export class BrowserReportStore {
  readonly #documents: CollectionReference
  readonly #log: (entry: LogEntry) => void
  readonly #logs = fixedWindow(maxLogsPerMinute)
  #counters: string[] = []
  #writtenAt = Number.NEGATIVE_INFINITY

  constructor(db: Firestore, log: (entry: LogEntry) => void = write) {
    this.#documents = db.collection('browserReports')
    this.#log = log
  }

  async add(report: BrowserReport): Promise<void> {
    if (report.errors.length + report.vitals.length === 0) return
    this.#logReport(report)
    this.#counters.push(...countersOf(report))
    if (Date.now() - this.#writtenAt < minWriteMs) return
    this.#writtenAt = Date.now()
    await this.#storeCounters().catch((error) => {
      warn('reports of browsers were not counted', { error: String(error) })
    })
  }

  async read(): Promise<{ since: string; pages: PageHealth[] }> {
    const [since, today] = [dayOf(Date.now() - dayMs), dayOf(Date.now())]
    const documents = [this.#documents.doc(since), this.#documents.doc(today)]
    const snapshots = await this.#documents.firestore.getAll(...documents)
    const stored = snapshots.map((snapshot) => Counts.parse(snapshot.get('counts') ?? {}))
    const count = (name: string) => stored.reduce((sum, day) => sum + (day[name] ?? 0), 0)
    return { since, pages: reportedPages.map(healthFrom(count)).filter(isReported) }
  }

  #logReport({ errors, ...report }: BrowserReport): void {
    if (!this.#logs.has('all', 1)) return
    this.#logs.take('all', 1)
    const cleaned = errors.map(({ kind, message, stack }) => ({
      kind,
      message: cleanErrorText(message, 300),
      ...(stack && { stack: cleanErrorText(stack, 1000) }),
    }))
    this.#log({
      // Not an error of the shop: anybody can send a report.
      severity: errors.length > 0 ? 'WARNING' : 'INFO',
      message: `A browser reports ${cleaned[0]?.message ?? 'web vitals'}`,
      ...report,
      errors: cleaned,
      requestId: currentContext()?.id,
    })
  }

  async #storeCounters(): Promise<void> {
    const counted = Map.groupBy(this.#counters, (counter) => counter)
    this.#counters = []
    const counts = Object.fromEntries(
      [...counted].map(([name, { length }]) => [name, FieldValue.increment(length)]),
    )
    const expireAt = Timestamp.fromMillis(Date.now() + keptMs)
    await this.#documents.doc(dayOf(Date.now())).set({ counts, expireAt }, { merge: true })
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const countersOf = ({ page, errors, vitals }: BrowserReport): string[] => [
  ...errors.map(({ kind }) => `${page} ${kind === 'chunk' ? 'chunks' : 'errors'}`),
  ...vitals.map(({ name, value }) => `${page} ${name} ${ratingOf(name, value)}`),
]

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

const healthFrom =
  (count: (name: string) => number) =>
  (page: PageHealth['page']): PageHealth => {
    const ratings = (vital: VitalName): Ratings => ({
      good: count(`${page} ${vital} good`),
      medium: count(`${page} ${vital} medium`),
      poor: count(`${page} ${vital} poor`),
    })
    const counts = { errors: count(`${page} errors`), chunks: count(`${page} chunks`) }
    return { page, ...counts, LCP: ratings('LCP'), INP: ratings('INP'), CLS: ratings('CLS') }
  }

const isReported = ({ page, errors, chunks, ...vitals }: PageHealth): boolean =>
  errors + chunks > 0 ||
  Object.values(vitals).some(({ good, medium, poor }) => good + medium + poor > 0)
