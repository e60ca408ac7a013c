/** Tasks of Chrome and of Lighthouse itself. */
const foreign = /^Browser|_lighthouse-eval/

/**
 * The longest main-thread task (ms) of the page after its first contentful paint, or 0 when none
 * takes 50 ms or more, because Lighthouse lists no shorter ones.
 *
 * Only applied throttling measures tasks; simulated throttling multiplies what an unthrottled one
 * took. A task without a known script counts too, because the evaluation of an imported module
 * and the layout that follows a commit often have none.
 */
export function longestTask({ audits }) {
  const [{ observedFirstContentfulPaint }] = audits.metrics.details.items
  const tasks = (audits['long-tasks'].details?.items ?? []).filter(
    ({ url, startTime }) => !foreign.test(url) && startTime >= observedFirstContentfulPaint,
  )
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}
