import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { npm } from '../start/build.ts'
import { readPolicy, type WebEnvironment } from './web-environment.ts'

/** Builds the client of the checkout at `root`, like `firebase deploy`. */
export async function buildClient(processes: Processes, root: string): Promise<void> {
  await processes.run({ ...npm('Client build', ['run', 'build']), cwd: join(root, 'web') })
}

/** Throws when the built client contains emulator settings or lacks its own project. */
export function requireOwnSettings(root: string, env: WebEnvironment): void {
  const code = built(root, '**/*.{js,html}').map(([, text]) => text)
  const own = env.VITE_FIREBASE_PROJECT_ID ?? ''
  if (!code.some((text) => text.includes(own))) {
    throw new UserError(
      `The built client does not know its project ${own}: see web/src/shared/env.ts`,
    )
  }
  const emulator = parseEnv(readFileSync(join(root, 'web/.env.emulator'), 'utf8'))
  for (const key of ['VITE_FIREBASE_PROJECT_ID', 'VITE_AUTH_EMULATOR_URL']) {
    const value = emulator[key]
    if (value && code.some((text) => text.includes(value))) {
      throw new UserError(`The built client holds ${value}, the emulators' ${key}`)
    }
  }
}

/** Throws for an inline script of a built page that the Content Security Policy blocks. */
export function requireAllowedScripts(root: string): void {
  const allowed = readPolicy(root).get('script-src') ?? []
  for (const [page, html] of built(root, '**/*.html')) {
    for (const [, text = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      if (!allowed.includes(hash)) {
        throw new UserError(`Add ${hash} to script-src in firebase.json: ${page} has such a script`)
      }
    }
  }
}

function built(root: string, pattern: string): [string, string][] {
  const cwd = join(root, 'web/dist')
  return globSync(pattern, { cwd }).map((name) => [name, readFileSync(join(cwd, name), 'utf8')])
}
