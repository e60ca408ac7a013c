import { parseFlags } from '../../process/parse-flags.ts'

const flags = ['landing', 'pages', 'search'] as const

export interface WebBenchOptions {
  /** Default: everything. */
  only?: (typeof flags)[number]
}

/** Reads the flags of `npm run bench:web`: `--landing`, `--pages` or `--search` for one part. */
export function webBenchOptions(args: string[]): WebBenchOptions {
  const flag = { type: 'boolean', default: false } as const
  const options = { landing: flag, pages: flag, search: flag }
  const usage = 'the only flags are --landing, --pages and --search'
  const { values } = parseFlags({ args, options }, usage)
  const only = flags.find((name) => values[name])
  return only ? { only } : {}
}
