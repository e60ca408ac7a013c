import { seconds } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'

/** A check of the deploy; `run` throws a UserError with an instruction. */
export interface Check {
  title: string
  run: () => Promise<unknown> | unknown
  /** Why the check is skipped on this machine. */
  leftOut?: string | false
}

/**
 * Runs the checks one after another, prints a line for each, and returns the number of failures.
 */
export async function runChecks(checks: Check[], print = console.log): Promise<number> {
  let failed = 0
  for (const { title, run, leftOut } of checks) {
    const start = Date.now()
    const problem = leftOut ? undefined : await problemOf(run)
    if (leftOut) print(`- ${title}: left out. ${leftOut}`)
    else if (problem === undefined) print(`✓ ${title} (${seconds(start)})`)
    else print(`✗ ${title}: ${problem}`)
    if (problem !== undefined) failed += 1
  }
  return failed
}

async function problemOf(run: Check['run']): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}
