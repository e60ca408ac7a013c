import { demoProject } from './emulator-target.ts'

/** The fixed ports of the running shop, as in firebase.json. */
export const ports = { auth: 9099, functions: 5001, hosting: 5002, firestore: 8080, vite: 5173 }

/** What the Admin SDK needs to reach the emulators instead of a real project. */
export function emulatorEnv(firestoreHost: string, authHost = `127.0.0.1:${ports.auth}`) {
  return {
    GCLOUD_PROJECT: demoProject,
    FIREBASE_CONFIG: JSON.stringify({ projectId: demoProject }),
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Google's client would look for a Google Cloud machine around it, and warn that there is none.
    METADATA_SERVER_DETECTION: 'none',
  }
}
