import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import type { Processes } from '../process/processes.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from '../test/api-server.ts'

/** Serves the built function and sets the environment of this process to its addresses. */
export async function openApi(processes: Processes, choice: FirestoreChoice) {
  const { firestore, env } = await startApi(processes, choice, startAuth(processes))
  Object.assign(process.env, env)
  return { url: env.API_URL, firestore }
}
