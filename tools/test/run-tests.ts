import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installed, logFolder } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { type Count, checkedCount, nothing, playwrightCount, vitestCount } from './count.ts'

interface Run {
  filters: string[]
  env?: NodeJS.ProcessEnv
  /** A command that runs the tests as its last arguments, such as `xvfb-run`. */
  wrapper?: string[]
}

/** Runs projects of vitest.config.ts in the terminal and counts their tests. */
export function runVitest(
  processes: Processes,
  projects: string[],
  { filters, env, wrapper = [] }: Run,
) {
  const report = join(logFolder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const selected = projects.map((name) => `--project=${name}`)
  const args = [installed('vitest/vitest.mjs'), 'run', ...selected, ...reporters, ...filters]
  return runAndCount(processes, [...wrapper, process.execPath, ...args], report, env, vitestCount)
}

/** Runs the browser tests in the terminal and counts them. */
export function runPlaywright(processes: Processes, { filters, env }: Run) {
  const report = join(logFolder, 'playwright.json')
  const args = [installed('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters]
  const reportEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return runAndCount(processes, [process.execPath, ...args], report, reportEnv, playwrightCount)
}

async function runAndCount<Report>(
  processes: Processes,
  [file = process.execPath, ...args]: string[],
  path: string,
  env: NodeJS.ProcessEnv | undefined,
  count: (report: Report) => Count,
): Promise<Count> {
  rmSync(path, { force: true })
  const exitCode = await processes.exitCode({
    name: 'Tests',
    file,
    args,
    env,
    show: true,
  })
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  return checkedCount(report ? count(report) : nothing, exitCode)
}
