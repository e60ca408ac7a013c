import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'

/** Runs Vitest in the terminal with these arguments; returns its exit code. */
export const runVitest = (processes: Processes, args: string[], env?: NodeJS.ProcessEnv) =>
  run(processes, [installed('vitest/vitest.mjs'), 'run', ...args], env)

/** Runs Playwright in the terminal with these arguments; returns its exit code. */
export function runPlaywright(processes: Processes, args: string[], env?: NodeJS.ProcessEnv) {
  // In CI one character per test: its log may be cut to the last lines.
  const reporter = `--reporter=${process.env.CI ? 'dot' : 'list'}`
  return run(processes, [installed('@playwright/test/cli.js'), 'test', reporter, ...args], env)
}

const run = (processes: Processes, args: string[], env?: NodeJS.ProcessEnv): Promise<number> =>
  processes.exitCode({ name: 'Tests', file: process.execPath, args, env, show: true })
