import { machine } from './machine.ts'

/** One line of a benchmark: what was measured, the target and the result. */
export interface Figure {
  what: string
  target: string
  measured: string
  isMet: boolean
}

/** Prints the figures of one part as a table. Returns the exit code: 1 when a target is missed. */
export function report(title: string, figures: Figure[]): number {
  console.log(`\n${title}: ${machine()}`)
  console.table(figures.map(({ isMet, ...row }) => ({ ...row, met: isMet ? '✓' : '✗' })))
  return figures.every(({ isMet }) => isMet) ? 0 : 1
}
