import { type Spread, spreadOf } from '../median.ts'
import { cpuSlowdown } from './calibration.ts'
import { measure } from './measure.ts'

export interface Calibration {
  benchmarkIndex: Spread
  /** The CPU slowdown, 1 or more. */
  slowdown: number
}

const visits = 5

/** Measures the benchmark index of this machine, like Lighthouse at the start of each visit. */
export async function calibrate(port: number, url: string): Promise<Calibration> {
  const visit = { url, method: 'simulate', keeps: 'nothing' } as const
  const findings = await measure(port, 1, Array(visits).fill(visit))
  const benchmarkIndex = spreadOf(findings.map((finding) => finding.benchmarkIndex))
  return { benchmarkIndex, slowdown: cpuSlowdown(benchmarkIndex.median) }
}
