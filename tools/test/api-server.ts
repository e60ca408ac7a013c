import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { installed, root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import { type Command, logPath, type Processes } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'

const framework = installed('@google-cloud/functions-framework/build/src/main.js')

const requireIndexes = pathToFileURL(join(root, 'functions/test/support/require-indexes.ts'))

/** Serves the built API by functions-framework, production's server; returns its tests' environment. */
export async function startApi(
  processes: Processes,
  choice: FirestoreChoice,
  auth: Promise<string>,
  settings?: NodeJS.ProcessEnv,
  build: Promise<void> = buildFunctions(processes),
) {
  const [firestore, authHost, port] = await Promise.all([
    startFirestore(processes, choice),
    auth,
    freePort(),
    build,
  ])
  const { host, counters } = firestore
  const emulators = {
    ...emulatorEnv(host, authHost),
    ...(counters && { FIRESTORE_COUNTERS_URL: counters }),
  }
  const server = functionCommand('api', port, { ...emulators, ...settings })
  await processes.serve(server, functionReady)
  const env = { ...emulators, API_URL: `http://127.0.0.1:${port}`, API_LOG: logPath(server) }
  return { firestore, env }
}

export function functionCommand(target: string, port: number, env?: NodeJS.ProcessEnv): Command {
  return {
    name: `Function ${target} ${port}`,
    file: process.execPath,
    args: [
      `--import=${requireIndexes}`,
      framework,
      '--source=functions',
      `--target=${target}`,
      `--port=${port}`,
    ],
    cwd: root,
    // The tests write faster than the rate limit allows.
    env: { ...env, WRITES_PER_MINUTE: '1000000', SHOP_EMAIL: 'shop@techhouse.example' },
  }
}

export const functionReady = /URL: http/
