import { parseArgs } from 'node:util'
import { UserError } from '../../process/user-error.ts'

const flags = ['landing', 'pages', 'search'] as const

export interface WebBenchOptions {
  /** Default: everything. */
  only?: (typeof flags)[number]
}

/** Reads the flags of `npm run bench:web`: `--landing`, `--pages` or `--search` for one part. */
export function webBenchOptions(args: string[]): WebBenchOptions {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ args, options: { landing: flag, pages: flag, search: flag } })
    const only = flags.find((name) => values[name])
    return only ? { only } : {}
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UserError(
      `${error.message.split('. ')[0]}: the only flags are --landing, --pages and --search.`,
    )
  }
}
