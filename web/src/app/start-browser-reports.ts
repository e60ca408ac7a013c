import { firstInteraction } from '#shared/first-interaction.ts'

/** The code of the reports is not needed before; web vitals of before are buffered. */
const maxWaitMs = 10_000
const maxErrors = 5

const load = () => import('./browser-reports.ts')

/** Reports uncaught errors and missing chunks, and the web vitals of some visits, to the API. */
export function startBrowserReports(): void {
  let left = maxErrors
  function report(event: Event) {
    // A chunk of the reports that is missing causes such an event, too.
    if (left-- > 0)
      void load()
        .then(({ reportError }) => reportError(event))
        .catch(() => {})
  }

  for (const type of ['error', 'unhandledrejection', 'vite:preloadError']) {
    window.addEventListener(type, report)
  }
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  void Promise.race([firstInteraction, waited])
    .then(load)
    .then(({ reportVitals }) => reportVitals())
    .catch(() => {})
}
