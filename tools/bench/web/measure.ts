import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npm } from '../../build.ts'
import { root } from '../../paths.ts'
import type { Processes } from '../../process/processes.ts'

/** How Lighthouse makes a phone's line and processor: by arithmetic, or for real. */
export type Method = 'simulate' | 'devtools'

export interface Visit {
  url: string
  method: Method
  /** What of the browser's storage outlasts the visits before this one. */
  keeps: 'nothing' | 'session' | 'session and cache'
}

/** What Lighthouse found on its phone: scores of 0 to 100, times in ms. */
export interface Finding {
  url: string
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  failed: string[]
}

const folder = join(root, 'tools/bench/lighthouse')

/** Installs Lighthouse, which is not among the shop's own packages, at its first use. */
export async function installLighthouse(processes: Processes): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  await processes.run(npm('Lighthouse install', ['ci', '--prefix', folder]))
}

/** Lighthouse's findings on these visits, one after the other. */
export async function measure(port: number, visits: Visit[]): Promise<Finding[]> {
  const args = [
    join(folder, 'measure.mjs'),
    String(port),
    ...visits.map((visit) => JSON.stringify(visit)),
  ]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    maxBuffer: 2 ** 24,
  })
  // Lighthouse itself has more to say there.
  for (const [line] of stderr.matchAll(/^.* was not recorded: .*$/gm)) console.warn(line)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
