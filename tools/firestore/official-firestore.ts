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

export function findOfficialFirestore(env = process.env): OfficialFirestore | undefined {
  const jar = jars(env).find((path) => existsSync(path))
  const java = jar && javas(env).find((path) => javaVersion(path) >= oldestJava)
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
function jars(env: NodeJS.ProcessEnv): string[] {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  const downloaded = globSync('cloud-firestore-emulator-v*.jar', { cwd: cache })
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(cache, name))
  const sdks = findPrograms(['gcloud'], env).map((gcloud) =>
    join(dirname(realpathSync(gcloud)), '..'),
  )
  return [...downloaded, ...sdks.map((sdk) => join(sdk, sdkJar))]
}

function javas(env: NodeJS.ProcessEnv): string[] {
  const home = env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin/java')] : []
  return [...home, ...findPrograms(['java'], env), ...globSync('/usr/lib/jvm/*/bin/java')]
}

/** The major version of this Java; 0 if there is none. */
export function javaVersion(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const [, major = '0'] = /version "(?:1\.)?(\d+)/.exec(stderr ?? '') ?? []
  return Number(major)
}
