// Measures pages in a running Chrome: node measure.mjs PORT CPU_SLOWDOWN VISIT…, where a visit is JSON. Prints one line of JSON per visit.
import lighthouse from 'lighthouse'
import { longestTask } from './longest-task.mjs'

const everything = ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers']

const maxAttempts = 3

/** Retries when Chrome has recorded no page load, which happens sometimes. */
async function runLighthouse(url, options) {
  for (let attempt = 1; ; attempt++) {
    const { lhr } = await lighthouse(url, options)
    if (lhr.categories.performance.score !== null) return lhr
    const { code } = lhr.runtimeError ?? { code: 'no score' }
    console.error(`${url} was not recorded: ${code}`)
    if (attempt === maxAttempts) throw new Error(`Lighthouse gives up on ${url}`)
  }
}

/** Compressed bytes of all scripts, without their HTTP headers, which Lighthouse would add. */
async function scriptBytes(audits) {
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  const sizes = await Promise.all(
    scripts.map(async ({ url }) => {
      const { headers, body } = await fetch(url)
      await body?.cancel()
      return Number(headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const [port, cpuSlowdown, ...visits] = process.argv.slice(2)

for (const visit of visits) {
  const { url, method, keeps } = JSON.parse(visit)
  const lhr = await runLighthouse(url, {
    port: Number(port),
    logLevel: 'silent',
    throttlingMethod: method,
    throttling: { cpuSlowdownMultiplier: Number(cpuSlowdown) },
    // An unknown URL returns 404.
    ignoreStatusCode: true,
    // Lighthouse itself clears the HTTP cache, but not the session.
    ...(keeps === 'nothing' && { clearStorageTypes: everything }),
  })
  const { categories, audits, finalDisplayedUrl, environment } = lhr
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ])
  const inspected = ['accessibility', 'best-practices'].flatMap((name) =>
    categories[name].auditRefs.map(({ id }) => id),
  )
  console.log(
    JSON.stringify({
      url: finalDisplayedUrl,
      ...Object.fromEntries(scores),
      benchmarkIndex: environment.benchmarkIndex,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      longestTask: longestTask(lhr),
      scriptBytes: await scriptBytes(audits),
      requests: audits['network-requests'].details.items.length,
      failed: inspected.filter((id) => audits[id].score === 0),
    }),
  )
}
