import { type LogEntry, write } from 'firebase-functions/logger'
import type { BrowserReport } from '../../contract/browser-report.ts'
import { cleanErrorText } from '../../contract/clean-error-text.ts'
import { fixedWindow } from '../../platform/http/rate-limit/fixed-window.ts'
import { currentContext } from '../../platform/http/request/request-context.ts'

const maxLogsPerMinute = 60

/** Logs reports that name an error or a web vital, and drops those beyond the limit of the instance. */
export function browserReportLog(log: (entry: LogEntry) => void = write) {
  const logged = fixedWindow(maxLogsPerMinute)
  return ({ errors, ...report }: BrowserReport): void => {
    if (errors.length + report.vitals.length === 0 || !logged.has('all', 1)) return
    logged.take('all', 1)
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
}
