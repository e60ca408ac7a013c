import { median } from '../report.ts'
import { visitPage } from './lighthouse.ts'

/** The benchmark index of the simulated machine: a mid-tier phone. */
export const targetIndex = 500

const visits = 5

export async function calibrate(port: number, url: string): Promise<number> {
  const indexes: number[] = []
  while (indexes.length < visits) {
    indexes.push((await visitPage({ port, slowdown: 1 }, url)).benchmarkIndex)
  }
  return median(indexes)
}

/** From https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling, at least 1. */
export function cpuSlowdown(benchmarkIndex: number, target = targetIndex): number {
  return Math.max(1, Math.round((benchmarkIndex / target) * 100) / 100)
}

export function effectiveIndex(benchmarkIndex: number, slowdown: number): number {
  return Math.round(benchmarkIndex / slowdown)
}
