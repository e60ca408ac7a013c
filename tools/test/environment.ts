import { chooseFirestore, type FirestoreChoice } from '../firestore/choose-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { createProcesses, type Processes } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from './api-server.ts'
import { startShop } from './shop-server.ts'

const embedded = { kind: 'embedded' as const }

/** What the projects of a run share; Vitest loads this file again for each of them. */
const shared = globalThis as { testStart?: { auth: Promise<string>; build: Promise<void> } }

export async function startEnvironment(project: string) {
  const processes = createProcesses()
  // By default Vitest ends a process without its `exit` event, so its servers would continue.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const env = (await environments[project]?.(processes)) ?? {}
  return { env, stop: () => processes.stopAll() }
}

const environments: Record<string, (processes: Processes) => Promise<Record<string, string>>> = {
  api: (processes) => startFunction(processes, chooseFirestore()),
  'api-embedded': (processes) => startFunction(processes, embedded),
  // Only the embedded Firestore counts what the official one would charge.
  reads: (processes) => startFunction(processes, embedded),
  faults: (processes) => startParts(processes, chooseFirestore()),
  'faults-embedded': (processes) => startParts(processes, embedded),
  rules: async (processes) =>
    emulatorEnv((await startFirestore(processes, chooseFirestore())).host),
  browser: (processes) => startShop(processes, chooseFirestore()),
}

async function startFunction(processes: Processes, choice: FirestoreChoice) {
  const { auth, build } = startShared(processes)
  const { env } = await startApi(processes, choice, auth, undefined, build)
  return env
}

/** These tests start and stop their own function, and those that break Firestore also that. */
async function startParts(processes: Processes, choice: FirestoreChoice) {
  const { auth, build } = startShared(processes)
  const firestore = startFirestore(processes, choice)
  const [{ host }, authHost] = await Promise.all([firestore, auth, build])
  return { ...emulatorEnv(host, authHost), FIRESTORE_KIND: choice.kind }
}

function startShared(processes: Processes) {
  shared.testStart ??= { auth: startAuth(processes), build: buildFunctions(processes) }
  return shared.testStart
}
