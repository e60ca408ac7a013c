import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type LogEntry, warn, write } from 'firebase-functions/logger'
import { z } from 'zod'
import type { BrowserReport, PageHealth, Ratings, VitalName } from '../contract/browser-report.ts'
import { cleanErrorText } from '../contract/clean-error-text.ts'
import { pagePaths } from '../contract/page-paths.ts'
import { currentContext } from '../http/request-context.ts'
import { type Counters, countReport } from './count-report.ts'

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
  let counters = new Map<string, Counters>()
  let writtenAt = Number.NEGATIVE_INFINITY
  let logged = { minute: 0, count: 0 }

  return {
    /** Counts and logs a report. A failure to store it is logged only. */
    async add(report: BrowserReport): Promise<void> {
      logReport(report)
      countReport(counters, report)
      if (now() - writtenAt < minWriteMs) return
      writtenAt = now()
      const counted = counters
      counters = new Map()
      await store(counted).catch((error) => {
        warn('reports of browsers were not counted', { error: String(error) })
      })
    },

    /** The sums of today and yesterday, by page; pages without a report are left out. */
    async read(): Promise<{ since: string; pages: PageHealth[] }> {
      const days = [dayOf(now() - dayMs), dayOf(now())]
      const snapshots = await db.getAll(...days.map((day) => documents.doc(day)))
      const stored = snapshots.map((snapshot) => StoredPages.parse(snapshot.get('pages') ?? {}))
      const pages = pagePaths.map((page) =>
        sumOf(
          page,
          stored.flatMap((day) => day[page] ?? []),
        ),
      )
      return { since: days[0] ?? '', pages: pages.filter(hasReports) }
    },
  }

  function logReport({ errors, ...report }: BrowserReport): void {
    const minute = Math.floor(now() / 60_000)
    if (logged.minute !== minute) logged = { minute, count: 0 }
    logged.count += 1
    if (logged.count > maxLogsPerMinute) return
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
  async function store(counted: Map<string, Counters>): Promise<void> {
    const pages = [...counted].map(([page, counts]) => [page, nested(counts)])
    const expireAt = Timestamp.fromMillis(now() + keptMs)
    const sums = { pages: Object.fromEntries(pages), expireAt }
    await documents.doc(dayOf(now())).set(sums, { merge: true })
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** `{ 'LCP.good': 2 }` as increments of `{ LCP: { good: 2 } }`. */
function nested(counts: Counters): object {
  const fields: Record<string, unknown> = {}
  for (const [path, count] of Object.entries(counts)) {
    const [name = '', rating] = path.split('.')
    const increment = FieldValue.increment(count)
    fields[name] = rating ? { ...Object(fields[name]), [rating]: increment } : increment
  }
  return fields
}

const count = z.int().nonnegative().catch(0)
const ratings = z.object({ good: count, medium: count, poor: count })
const none = { good: 0, medium: 0, poor: 0 }
const StoredPage = z.object({
  errors: count,
  chunks: count,
  LCP: ratings.catch(none),
  INP: ratings.catch(none),
  CLS: ratings.catch(none),
})
const StoredPages = z.record(z.string(), StoredPage).catch({})

function sumOf(page: PageHealth['page'], days: z.infer<typeof StoredPage>[]): PageHealth {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const vital = (name: VitalName): Ratings => ({
    good: sum(days.map((day) => day[name].good)),
    medium: sum(days.map((day) => day[name].medium)),
    poor: sum(days.map((day) => day[name].poor)),
  })
  return {
    page,
    errors: sum(days.map(({ errors }) => errors)),
    chunks: sum(days.map(({ chunks }) => chunks)),
    LCP: vital('LCP'),
    INP: vital('INP'),
    CLS: vital('CLS'),
  }
}

const hasReports = ({ errors, chunks, LCP, INP, CLS }: PageHealth): boolean =>
  [errors, chunks, ...[LCP, INP, CLS].flatMap((vital) => Object.values(vital))].some(Boolean)
