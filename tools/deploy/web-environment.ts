import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { UserError } from '../process/user-error.ts'

type WebEnvironment = NodeJS.Dict<string>

const file = 'web/.env.production'
const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const

/** Throws unless the client at `root` is configured, for the project and the policy of the deploy. */
export function requireConfiguredClient(root: string): void {
  const env = readWebEnvironment(root)
  requireSameProject(root, env)
  requireAllowedHosts(root, env)
}

/** The configuration of the deployed client; throws for what is missing or belongs to the emulators. */
function readWebEnvironment(root: string): WebEnvironment {
  const path = join(root, file)
  if (!existsSync(path)) throw new UserError(`Copy web/.env.example to ${file} and fill it in`)
  const env = parseEnv(readFileSync(path, 'utf8'))
  const missing = required.filter((key) => !env[key])
  if (missing.length > 0) throw new UserError(`Set ${missing.join(', ')} in ${file}`)
  if (env.VITE_AUTH_EMULATOR_URL) throw new UserError(`Empty VITE_AUTH_EMULATOR_URL in ${file}`)
  if (env.VITE_FIREBASE_PROJECT_ID?.startsWith('demo-')) {
    throw new UserError(`${file} names the emulators' project: name your own`)
  }
  return env
}

/** Throws unless .firebaserc deploys to the project in which the client signs people in. */
function requireSameProject(root: string, env: WebEnvironment): void {
  const { projects } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'))
  const own = env.VITE_FIREBASE_PROJECT_ID
  if (projects?.default === own) return
  throw new UserError(
    `.firebaserc deploys to ${projects?.default} and ${file} signs people in to ${own}: name the same`,
  )
}

/** What pages with App Check load and ask, as docs/deploy.md says. */
const appCheck = [
  ['script-src', 'https://www.google.com/recaptcha/'],
  ['script-src', 'https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/'],
  ['connect-src', 'https://www.google.com/recaptcha/'],
  ['connect-src', 'https://content-firebaseappcheck.googleapis.com'],
] as const

/** Throws for a host that the client is configured to use and that the pages' policy would refuse. */
function requireAllowedHosts(root: string, env: WebEnvironment): void {
  const directives = readPolicy(root)
  const uses = [
    ['connect-src', originOf(env.VITE_API_URL)],
    ['connect-src', originOf(env.VITE_IMAGE_HOST_URL)],
    ['frame-src', `https://${env.VITE_FIREBASE_AUTH_DOMAIN}`],
    ...(env.VITE_APPCHECK_SITE_KEY ? appCheck : []),
  ] as const
  for (const [directive, host] of uses) {
    if (!host || directives.get(directive)?.some((source) => allows(source, host))) continue
    throw new UserError(
      `Add ${host} to ${directive} of the Content-Security-Policy in firebase.json`,
    )
  }
}

/** `undefined` for a path, which is the shop's own. */
const originOf = (url = '/') => (url.startsWith('/') ? undefined : new URL(url).origin)

/** The sources of each directive of the policy with which Hosting sends the pages. */
function readPolicy(root: string): Map<string, string[]> {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const rules: { headers: { key: string; value: string }[] }[] = hosting.headers
  const policy = rules
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')
  const directives = policy?.value.split(/;\s*/).map((directive) => directive.split(' ')) ?? []
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function allows(source: string, host: string): boolean {
  const [scheme, anyBelow] = source.split('*')
  return anyBelow && scheme ? host.startsWith(scheme) && host.endsWith(anyBelow) : source === host
}
