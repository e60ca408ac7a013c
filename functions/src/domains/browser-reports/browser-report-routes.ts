import { reportBrowser } from '../../contract/browser-report.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { browserReportLog } from './log-browser-report.ts'

export function browserReportRoutes(log = browserReportLog()): Route[] {
  return [
    route(reportBrowser, async ({ body }) => {
      log(body)
      return { accepted: true as const }
    }),
  ]
}
