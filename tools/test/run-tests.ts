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

/** How many tests passed, and which failed. */
export interface Count {
  passed: number
  failures: Failure[]
}

/** A failed test, or what ended a run as a whole. */
export interface Failure {
  title: string
  message: string
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
  const vitest = (await run(processes, command, report, env)) as VitestReport
  const failures = (vitest.testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ title: name, message }] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        message: failureMessages.join('\n'),
      })),
  ])
  return counted(vitest.numPassedTests, failures, vitest.exitCode)
}

/** Runs the browser journeys in the terminal and counts them. */
export async function runPlaywright(processes: Processes, { filters, env }: Run): Promise<Count> {
  const report = join(logFolder, 'playwright.json')
  // In CI one character per test: its log may be cut to the last lines.
  const reporter = process.env.CI ? 'dot' : 'list'
  const args = [
    installed('@playwright/test/cli.js'),
    'test',
    `--reporter=${reporter},json`,
    ...filters,
  ]
  const playwright = (await run(processes, [process.execPath, ...args], report, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })) as PlaywrightReport
  const specs = (playwright.suites ?? []).flatMap(specsOf)
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors.map(({ message }) => message))
        .join('\n'),
    }))
  return counted(playwright.stats?.expected, failures, playwright.exitCode)
}

interface VitestReport {
  exitCode: number
  numPassedTests?: number
  testResults?: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightReport {
  exitCode: number
  stats?: { expected: number }
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    ok: boolean
    tests: { results: { errors: { message: string }[] }[] }[]
  }[]
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

async function run(
  processes: Processes,
  [file = '', ...args]: string[],
  report: string,
  env?: NodeJS.ProcessEnv,
): Promise<{ exitCode: number }> {
  rmSync(report, { force: true })
  const exitCode = await processes.exitCode({ name: 'Tests', file, args, env, show: true })
  return { ...(existsSync(report) && JSON.parse(readFileSync(report, 'utf8'))), exitCode }
}

/** A run that fails as a whole, such as by a file that cannot be loaded, has at least one failure. */
function counted(passed = 0, failures: Failure[], exitCode: number): Count {
  if (exitCode === 0 || failures.length > 0) return { passed, failures }
  return {
    passed,
    failures: [{ title: 'The run as a whole', message: `It ended with code ${exitCode}.` }],
  }
}
