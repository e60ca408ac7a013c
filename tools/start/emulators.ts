import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import firebaseConfig from '../../firebase.json' with { type: 'json' }
import { installed, logFolder, root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { demoProject } from '../project.ts'

const quiet = {
  // firebase-tools checks for updates at its start: 10 s without a network.
  CI: '1',
  npm_config_offline: 'true',
  // On a busy machine loading the function takes longer than the default of 10 s.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
}

const firebase = [
  `--import=${pathToFileURL(join(root, 'tools/start/protect-emulators.ts'))}`,
  installed('firebase-tools/lib/bin/firebase.js'),
]

export function startEmulators(
  processes: Processes,
  emulators: ('auth' | 'functions' | 'hosting')[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  // Without the Emulator UI, which firebase-tools would download. Git ignores the file.
  const config = join(root, 'firebase.local.json')
  const local = { ...firebaseConfig.emulators, ui: { enabled: false } }
  writeFileSync(config, JSON.stringify({ ...firebaseConfig, emulators: local }))
  return serve(processes, 'Firebase emulators', config, emulators, env)
}

export async function startAuth(processes: Processes, fixedPort?: number): Promise<string> {
  const port = fixedPort ?? (await freePort())
  await serveAlone(processes, 'auth', port)
  return `${host}:${port}`
}

const host = '127.0.0.1'

export async function serveAlone(
  processes: Processes,
  name: 'auth' | 'functions',
  port: number,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const config = join(logFolder, `${name}-${port}.json`)
  mkdirSync(logFolder, { recursive: true })
  // Without ports of their own, two starts at once take the same ones.
  const helpers = ['hub', 'logging', 'eventarc', 'tasks']
  const own = helpers.map(async (helper) => [helper, { host, port: await freePort() }])
  const emulators = { ...Object.fromEntries(await Promise.all(own)), [name]: { host, port } }
  const functions = { ...firebaseConfig.functions, source: '../functions' }
  writeFileSync(
    config,
    JSON.stringify({ functions, emulators: { ...emulators, ui: { enabled: false } } }),
  )
  await serve(processes, `${name} emulator ${port}`, config, [name], env)
}

async function serve(
  processes: Processes,
  name: string,
  config: string,
  emulators: string[],
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const flags = ['--config', config, '--only', emulators.join(','), '--project', demoProject]
  const args = [...firebase, 'emulators:start', ...flags, '--non-interactive']
  const command = { name, file: process.execPath, args, env: { ...env, ...quiet } }
  await processes.serve(command, /All emulators ready/)
}
