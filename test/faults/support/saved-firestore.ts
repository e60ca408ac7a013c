import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { findOfficialFirestore } from '../../../tools/firestore/official-firestore.ts'
import { firestoreCommand } from '../../../tools/firestore/start-firestore.ts'
import { demoProject } from '../../../tools/project.ts'
import { launch } from './launch.ts'

const name = 'saved'

/** Saves the data of Google's emulator. Returns the file to start from. */
export async function saveFirestore(host: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tech-house-firestore-'))
  afterAll(() => rm(folder, { recursive: true }))
  const response = await fetch(`http://${host}/emulator/v1/projects/${demoProject}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${demoProject}/databases/(default)`,
      export_directory: folder,
      export_name: name,
    }),
  })
  if (!response.ok) throw new Error(`The emulator did not save its data: ${await response.text()}`)
  return join(folder, name, `${name}.overall_export_metadata`)
}

/** Starts Google's emulator on the same port, with the saved data. */
export async function startSavedFirestore(host: string, saved: string) {
  const official = findOfficialFirestore()
  if (!official) throw new Error('There is no official Firestore emulator on this machine')
  const port = Number(host.split(':')[1])
  const { command, ready } = firestoreCommand({ kind: 'official', official }, port)
  return launch({ ...command, args: [...command.args, `--seed_from_export=${saved}`] }, ready)
}
