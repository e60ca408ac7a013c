import firebaseConfig from '../firebase.json' with { type: 'json' }
import { isInUse } from './process/ports.ts'
import { UserError } from './process/user-error.ts'

/** The project of the emulators; a `demo-` id never reaches a real project. */
export const demoProject = 'demo-tech-house'

/** The region to which Hosting forwards the API; us-central1 is Hosting's default. */
export const functionRegion =
  firebaseConfig.hosting.rewrites.find((rewrite) => rewrite.function)?.function?.region ??
  'us-central1'

/** The fixed ports of the running shop, as in firebase.json. */
export const ports = { auth: 9099, functions: 5001, hosting: 5002, firestore: 8080, vite: 5173 }

export function emulatorEnv(
  firestoreHost = `127.0.0.1:${ports.firestore}`,
  authHost = `127.0.0.1:${ports.auth}`,
) {
  return {
    GCLOUD_PROJECT: demoProject,
    FIREBASE_CONFIG: JSON.stringify({ projectId: demoProject }),
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Otherwise Google's client looks for the metadata server of Google Cloud and logs a warning.
    METADATA_SERVER_DETECTION: 'none',
  }
}

/** Throws when the environment names a real project or host, and when no emulator is running. */
export async function requireEmulators(env: NodeJS.ProcessEnv): Promise<string> {
  const project = env.GCLOUD_PROJECT ?? env.GOOGLE_CLOUD_PROJECT ?? demoProject
  if (!project.startsWith('demo-')) {
    throw new UserError(`This is for emulators only, and ${project} is a real project.`)
  }
  for (const [name, value] of Object.entries(emulatorEnv())) env[name] ??= value
  const hosts = [String(env.FIRESTORE_EMULATOR_HOST), String(env.FIREBASE_AUTH_EMULATOR_HOST)]
  const other = hosts.find((host) => !/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host))
  if (other) {
    throw new UserError(`This is for emulators on this machine only, and ${other} is elsewhere.`)
  }
  for (const host of hosts) {
    if (await isInUse(Number(host.split(':').at(-1)))) continue
    throw new UserError(`No emulator is running at ${host}. Start the shop first: npm start`)
  }
  return project
}
