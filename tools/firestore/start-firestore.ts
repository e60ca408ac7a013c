import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { demoProject } from '../emulator-target.ts'
import { root } from '../paths.ts'
import type { Command, Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import type { FirestoreChoice } from './choose-firestore.ts'
import { officialFirestoreCommand } from './official-firestore.ts'

interface LocalFirestore {
  /** Its name in messages. */
  title: string
  host: string
  /** The URL of the counters of the embedded Firestore. */
  counters?: string
}

/** Starts the chosen Firestore, unless it is running already. */
export async function startFirestore(
  processes: Processes,
  choice: FirestoreChoice,
  port: number,
): Promise<LocalFirestore> {
  const host = `127.0.0.1:${port}`
  if (choice.kind === 'running') {
    await requireAnswer(choice.host)
    return { title: `the Firestore already running on ${choice.host}`, host: choice.host }
  }
  const { command, ready } = firestoreCommand(choice, port)
  const [, counters] = await processes.serve(command, ready)
  return choice.kind === 'official'
    ? { title: 'the official Firestore emulator', host }
    : { title: 'the embedded Firestore (in memory, no Java)', host, counters }
}

/** The start command of a Firestore and its ready message. */
export function firestoreCommand(
  choice: Exclude<FirestoreChoice, { kind: 'running' }>,
  port: number,
): { command: Command; ready: RegExp } {
  return choice.kind === 'official'
    ? {
        command: officialFirestoreCommand(choice.official, port),
        ready: /Dev App Server is now running/,
      }
    : { command: embeddedCommand(port), ready: /counters on (\S+)/ }
}

async function requireAnswer(host: string): Promise<void> {
  const { hostname, port } = new URL(`http://${host}`)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
  } catch {
    throw new UserError(
      `No Firestore answers on ${host}: start it, or unset FIRESTORE_EMULATOR_HOST.`,
    )
  } finally {
    socket.destroy()
  }
}

function embeddedCommand(port: number): Command {
  return {
    name: `Embedded Firestore ${port}`,
    file: process.execPath,
    args: [
      join(root, 'tools/embedded-firestore/server.ts'),
      `--port=${port}`,
      `--project=${demoProject}`,
    ],
  }
}
