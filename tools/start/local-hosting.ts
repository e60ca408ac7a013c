import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

interface FirebaseConfig {
  emulators: { ui: { enabled: boolean } }
  hosting: {
    rewrites: { source: string; destination: string }[]
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
}

const configFile = 'firebase.local.json'

/** Writes the configuration of `npm start` into a file that git ignores. Returns its name. */
export function writeLocalConfig(): string {
  writeFileSync(join(root, configFile), JSON.stringify(localConfig()))
  return configFile
}

/** firebase.json without the Emulator UI, which firebase-tools would download. */
export function localConfig(): FirebaseConfig {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  config.emulators.ui.enabled = false
  return config
}
