import { parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { requireEmulators } from './emulator-target.ts'
import { Problem } from './process/problem.ts'

/**
 * Opens the shop that a command's words name: this machine's emulators, or with `--project ID` a
 * real one, as whoever is signed in to Google Cloud on this machine. Returns the other words too.
 */
export function openShop(args: string[]) {
  const { project, words } = parse(args)
  const app = initializeApp({ projectId: project ?? requireEmulators(process.env) })
  return { words, auth: getAuth(app), db: getFirestore(app), close: () => deleteApp(app) }
}

function parse(args: string[]) {
  try {
    const options = { project: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { project: values.project, words: positionals }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Problem(`${error.message.split('. ')[0]}: the only flag is --project ID.`)
  }
}
