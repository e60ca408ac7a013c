import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { firefox, webkit } from '@playwright/test'
import { findPrograms } from '../paths.ts'
import { UserError } from '../process/user-error.ts'

const firefoxes = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** An installed Firefox: of FIREFOX_PATH, or, without Playwright's `own`, the first that is found. */
export function findFirefox(
  { FIREFOX_PATH }: NodeJS.ProcessEnv = process.env,
  own = firefox.executablePath(),
): string | undefined {
  return FIREFOX_PATH || (existsSync(own) ? undefined : findPrograms(firefoxes)[0])
}

/** Throws if an engine that these arguments of Playwright select is missing: both without `--project`. */
export function requireEngines(args: string[]): void {
  const paths = {
    firefox: findFirefox() ?? firefox.executablePath(),
    webkit: webkit.executablePath(),
  }
  const options = { project: { type: 'string', multiple: true } } as const
  const { project = Object.keys(paths) } = parseArgs({ args, options, strict: false }).values
  const missing = Object.entries(paths)
    .filter(([name, path]) => [project].flat().includes(name) && !existsSync(path))
    .map(([name]) => name)
    .join(' ')
  if (!missing) return
  throw new UserError(
    `Not installed: ${missing}. Run npx playwright install --with-deps ${missing}, ` +
      'or select another engine: npm run test:engines -- --project firefox',
  )
}
