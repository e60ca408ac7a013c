import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { UserError } from '../process/user-error.ts'
import { findProgram } from './find-program.ts'

const firefoxes = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** An installed Firefox: of FIREFOX_PATH, or, without Playwright's `own`, the first that is found. */
export function findFirefox(
  { FIREFOX_PATH }: NodeJS.ProcessEnv = process.env,
  own = firefox.executablePath(),
): string | undefined {
  return FIREFOX_PATH || (existsSync(own) ? undefined : findProgram(firefoxes))
}

/** Throws if an engine that these arguments of Playwright select is missing: both without `--project`. */
export function requireEngines(args: string[]): void {
  const paths = {
    firefox: findFirefox() ?? firefox.executablePath(),
    webkit: webkit.executablePath(),
  }
  const named = args.flatMap((arg, index) =>
    arg === '--project'
      ? (args[index + 1] ?? '')
      : arg.startsWith('--project=')
        ? arg.slice(10)
        : [],
  )
  const missing = Object.entries(paths)
    .filter(([name, path]) => (named.length === 0 || named.includes(name)) && !existsSync(path))
    .map(([name]) => name)
  if (missing.length === 0) return
  const [other] = Object.keys(paths).filter((name) => !missing.includes(name))
  throw new UserError(
    `Not installed: ${missing.join(', ')}. Run npx playwright install --with-deps ${missing.join(' ')}` +
      (other ? `, or test one engine: npm run test:engines -- --project ${other}` : ''),
  )
}
