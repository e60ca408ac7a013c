import { demoProject } from './emulator-target.ts'

/** The fixed ports of the running shop, as in firebase.json. */
export const ports = { auth: 9099, functions: 5001, hosting: 5002, firestore: 8080, vite: 5173 }

/** The environment in which the Admin SDK uses the emulators. */
export function emulatorEnv(firestoreHost: string, authHost = `127.0.0.1:${ports.auth}`) {
  return {
    GCLOUD_PROJECT: demoProject,
    FIREBASE_CONFIG: JSON.stringify({ projectId: demoProject }),
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Otherwise Google's client looks for the metadata server of Google Cloud and logs a warning.
    METADATA_SERVER_DETECTION: 'none',
  }
}
