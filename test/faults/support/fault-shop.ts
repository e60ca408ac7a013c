import { chooseFirestore } from '../../../tools/firestore/choose-firestore.ts'
import { firestoreCommand } from '../../../tools/firestore/start-firestore.ts'
import { freePort } from '../../../tools/process/ports.ts'
import { emulatorEnv } from '../../../tools/project.ts'
import { functionCommand, functionReady } from '../../../tools/test/api-server.ts'
import { launch } from './launch.ts'

/** The servers that the tests share. */
export const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
export const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? ''

/** Starts another Firestore, which the test may break. */
export async function startFirestore() {
  const port = await freePort()
  const { command, ready } = firestoreCommand(chooseFirestore(), port)
  const child = await launch(command, ready)
  const host = `127.0.0.1:${port}`
  Object.assign(process.env, emulatorEnv(host, authHost))
  // The API's stores and test accounts find Firestore by the environment.
  const { aCustomer, db, tester } = await import('../../../functions/test/support/people.ts')
  return { host, child, db, aCustomer, tester }
}

interface ApiOptions {
  auth?: string
  port?: number
  /** The maximum duration of a request. */
  seconds?: number
}

/** Starts the built function on production's server. Returns its URL and process. */
export async function startApi(host: string, { auth = authHost, port, seconds }: ApiOptions = {}) {
  const at = port ?? (await freePort())
  const env = {
    ...emulatorEnv(host, auth),
    ...(seconds && { MAX_REQUEST_SECONDS: `${seconds}` }),
  }
  const child = await launch(functionCommand('api', at, env), functionReady)
  return { url: `http://127.0.0.1:${at}`, port: at, child }
}
