import { readBrowserReports, reportBrowser } from '../../contract/browser-report.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { BrowserReportStore } from './browser-report-store.ts'

export function browserReportRoutes(reports: BrowserReportStore): Route[] {
  return [
    route(reportBrowser, async ({ body }) => {
      await reports.add(body)
      return { accepted: true as const }
    }),
    route(readBrowserReports, () => reports.read()),
  ]
}
