import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { npm } from '../start/build.ts'

/**
 * Throws unless `functions/package-lock.json` of the project at `root` matches its package.json.
 */
export async function requireCurrentLockfile(processes: Processes, root: string): Promise<void> {
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-workspaces']
  const dryRun = { ...npm('Function lockfile', args), cwd: join(root, 'functions') }
  if ((await processes.exitCode(dryRun)) === 0) return
  throw new UserError(
    'Cloud Build would refuse it: `cd functions && npm install --package-lock-only --no-workspaces`',
  )
}

/**
 * Copies the files that `firebase deploy` uploads of the project at `root`, by its firebase.json,
 * to `to`.
 */
export async function copyUpload(root: string, to: string): Promise<void> {
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const path = join(root, functions.source)
  for (const name of await listed(path, functions.ignore))
    cpSync(name, join(to, relative(path, name)))
  if (!existsSync(join(to, 'lib/index.js'))) {
    throw new UserError(
      'The upload has no lib/index.js, and Cloud Build builds none: see firebase.json',
    )
  }
}

async function listed(path: string, ignoreStrings: string[]): Promise<string[]> {
  const { readdirRecursive } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/fsAsync.js'),
  )
  const files: { name: string }[] = await readdirRecursive({ path, ignoreStrings })
  return files.map(({ name }) => name)
}

/** Installs an upload like Cloud Build: from its own lockfile, without development packages. */
export async function installUpload(processes: Processes, upload: string): Promise<void> {
  const install = npm('Function install', [
    'ci',
    '--omit=dev',
    '--prefer-offline',
    '--no-workspaces',
  ])
  await processes.run({ ...install, cwd: upload })
}

/**
 * Loads an installed upload like `firebase deploy`; throws unless it exports `api` and each function
 * that its `src/index.ts` defines, with the same kind of trigger. Returns their names.
 */
export async function requireFunctions(processes: Processes, upload: string): Promise<string[]> {
  const manifest = join(upload, 'functions.json')
  await processes.run({
    name: 'Function discovery',
    file: process.execPath,
    args: [join(upload, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), upload],
    cwd: upload,
    env: {
      GCLOUD_PROJECT: 'demo-deploy-check',
      FIREBASE_CONFIG: '{"projectId":"demo-deploy-check"}',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    },
  })
  const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8'))
  const missing = Object.entries({ ...definedFunctions(upload), api: 'httpsTrigger' }).filter(
    ([name, trigger]) => !endpoints[name]?.[trigger],
  )
  const names = Object.keys(endpoints)
  if (missing.length === 0) return names
  const missed = missing.map(([name]) => name).join(', ')
  throw new UserError(`functions/src/index.ts exports no ${missed}, only ${names.join(', ')}`)
}

/** The trigger of each function that the code of a folder defines, exported or not. */
export function definedFunctions(folder: string): Record<string, string> {
  const code = readFileSync(join(folder, 'src/index.ts'), 'utf8')
  const definitions = code.matchAll(/^(?:export )?const (\w+) = on(Request|Schedule)\(/gm)
  return Object.fromEntries(
    [...definitions].map(([, name = '', kind]) => [
      name,
      kind === 'Request' ? 'httpsTrigger' : 'scheduleTrigger',
    ]),
  )
}
