import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type LogEntry, warn, write } from 'firebase-functions/logger'
import { z } from 'zod'
import type { BrowserReport, PageHealth } from '../contract/browser-report.ts'
import { cleanErrorText } from '../contract/clean-error-text.ts'
import { pagePaths } from '../contract/page-paths.ts'
import { fixedWindow } from '../http/fixed-window.ts'
import { currentContext } from '../http/request-context.ts'
import { addCounts, countsOf, PageCounts } from './page-counts.ts'

/** An instance writes its counters at most this often, however many reports it gets. */
const minWriteMs = 10_000
/** An instance logs at most this many reports a minute, and counts the others. */
const maxLogsPerMinute = 60
const dayMs = 24 * 60 * 60 * 1000
const keptMs = 90 * dayMs

interface Options {
  now?: () => number
  log?: (entry: LogEntry) => void
}

export type BrowserReportStore = ReturnType<typeof browserReportStore>

/**
 * Logs reports of browsers and sums them up in one document a day, in the collection
 * `browserReports`. Counters of the last seconds are lost with the instance.
 */
export function browserReportStore(db: Firestore, { now = Date.now, log = write }: Options = {}) {
  const documents = db.collection('browserReports')
  let counters: Record<string, PageCounts> = {}
  let writtenAt = Number.NEGATIVE_INFINITY
  const logs = fixedWindow(maxLogsPerMinute)

  return {
    /** Counts and logs a report, unless it is empty. A failure to store it is logged only. */
    async add(report: BrowserReport): Promise<void> {
      if (report.errors.length + report.vitals.length === 0) return
      logReport(report)
      const counted = counters[report.page]
      counters[report.page] = counted ? addCounts(counted, countsOf(report)) : countsOf(report)
      if (now() - writtenAt < minWriteMs) return
      writtenAt = now()
      const pages = incrementsOf(counters)
      counters = {}
      await store(pages).catch((error) => {
        warn('reports of browsers were not counted', { error: String(error) })
      })
    },

    /** The sums of today and yesterday, by page; pages without a report are left out. */
    async read(): Promise<{ since: string; pages: PageHealth[] }> {
      const days = [dayOf(now() - dayMs), dayOf(now())]
      const snapshots = await db.getAll(...days.map((day) => documents.doc(day)))
      const stored = snapshots.map((snapshot) => StoredPages.parse(snapshot.get('pages') ?? {}))
      const pages = pagePaths.flatMap((page) => {
        const counted = stored.flatMap((day) => day[page] ?? [])
        return counted.length > 0 ? { page, ...counted.reduce(addCounts) } : []
      })
      return { since: days[0] ?? '', pages }
    },
  }

  function logReport({ errors, ...report }: BrowserReport): void {
    if (!logs.has('all', 1)) return
    logs.take('all', 1)
    const cleaned = errors.map(({ kind, message, stack }) => ({
      kind,
      message: cleanErrorText(message, 300),
      ...(stack && { stack: cleanErrorText(stack, 1000) }),
    }))
    log({
      // Not an error of the shop: anybody can send a report.
      severity: errors.length > 0 ? 'WARNING' : 'INFO',
      message: `A browser reports ${cleaned[0]?.message ?? 'web vitals'}`,
      ...report,
      errors: cleaned,
      requestId: currentContext()?.id,
    })
  }

  /** Increments are safe when several instances write. */
  async function store(pages: object): Promise<void> {
    const expireAt = Timestamp.fromMillis(now() + keptMs)
    await documents.doc(dayOf(now())).set({ pages, expireAt }, { merge: true })
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const incrementsOf = (counts: object): object =>
  Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [
      name,
      typeof value === 'number' ? FieldValue.increment(value) : incrementsOf(value),
    ]),
  )

const StoredPages = z.record(z.string(), PageCounts).catch({})
