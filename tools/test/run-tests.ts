import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'

/** How many tests passed and failed. A run that fails as a whole has at least one failure. */
export interface Count {
  passed: number
  failed: number
}

/** Runs Vitest in the terminal with these arguments and counts its tests. */
export function runVitest(
  processes: Processes,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Count> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const command = [installed('vitest/vitest.mjs'), 'run', ...reporters, ...args]
    const exitCode = await run(processes, command, env)
    const counts: Partial<VitestReport> = read(report)
    return countOf(exitCode, counts.numPassedTests, counts.numFailedTests)
  })
}

/** Runs Playwright in the terminal with these arguments and counts its tests. */
export function runPlaywright(
  processes: Processes,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Count> {
  return withReport(async (report) => {
    // In CI one character per test: its log may be cut to the last lines.
    const reporter = `--reporter=${process.env.CI ? 'dot' : 'list'},json`
    const command = [installed('@playwright/test/cli.js'), 'test', reporter, ...args]
    const exitCode = await run(processes, command, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    const { stats }: Partial<PlaywrightReport> = read(report)
    return countOf(exitCode, stats?.expected, stats && stats.unexpected + stats.flaky)
  })
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const countOf = (exitCode: number, passed = 0, failed = 0): Count => ({
  passed,
  failed: exitCode === 0 ? failed : Math.max(1, failed),
})

const run = (processes: Processes, args: string[], env?: NodeJS.ProcessEnv) =>
  processes.exitCode({ name: 'Tests', file: process.execPath, args, env, show: true })

const read = (report: string) =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}

async function withReport(work: (report: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'tech-house-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
