import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoProject } from '../emulator-target.ts'
import { installed, logFolder, root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { writeLocalConfig } from './local-hosting.ts'

const quiet = {
  // firebase-tools checks for updates at its start: 10 s without a network.
  CI: '1',
  npm_config_offline: 'true',
  // On a busy machine loading the function takes longer than the default of 10 s.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
}

/** The arguments with which Node runs firebase-tools for emulators. */
export const firebase = [
  `--import=${pathToFileURL(join(root, 'tools/start/refuse-malformed-urls.ts'))}`,
  installed('firebase-tools/lib/bin/firebase.js'),
]

/** Starts these emulators of firebase-tools; the function uses the Firestore of `env`. */
export async function startEmulators(
  processes: Processes,
  emulators: ('auth' | 'functions' | 'hosting')[],
  env?: NodeJS.ProcessEnv,
  config = writeLocalConfig(),
  name = 'Firebase emulators',
): Promise<void> {
  const options = ['--config', config, '--only', emulators.join(','), '--project', demoProject]
  const args = [...firebase, 'emulators:start', ...options, '--non-interactive']
  const command = { name, file: process.execPath, args, env: { ...env, ...quiet } }
  await processes.serve(command, /All emulators ready/)
}

/** Starts the Auth emulator alone. Returns its host. */
export async function startAuth(processes: Processes, port: number): Promise<string> {
  const config = join(logFolder, `auth-${port}.json`)
  const auth = { host: '127.0.0.1', port }
  // Without ports of their own, two starts at once take the same ones.
  const [hub, logging] = await Promise.all([freePort(), freePort()])
  mkdirSync(logFolder, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      emulators: {
        auth,
        hub: { ...auth, port: hub },
        logging: { ...auth, port: logging },
        ui: { enabled: false },
      },
    }),
  )
  await startEmulators(processes, ['auth'], {}, config, `Auth emulator ${port}`)
  rmSync(config)
  return `127.0.0.1:${port}`
}
