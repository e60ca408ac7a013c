/** The benchmark index that the measurements aim at: a mid-tier phone. */
export const targetIndex = 500

/**
 * How many times slower the CPU has to be for a machine with this benchmark index to be as fast as
 * one with the target's, to two decimals. At least 1, because throttling cannot speed up a machine.
 *
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export function cpuSlowdown(benchmarkIndex: number, target = targetIndex): number {
  return Math.max(1, Math.round((benchmarkIndex / target) * 100) / 100)
}

/** The benchmark index of a machine at this CPU slowdown. */
export function effectiveIndex(benchmarkIndex: number, slowdown: number): number {
  return Math.round(benchmarkIndex / slowdown)
}
