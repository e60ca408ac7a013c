import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import firebaseConfig from '../../firebase.json' with { type: 'json' }
import { installed, logFolder, root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import { logPath, type Processes } from '../process/processes.ts'
import { demoProject } from '../project.ts'

const quiet = {
  // firebase-tools checks for updates at its start: 10 s without a network.
  CI: '1',
  npm_config_offline: 'true',
  // On a busy machine loading the function takes longer than the default of 10 s.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
}

const firebase = [
  ...['protect-emulators', 'share-instance'].map(
    (name) => `--import=${pathToFileURL(join(root, `tools/start/${name}.ts`))}`,
  ),
  installed('firebase-tools/lib/bin/firebase.js'),
]

const host = '127.0.0.1'

/** Without the Emulator UI, which firebase-tools would download. */
export async function startEmulators(
  processes: Processes,
  ports: Partial<Record<'auth' | 'functions' | 'hosting', number>>,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const emulators = Object.keys(ports).join(',')
  const name = `Firebase ${Object.entries(ports).flat().join(' ')}`
  // Without ports of their own, two starts at once take the same ones.
  const helpers = ['hub', 'logging', 'eventarc', 'tasks']
  const own = helpers.map(async (helper) => [helper, await freePort()] as const)
  const all = [...Object.entries(ports), ...(await Promise.all(own))]
  const config = `${logPath({ name })}.json`
  mkdirSync(logFolder, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      functions: { ...firebaseConfig.functions, source: '../functions' },
      hosting: { ...firebaseConfig.hosting, public: '../web/dist' },
      emulators: {
        ...Object.fromEntries(all.map(([emulator, port]) => [emulator, { host, port }])),
        ui: { enabled: false },
      },
    }),
  )
  const flags = ['--config', config, '--only', emulators, '--project', demoProject]
  const args = [...firebase, 'emulators:start', ...flags, '--non-interactive']
  const command = { name, file: process.execPath, args, env: { ...env, ...quiet } }
  await processes.serve(command, /All emulators ready/)
}

export async function startAuth(processes: Processes, fixedPort?: number): Promise<string> {
  const auth = fixedPort ?? (await freePort())
  await startEmulators(processes, { auth })
  return `${host}:${auth}`
}
