import { demoProject } from '../emulator-target.ts'
import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { type LocalFirestore, startFirestore } from '../firestore/start-firestore.ts'
import { functionRegion } from '../function-region.ts'
import { requireFreePorts } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { emulatorEnv, ports } from '../project.ts'
import { seed } from '../seed/run-seed.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { startEmulators } from './emulators.ts'

/**
 * Starts the whole shop with the seeded catalog; with `dev` without Hosting, because Vite replaces
 * it.
 */
export async function openShop(
  processes: Processes,
  choice: FirestoreChoice,
  firestorePort: number,
  { dev = false } = {},
): Promise<{ firestore: LocalFirestore; env: NodeJS.ProcessEnv }> {
  await requireFreePorts({
    Hosting: ports.hosting,
    Functions: ports.functions,
    Auth: ports.auth,
    ...(choice.kind !== 'running' && { Firestore: firestorePort }),
    ...(dev && { Vite: ports.vite }),
  })
  const [firestore] = await step('Building the function and starting Firestore', () =>
    Promise.all([startFirestore(processes, choice, firestorePort), buildFunctions(processes)]),
  )
  const env = emulatorEnv(firestore.host)
  await (dev
    ? step('Starting Auth and Functions', () =>
        startEmulators(processes, ['auth', 'functions'], env),
      )
    : step('Building the web client and starting Auth, Functions and Hosting', () =>
        Promise.all([
          startEmulators(processes, ['auth', 'functions', 'hosting'], env),
          buildWeb(processes),
        ]),
      ))
  await step('Filling the shop if it is empty', () => seed(processes, env))
  // The first requests start the function, which on a slow machine takes longer than a read may.
  const api = `http://127.0.0.1:${ports.functions}/${demoProject}/${functionRegion()}/api`
  await step('Starting the function', () =>
    Promise.all(['products', 'reviews', 'catalog'].map((list) => fetch(`${api}/${list}`))),
  )
  return { firestore, env }
}
