import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installed, logFolder } from '../paths.ts'
import type { Processes } from '../process/processes.ts'

interface Run {
  filters: string[]
  env?: NodeJS.ProcessEnv
  /** A command that runs the tests as its last arguments, such as `xvfb-run`. */
  wrapper?: string[]
}

/** How many tests passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/** Runs projects of vitest.config.ts in the terminal and counts their tests. */
export async function runVitest(
  processes: Processes,
  projects: string[],
  { filters, env, wrapper = [] }: Run,
): Promise<Count> {
  const report = join(logFolder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const selected = projects.map((name) => `--project=${name}`)
  const args = [installed('vitest/vitest.mjs'), 'run', ...selected, ...reporters, ...filters]
  const command = [...wrapper, process.execPath, ...args]
  const {
    exitCode,
    numPassedTests = 0,
    numFailedTests = 0,
  } = await run(processes, command, report, env)
  return checked({ passed: numPassedTests, failed: numFailedTests }, exitCode)
}

/** Runs the browser journeys in the terminal and counts them. */
export async function runPlaywright(processes: Processes, { filters, env }: Run): Promise<Count> {
  const report = join(logFolder, 'playwright.json')
  const args = [installed('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters]
  const { exitCode, stats = { expected: 0, unexpected: 0 } } = await run(
    processes,
    [process.execPath, ...args],
    report,
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return checked({ passed: stats.expected, failed: stats.unexpected }, exitCode)
}

interface Report {
  exitCode: number
  /** Of Vitest. */
  numPassedTests?: number
  numFailedTests?: number
  /** Of Playwright. */
  stats?: { expected: number; unexpected: number }
}

async function run(
  processes: Processes,
  [file = '', ...args]: string[],
  report: string,
  env?: NodeJS.ProcessEnv,
): Promise<Report> {
  rmSync(report, { force: true })
  const exitCode = await processes.exitCode({ name: 'Tests', file, args, env, show: true })
  return { ...(existsSync(report) && JSON.parse(readFileSync(report, 'utf8'))), exitCode }
}

/** A run that fails as a whole, such as by a file that cannot be loaded, has at least one failure. */
const checked = ({ passed, failed }: Count, exitCode: number): Count => ({
  passed,
  failed: exitCode === 0 ? failed : Math.max(failed, 1),
})
