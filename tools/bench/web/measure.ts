import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../paths.ts'
import type { Processes } from '../../process/processes.ts'
import { npm } from '../../start/build.ts'

/**
 * Lighthouse's throttling method: `simulate` computes the result, `devtools` applies the
 * throttling.
 */
export type Method = 'simulate' | 'devtools'

export interface Visit {
  url: string
  method: Method
  /** The browser storage that is kept from earlier visits. */
  keeps: 'nothing' | 'session'
}

/** Lighthouse's results for a phone: scores of 0 to 100, times in ms. */
export interface Finding {
  url: string
  /** Of the unthrottled machine, just before this visit. */
  benchmarkIndex: number
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** After first contentful paint; 0 when none takes 50 ms or more. */
  longestTask: number
  /** All scripts, compressed, without HTTP headers. */
  scriptBytes: number
  requests: number
  failed: string[]
}

const folder = join(root, 'tools/bench/lighthouse')

/** Installs Lighthouse, which is not a dependency of the shop, on first use. */
export async function installLighthouse(processes: Processes): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  await processes.run(npm('Lighthouse install', ['ci', '--prefix', folder]))
}

/** Makes these visits one after the other, with the CPU slowed down `slowdown` times. */
export async function measure(port: number, slowdown: number, visits: Visit[]): Promise<Finding[]> {
  const args = [
    join(folder, 'measure.mjs'),
    String(port),
    String(slowdown),
    ...visits.map((visit) => JSON.stringify(visit)),
  ]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    maxBuffer: 2 ** 24,
  })
  // Lighthouse's own output has more detail there.
  for (const [line] of stderr.matchAll(/^.* was not recorded: .*$/gm)) console.warn(line)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
