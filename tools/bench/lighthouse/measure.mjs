// Measures pages in a Chrome that runs already; tells what it found as JSON, one page a line.
import lighthouse from 'lighthouse'

const everything = ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers']

const mostLooks = 3

/** Sometimes Chrome records no page load at all; Lighthouse says so, and has to look again. */
async function lookAt(url, options) {
  for (let look = 1; ; look++) {
    const { lhr } = await lighthouse(url, options)
    if (lhr.categories.performance.score !== null) return lhr
    const { code } = lhr.runtimeError ?? { code: 'no score' }
    console.error(`${url} was not recorded: ${code}`)
    if (look === mostLooks) throw new Error(`Lighthouse gives up on ${url}`)
  }
}

const [port, ...pages] = process.argv.slice(2)

for (const page of pages) {
  const { url, method, keeps } = JSON.parse(page)
  const { categories, audits, finalDisplayedUrl } = await lookAt(url, {
    port: Number(port),
    logLevel: 'silent',
    throttlingMethod: method,
    disableStorageReset: keeps === 'session and cache',
    // Lighthouse itself clears the HTTP cache, and nothing that tells who is signed in.
    ...(keeps === 'nothing' && { clearStorageTypes: everything }),
  })
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
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      failed: inspected.filter((id) => audits[id].score === 0),
    }),
  )
}
