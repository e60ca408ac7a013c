import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { npm } from '../start/build.ts'

interface DiscoveredFunction {
  region: string[]
  scheduleTrigger?: object
  serviceAccountEmail?: string
  secretEnvironmentVariables?: object[]
}

export interface Discovered {
  endpoints: Record<string, DiscoveredFunction>
}

/** Copies the files of functions/ that `firebase deploy` uploads, by the firebase.json at `root`, to `to`. */
export async function copyUpload(root: string, to: string): Promise<void> {
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  // firebase-tools writes a list as soon as there is a second codebase or a kit.
  const configs: { source?: string; ignore?: string[] }[] = [functions].flat()
  const config = configs.find(({ source }) => source === 'functions')
  if (!config) throw new UserError('firebase.json has no functions of the source "functions"')
  const path = join(root, 'functions')
  const { readdirRecursive } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/fsAsync.js'),
  )
  const ignoreStrings = config.ignore ?? ['node_modules', '.git']
  const files: { name: string }[] = await readdirRecursive({ path, ignoreStrings })
  for (const { name } of files) cpSync(name, join(to, relative(path, name)))
}

/** Like Cloud Build (buildpacks, cmd/nodejs/npm/lib/lib.go); `npm ci` refuses an outdated lockfile. */
export async function installUpload(processes: Processes, upload: string): Promise<void> {
  const install = npm('Function install', [
    'ci',
    '--quiet',
    '--no-fund',
    '--no-audit',
    // These two are for this machine: its cache, and its workspaces around the upload.
    '--prefer-offline',
    '--no-workspaces',
  ])
  await processes.run({ ...install, cwd: upload, env: { NODE_ENV: 'production' } })
}

export async function discoverFunctions(
  processes: Processes,
  upload: string,
  project: string,
  settings: Record<string, string>,
): Promise<Discovered> {
  const manifest = join(upload, 'functions.json')
  await processes.run({
    name: 'Function discovery',
    file: process.execPath,
    args: [join(upload, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), upload],
    cwd: upload,
    env: {
      ...settings,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    },
  })
  return JSON.parse(readFileSync(manifest, 'utf8'))
}

export function requireRegion({ endpoints }: Discovered, region: string | undefined): void {
  const own = endpoints.api?.region[0]
  if (own === region) return
  throw new UserError(
    `functions/src/services.ts runs api in ${own}, and the rewrite in firebase.json names ${region}`,
  )
}
