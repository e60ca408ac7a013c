import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { type LocalFirestore, startFirestore } from '../firestore/start-firestore.ts'
import { freePort, requireFreePorts } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { ports } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { startEmulators } from '../start/emulators.ts'
import { serveApi } from '../test/api-server.ts'

/**
 * Serves the built function with a Firestore and an Auth emulator of its own, and puts their
 * addresses into this process's environment.
 */
export async function openApi(
  processes: Processes,
  choice: FirestoreChoice,
): Promise<{ url: string; firestore: LocalFirestore }> {
  await requireFreePorts({ Auth: ports.auth })
  const [firestore] = await Promise.all([
    startFirestore(processes, choice, await freePort()),
    buildFunctions(processes),
    startEmulators(processes, ['auth'], process.env),
  ])
  const env = await serveApi(processes, firestore)
  Object.assign(process.env, env)
  return { url: env.API_URL ?? '', firestore }
}
