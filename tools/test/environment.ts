import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { firestoreKind } from '../process/options.ts'
import { freePort } from '../process/ports.ts'
import { createProcesses, type Processes } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from './api-server.ts'
import { findChromium } from './find-chromium.ts'
import { startShop } from './shop-server.ts'

const embedded = { kind: 'embedded' as const }

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
  api: async (processes) => (await startApi(processes, chosenFirestore(), auth(processes))).env,

  'api-embedded': async (processes) => (await startApi(processes, embedded, auth(processes))).env,

  // Only the embedded Firestore counts what the official one would charge.
  reads: async (processes) => (await startApi(processes, embedded, auth(processes))).env,

  faults: startParts,
  'faults-official': startParts,

  async rules(processes) {
    const { host } = await startFirestore(processes, chosenFirestore(), await freePort())
    return emulatorEnv(host)
  },

  async browser(processes) {
    const chrome = await findChromium(processes)
    return { ...(await wholeShop(processes)), CHROME_PATH: chrome }
  },

  engines: wholeShop,
}

/** These tests start and stop their own Firestore and function. */
async function startParts(processes: Processes) {
  const [authHost] = await Promise.all([auth(processes), buildFunctions(processes)])
  return { FIREBASE_AUTH_EMULATOR_HOST: authHost }
}

/** Always with its own Firestore. */
function wholeShop(processes: Processes) {
  const choice = chosenFirestore()
  return startShop(processes, choice.kind === 'running' ? embedded : choice)
}

/** The running Auth emulator, or a new one. */
async function auth(processes: Processes): Promise<string> {
  return process.env.FIREBASE_AUTH_EMULATOR_HOST ?? startAuth(processes, await freePort())
}

function chosenFirestore() {
  const { FIRESTORE_KIND, FIRESTORE_EMULATOR_HOST } = process.env
  const forced = FIRESTORE_KIND === 'both' ? 'official' : firestoreKind(FIRESTORE_KIND)
  return chooseFirestore(forced, FIRESTORE_EMULATOR_HOST, findOfficialFirestore)
}
