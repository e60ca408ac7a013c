import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { logFolder, root } from '../../paths.ts'
import type { Processes } from '../../process/processes.ts'
import { npm } from '../../start/build.ts'

const folder = join(root, 'tools/bench/lighthouse')
const program = join(folder, 'node_modules/lighthouse/core/index.js')
const maxAttempts = 3

interface LighthouseResult {
  finalDisplayedUrl: string
  environment: { benchmarkIndex: number }
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>
  runtimeError?: { code: string }
}

/** A visit of a page on a simulated phone: a score of 0 to 100, times in ms. */
export type Visit = ReturnType<typeof readVisit>

/** Installs Lighthouse and what makes its certificate, which the shop does not need, on first use. */
export async function installLighthouse(processes: Processes): Promise<void> {
  const packages = ['lighthouse', 'selfsigned'].map((name) => join(folder, 'node_modules', name))
  if (packages.every((path) => existsSync(path))) return
  await processes.run(npm('Lighthouse install', ['ci', '--prefix', folder]))
}

/** Makes a certificate for HTTP/2, which Hosting has; returns the folder of its cert.pem and key.pem. */
export async function makeCertificate(): Promise<string> {
  const { generate } = createRequire(program)('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  const certificate = join(logFolder, 'certificate')
  mkdirSync(certificate, { recursive: true })
  writeFileSync(join(certificate, 'cert.pem'), cert)
  writeFileSync(join(certificate, 'key.pem'), key, { mode: 0o600 })
  return certificate
}

/** Visits a page with an empty cache and the stored session, in the Chrome of this debugging port. */
export async function visitPage(
  { port, slowdown }: { port: number; slowdown: number },
  url: string,
  blocked: string[] = [],
): Promise<Visit> {
  const options = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    throttling: { cpuSlowdownMultiplier: slowdown },
    blockedUrlPatterns: blocked,
    // An unknown URL returns 404.
    ignoreStatusCode: true,
  }
  return readVisit(await runLighthouse(url, options))
}

function readVisit({ audits, categories, ...result }: LighthouseResult) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    url: result.finalDisplayedUrl,
    /** Measured on the unthrottled machine just before this visit. */
    benchmarkIndex: result.environment.benchmarkIndex,
    score: Math.round(Number(categories.performance.score) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    /** After the first contentful paint. */
    longestTask: value('max-potential-fid'),
    requests: audits['network-requests']?.details?.items.length ?? Number.NaN,
  }
}

/** Retries when Chrome has recorded no page load, which happens sometimes. */
async function runLighthouse(url: string, options: object): Promise<LighthouseResult> {
  const { default: lighthouse } = await import(pathToFileURL(program).href)
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { lhr }: { lhr: LighthouseResult } = await lighthouse(url, options)
    if (lhr.categories.performance.score !== null) return lhr
    console.warn(`${url} was not recorded: ${lhr.runtimeError?.code}`)
  }
  throw new Error(`Lighthouse gives up on ${url}`)
}
