import { spawnSync } from 'node:child_process'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPrograms } from '../paths.ts'
import type { Command } from '../process/processes.ts'

export interface OfficialFirestore {
  java: string
  jar: string
}

const oldestJava = 11
const sdkJar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

export function findOfficialFirestore(): OfficialFirestore | undefined {
  const jar = findJar()
  const java = jar && findJavas().find((path) => javaVersion(path) >= oldestJava)
  return jar && java ? { java, jar } : undefined
}

export function officialFirestoreCommand({ java, jar }: OfficialFirestore, port: number): Command {
  return {
    name: `Firestore emulator ${port}`,
    file: java,
    args: [
      '-Duser.language=en',
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host=127.0.0.1',
      `--port=${port}`,
      '--rules=firestore.rules',
    ],
  }
}

/** As firebase-tools downloads it, or beside an installed gcloud. */
function findJar(): string | undefined {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const [downloaded] = globSync(join(cache, 'cloud-firestore-emulator-v*.jar')).sort().reverse()
  const ofSdks = findPrograms(['gcloud']).map((gcloud) =>
    join(dirname(realpathSync(gcloud)), '..', sdkJar),
  )
  return downloaded ?? ofSdks.find((path) => existsSync(path))
}

function findJavas(): string[] {
  const { JAVA_HOME } = process.env
  return [...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []), ...findPrograms(['java'])]
}

/** The major version of this Java; 0 if there is none. */
function javaVersion(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const [, major = '0'] = /version "(?:1\.)?(\d+)/.exec(stderr ?? '') ?? []
  return Number(major)
}
