import { cpus, totalmem } from 'node:os'

/** The machine of a measurement. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model}, ${memory} GB, Node ${process.versions.node}`
}
