import { cpus, totalmem } from 'node:os'

export interface Figure {
  what: string
  target: string
  measured: string
  isMet: boolean
}

export function report(title: string, figures: Figure[]): number {
  console.log(`\n${title}: ${machine()}`)
  console.table(figures.map(({ isMet, ...row }) => ({ ...row, met: isMet ? '✓' : '✗' })))
  return figures.every(({ isMet }) => isMet) ? 0 : 1
}

export function atMost(what: string, target: number, measured: number, unit: string): Figure {
  const isMet = measured <= target
  return { what, target: `≤ ${target}${unit}`, measured: `${Math.round(measured)}${unit}`, isMet }
}

/** The middle one of some measurements; NaN without any. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model}, ${memory} GB, Node ${process.versions.node}`
}
