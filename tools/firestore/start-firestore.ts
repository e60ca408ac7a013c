import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { demoProject } from '../emulator-target.ts'
import { root } from '../paths.ts'
import { Problem } from '../process/problem.ts'
import type { Processes } from '../process/processes.ts'
import type { FirestoreChoice } from './choose-firestore.ts'
import { officialFirestoreCommand } from './official-firestore.ts'

export interface LocalFirestore {
  /** What a person calls it. */
  title: string
  host: string
  /** Where the embedded one answers its read and write counters. */
  counters?: string
}

/** Brings up the chosen Firestore, unless it is running already. */
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
  if (choice.kind === 'official') {
    const command = officialFirestoreCommand(choice.official, port)
    await processes.serve(command, /Dev App Server is now running/)
    return { title: 'the official Firestore emulator', host }
  }
  const [, counters] = await processes.serve(embeddedCommand(port), /counters on (\S+)/)
  return { title: 'the embedded Firestore (in memory, no Java)', host, counters }
}

async function requireAnswer(host: string): Promise<void> {
  const { hostname, port } = new URL(`http://${host}`)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
  } catch {
    throw new Problem(
      `No Firestore answers on ${host}: start it, or unset FIRESTORE_EMULATOR_HOST.`,
    )
  } finally {
    socket.destroy()
  }
}

function embeddedCommand(port: number) {
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
