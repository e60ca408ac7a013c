import { UserError } from './process/user-error.ts'

/** The project of the emulators; a `demo-` id never reaches a real project. */
export const demoProject = 'demo-tech-house'

/**
 * Points firebase-admin at this machine's emulators and returns the project's id. Throws when the
 * environment names a real project or a host that is not an emulator.
 */
export function requireEmulators(env: NodeJS.ProcessEnv): string {
  const project = env.GCLOUD_PROJECT ?? env.GOOGLE_CLOUD_PROJECT ?? demoProject
  if (!project.startsWith('demo-')) {
    throw new UserError(`This is for emulators only, and ${project} is a real project.`)
  }
  env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080'
  env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099'
  // Otherwise Google's client looks for the metadata server of Google Cloud and logs a warning.
  env.METADATA_SERVER_DETECTION ??= 'none'
  for (const host of [env.FIRESTORE_EMULATOR_HOST, env.FIREBASE_AUTH_EMULATOR_HOST]) {
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(host)) {
      throw new UserError(`This is for emulators on this machine only, and ${host} is elsewhere.`)
    }
  }
  return project
}
