import { demoProject } from '../emulator-target.ts'
import type { LocalFirestore } from '../firestore/start-firestore.ts'
import { installed } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import { type Command, logOf, type Processes } from '../process/processes.ts'
import { emulatorEnv, ports } from '../project.ts'

const framework = installed('@google-cloud/functions-framework/build/src/main.js')

/** Serves the built function by production's own server; answers the environment of its tests. */
export async function serveApi(
  processes: Processes,
  firestore: LocalFirestore,
): Promise<NodeJS.ProcessEnv> {
  const env = emulatorEnv(firestore.host)
  const { url, log } = await serveFunction(processes, 'functions', 'api', env)
  return {
    ...env,
    API_URL: url,
    API_LOG: log,
    ...(firestore.counters && { FIRESTORE_COUNTERS_URL: firestore.counters }),
  }
}

/** Serves a function of a folder, or of a file, by production's own server. */
export async function serveFunction(
  processes: Processes,
  source: string,
  target: string,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; log: string }> {
  const port = await freePort()
  const server = functionCommand(source, target, port, env)
  await processes.serve(server, functionReady)
  return { url: `http://127.0.0.1:${port}`, log: logOf(server) }
}

/** How that server is started; it says by `functionReady` that it is ready. */
export function functionCommand(
  source: string,
  target: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Command {
  return {
    name: `Function ${target} ${port}`,
    file: process.execPath,
    args: [framework, `--source=${source}`, `--target=${target}`, `--port=${port}`],
    // The tests write faster than any customer may.
    env: { ...env, WRITES_PER_MINUTE: '1000000' },
  }
}

export const functionReady = /URL: http/

/** Empties the Auth emulator, so that each Firestore begins with its own people. */
export async function clearAccounts(): Promise<void> {
  const accounts = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${demoProject}/accounts`
  const { ok, status } = await fetch(accounts, { method: 'DELETE' })
  if (!ok) throw new Error(`The Auth emulator answered ${status} when asked to forget its accounts`)
}
