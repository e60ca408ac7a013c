import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { installed } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import { type Command, logOf, type Processes } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'

const framework = installed('@google-cloud/functions-framework/build/src/main.js')

/**
 * Serves the built function by functions-framework, production's server. Returns the environment of
 * its tests.
 */
export async function startApi(
  processes: Processes,
  choice: FirestoreChoice,
  auth: Promise<string>,
  settings?: NodeJS.ProcessEnv,
  build: Promise<void> = buildFunctions(processes),
) {
  const [firestore, authHost] = await Promise.all([
    freePort().then((port) => startFirestore(processes, choice, port)),
    auth,
    build,
  ])
  const { host, counters } = firestore
  const emulators = {
    ...emulatorEnv(host, authHost),
    ...(counters && { FIRESTORE_COUNTERS_URL: counters }),
  }
  const { url, log } = await serveFunction(processes, 'functions', 'api', {
    ...emulators,
    ...settings,
  })
  return { firestore, env: { ...emulators, API_URL: url, API_LOG: log } }
}

/** Serves a function from a folder or a file by functions-framework. */
export async function serveFunction(
  processes: Processes,
  source: string,
  target: string,
  env?: NodeJS.ProcessEnv,
): Promise<{ url: string; log: string }> {
  const port = await freePort()
  const server = functionCommand(source, target, port, env)
  await processes.serve(server, functionReady)
  return { url: `http://127.0.0.1:${port}`, log: logOf(server) }
}

/** The start command of that server; `functionReady` is its ready message. */
export function functionCommand(
  source: string,
  target: string,
  port: number,
  env?: NodeJS.ProcessEnv,
): Command {
  return {
    name: `Function ${target} ${port}`,
    file: process.execPath,
    args: [framework, `--source=${source}`, `--target=${target}`, `--port=${port}`],
    // The tests write faster than the rate limit allows.
    env: { ...env, WRITES_PER_MINUTE: '1000000' },
  }
}

export const functionReady = /URL: http/
