/**
 * The longest main-thread task (ms) of the page's own origin after its first contentful paint, or 0
 * when none takes 50 ms or more, because Lighthouse lists no shorter ones.
 *
 * Only applied throttling measures a task: simulated throttling multiplies what an unthrottled
 * task took, and drops the short ones.
 */
export function longestTask({ audits, finalDisplayedUrl }) {
  const { origin } = new URL(finalDisplayedUrl)
  const [{ observedFirstContentfulPaint }] = audits.metrics.details.items
  const tasks = (audits['long-tasks'].details?.items ?? []).filter(
    ({ url, startTime }) => url.startsWith(origin) && startTime >= observedFirstContentfulPaint,
  )
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}
