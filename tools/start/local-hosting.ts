import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { ports } from '../project.ts'

interface FirebaseConfig {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
}

const configFile = 'firebase.local.json'

/** Writes the local variant of firebase.json into a file that git ignores. Returns its name. */
export function writeLocalConfig(): string {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy') header.value = withAuthEmulator(header.value)
  }
  writeFileSync(join(root, configFile), JSON.stringify(config))
  return configFile
}

/** Adds the Auth emulator to a Content Security Policy. */
export function withAuthEmulator(policy: string): string {
  return policy.replaceAll(/\b(connect-src|frame-src) /g, `$1 http://127.0.0.1:${ports.auth} `)
}
