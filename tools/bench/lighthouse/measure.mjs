// Measures pages in a Chrome that runs already; tells what it found as JSON, one page a line.
import lighthouse from 'lighthouse'

const everything = ['cookies', 'local_storage', 'indexeddb', 'cache_storage', 'service_workers']

const [port, ...pages] = process.argv.slice(2)

for (const page of pages) {
  const { url, method, keeps } = JSON.parse(page)
  const result = await lighthouse(url, {
    port: Number(port),
    logLevel: 'silent',
    throttlingMethod: method,
    disableStorageReset: keeps === 'session and cache',
    // Lighthouse itself clears the HTTP cache, and nothing that tells who is signed in.
    ...(keeps === 'nothing' && { clearStorageTypes: everything }),
  })
  const { categories, audits } = result.lhr
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ])
  const inspected = ['accessibility', 'best-practices'].flatMap((name) =>
    categories[name].auditRefs.map(({ id }) => id),
  )
  console.log(
    JSON.stringify({
      url: result.lhr.finalDisplayedUrl,
      ...Object.fromEntries(scores),
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      failed: inspected.filter((id) => audits[id].score === 0),
    }),
  )
}
