import { join } from 'node:path'
import { root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import type { Command, Processes } from '../process/processes.ts'
import { demoProject } from '../project.ts'
import type { FirestoreChoice } from './choose-firestore.ts'
import { officialFirestoreCommand } from './official-firestore.ts'

export async function startFirestore(
  processes: Processes,
  choice: FirestoreChoice,
  fixedPort?: number,
) {
  const port = fixedPort ?? (await freePort())
  const { title, command, ready } = firestoreCommand(choice, port)
  const [, counters] = await processes.serve(command, ready)
  return { title, host: `127.0.0.1:${port}`, ...(counters && { counters }) }
}

export function firestoreCommand(
  choice: FirestoreChoice,
  port: number,
): { title: string; command: Command; ready: RegExp } {
  return choice.kind === 'official'
    ? {
        title: 'the official Firestore emulator',
        command: officialFirestoreCommand(choice.official, port),
        ready: /Dev App Server is now running/,
      }
    : {
        title: 'the embedded Firestore (in memory, no Java)',
        command: {
          name: `Embedded Firestore ${port}`,
          file: process.execPath,
          args: [join(root, 'tools/embedded-firestore/server.ts'), String(port), demoProject],
        },
        ready: /counters on (\S+)/,
      }
}
