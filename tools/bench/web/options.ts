import { parseArgs } from 'node:util'
import { UserError } from '../../process/user-error.ts'

export interface WebBenchOptions {
  /** Only the landing page with the seeded catalog. */
  landingOnly: boolean
}

/** Reads the flags of `npm run bench:web`. */
export function webBenchOptions(args: string[]): WebBenchOptions {
  try {
    const options = { landing: { type: 'boolean', default: false } } as const
    return { landingOnly: parseArgs({ args, options }).values.landing }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UserError(`${error.message.split('. ')[0]}: the only flag is --landing.`)
  }
}
