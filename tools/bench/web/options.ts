import { parseArgs } from 'node:util'
import { UserError } from '../../process/user-error.ts'

export interface WebBenchOptions {
  /** Default: everything. */
  only?: 'landing' | 'search'
}

const flags = ['landing', 'search'] as const

/** Reads the flags of `npm run bench:web`: `--landing` or `--search` for one part. */
export function webBenchOptions(args: string[]): WebBenchOptions {
  try {
    const flag = { type: 'boolean', default: false } as const
    const { values } = parseArgs({ args, options: { landing: flag, search: flag } })
    const only = flags.find((name) => values[name])
    return only ? { only } : {}
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UserError(
      `${error.message.split('. ')[0]}: the only flags are --landing and --search.`,
    )
  }
}
