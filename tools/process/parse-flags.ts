import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from './user-error.ts'

/** `parseArgs`, which reports a wrong flag as a UserError that ends with `usage`. */
export function parseFlags<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UserError(`${error.message.split('. ')[0]}: ${usage}.`)
  }
}
