import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { parseFlags } from '../process/parse-flags.ts'
import { UserError } from '../process/user-error.ts'
import { requireEmulators } from '../project.ts'

interface Shop {
  auth: Auth
  db: Firestore
  /** The arguments of the command without its flags. */
  words: string[]
  /** Whether the arguments have `--write`, without which a migration only counts. */
  isWrite: boolean
}

/**
 * Connects to the shop of the arguments: this machine's emulators, or with `--project ID` a real
 * project, with this machine's Google Cloud credentials.
 */
export async function inShop<T>(args: string[], work: (shop: Shop) => Promise<T>): Promise<T> {
  const { project, words, isWrite } = parse(args)
  // Otherwise Firebase Auth refuses the credentials of a person, which belong to no project.
  if (project) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project
  const app = initializeApp({ projectId: project ?? requireEmulators(process.env) })
  try {
    return await work({ auth: getAuth(app), db: getFirestore(app), words, isWrite })
  } catch (error) {
    if (!/default credentials/.test(String(error))) throw error
    throw new UserError('Sign in to Google Cloud first: gcloud auth application-default login')
  } finally {
    await deleteApp(app)
  }
}

function parse(args: string[]) {
  const options = { project: { type: 'string' }, write: { type: 'boolean' } } as const
  const config = { args, allowPositionals: true, options } as const
  const { values, positionals } = parseFlags(config, 'the only flags are --project ID and --write')
  return { project: values.project, words: positionals, isWrite: values.write === true }
}
