import { firstInteraction } from '#shared/first-interaction.ts'

const maxErrors = 5

type Reports = typeof import('./browser-reports.ts')

/** A chunk of the reports that is missing is not reported. */
const load = (run: (reports: Reports) => void) =>
  void import('./browser-reports.ts').then(run).catch(() => {})

/** To the API; vitals of before the first input are buffered. */
export function startBrowserReports(): void {
  let left = maxErrors
  for (const type of ['error', 'unhandledrejection', 'vite:preloadError']) {
    window.addEventListener(type, (event) => {
      if (left-- > 0) load(({ reportError }) => reportError(event))
    })
  }
  void firstInteraction.then(() => load(({ reportVitals }) => reportVitals()))
}
