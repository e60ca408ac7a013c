import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { requiredKeys } from '../../web/src/shared/parse-environment.ts'
import { UserError } from '../process/user-error.ts'
import { functionSettings } from './function-settings.ts'
import { settingProblems } from './setting-rules.ts'

export function requireConfiguredShop(root: string, project: string): void {
  const file = `web/.env.${project}`
  const env = loadEnv(project, join(root, 'web'))
  const missing = requiredKeys.filter((key) => !env[key])
  if (missing.length > 0) {
    throw new UserError(`Copy web/.env.example to ${file} and set ${missing.join(', ')}`)
  }
  const problems = settingProblems({ ...env, ...functionSettings(root, project) }, project)
  if (problems.length > 0) throw new UserError(problems.join('\n  '))
  if (env.VITE_APPCHECK_SITE_KEY) requireAppCheckScripts(root)
}

/** The scripts that App Check loads, as in docs/deploy.md. */
const scripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

function requireAppCheckScripts(root: string): void {
  const allowed = pagePolicy(root).get('script-src') ?? []
  const missing = scripts.filter((host) => !allowed.includes(host))
  if (missing.length === 0) return
  throw new UserError(
    `Add ${missing.join(' ')} to script-src of the Content-Security-Policy in firebase.json`,
  )
}

export function pagePolicy(root: string): Map<string, string[]> {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const rules: { headers: { key: string; value: string }[] }[] = hosting.headers
  const policy = rules
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  const directives = policy?.value.split(/;\s*/).map((directive) => directive.split(' ')) ?? []
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}
