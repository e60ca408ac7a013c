import { basename } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { Email } from '../../functions/src/contract/accounts/email.ts'
import { systemActor } from '../../functions/src/platform/events/system-actor.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { ApiError } from '../../functions/src/platform/http/response/api-error.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { requireEmulators } from '../project.ts'

interface ShopAccess {
  auth: Auth
  db: Firestore
  /** The command, for the events that it records. */
  by: Actor
  email(): string
  write: boolean
  unverified: boolean
}

/**
 * On this machine's emulators, or with `--project ID` on a real project. `work` returns the exit code, and reads
 * `further` options itself.
 */
export function runShopCommand(
  work: (shop: ShopAccess) => Promise<number>,
  further: ParseArgsOptionsConfig = {},
): Promise<never> {
  return runCommand(async () => {
    const flag = { type: 'boolean', default: false } as const
    const own = { project: { type: 'string' }, write: flag, unverified: flag } as const
    const options = { ...further, ...own }
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const { project, write, unverified } = values
    if (project === '') throw new UserError('Name the project: --project ID')
    // Otherwise Firebase Auth refuses the credentials of a person, which belong to no project.
    if (project) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project
    const app = initializeApp({ projectId: project ?? (await requireEmulators(process.env)) })
    try {
      const by = systemActor(basename(String(process.argv[1]), '.ts'))
      const email = () => readEmail(positionals)
      return await work({ auth: getAuth(app), db: getFirestore(app), by, email, write, unverified })
    } catch (error) {
      if (error instanceof ApiError) throw new UserError(error.message)
      if (!/default credentials/.test(String(error))) throw error
      throw new UserError('Sign in to Google Cloud first: gcloud auth application-default login')
    } finally {
      await deleteApp(app)
    }
  })
}

function readEmail([word]: string[]): string {
  const email = Email.safeParse(word)
  if (!email.success) throw new UserError('Name the account by its email after --: you@example.com')
  return email.data
}
