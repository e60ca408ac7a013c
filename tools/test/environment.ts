import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { newTestFirestore, testFirestore } from '../firestore/test-firestore.ts'
import { freePort } from '../process/ports.ts'
import { createProcesses, type Processes } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from './api-server.ts'
import { startShop } from './shop-server.ts'

const embedded = { kind: 'embedded' as const }

/** What the projects of a run share; Vitest loads this file again for each of them. */
const shared = globalThis as {
  testBuild?: Promise<void>
  testAuth?: Promise<string>
  testFirestore?: Promise<string>
}

/**
 * Starts the servers that the tests of a project need, unless the environment names them. Returns
 * the environment of the tests.
 */
export async function startEnvironment(project: string) {
  const processes = createProcesses()
  // By default Vitest ends a process without its `exit` event, so its servers would continue.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const start = environments[project]
  const env = start && process.env.API_URL === undefined ? await start(processes) : {}
  return { env, stop: () => processes.stopAll() }
}

const environments: Record<string, (processes: Processes) => Promise<Record<string, string>>> = {
  async api(processes) {
    const { env, firestore } = await startFunction(processes, testFirestore())
    if (!firestore.counters) shared.testFirestore ??= Promise.resolve(firestore.host)
    return env
  },

  'api-embedded': async (processes) => (await startFunction(processes, embedded)).env,

  // Only the embedded Firestore counts what the official one would charge.
  reads: async (processes) => (await startFunction(processes, embedded)).env,

  faults: (processes) => startParts(processes, newTestFirestore()),

  'faults-embedded': (processes) => startParts(processes, embedded),

  async rules(processes) {
    shared.testFirestore ??= startFirestore(processes, testFirestore(), await freePort()).then(
      ({ host }) => host,
    )
    return emulatorEnv(await shared.testFirestore)
  },

  browser: (processes) => startShop(processes, newTestFirestore()),
}

function startFunction(processes: Processes, choice: FirestoreChoice) {
  return startApi(processes, choice, auth(processes), undefined, build(processes))
}

/** These tests start and stop their own function, and those that break Firestore also that. */
async function startParts(processes: Processes, choice: FirestoreChoice) {
  const [{ host }, authHost] = await Promise.all([
    freePort().then((port) => startFirestore(processes, choice, port)),
    auth(processes),
    build(processes),
  ])
  return { ...emulatorEnv(host, authHost), FIRESTORE_KIND: choice.kind }
}

/** The running Auth emulator, or a new one. */
async function auth(processes: Processes): Promise<string> {
  const running = process.env.FIREBASE_AUTH_EMULATOR_HOST
  if (running) return running
  shared.testAuth ??= freePort().then((port) => startAuth(processes, port))
  return shared.testAuth
}

function build(processes: Processes): Promise<void> {
  shared.testBuild ??= buildFunctions(processes)
  return shared.testBuild
}
