import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { ports } from '../project.ts'

interface FirebaseConfig {
  hosting: {
    rewrites: { source: string; destination: string }[]
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
}

const configFile = 'firebase.local.json'

/** Writes the local variant of firebase.json into a file that git ignores. Returns its name. */
export function writeLocalConfig(): string {
  writeFileSync(join(root, configFile), JSON.stringify(localConfig(`127.0.0.1:${ports.auth}`)))
  return configFile
}

/** firebase.json with the Auth emulator on this host in the Content Security Policy. */
export function localConfig(authHost: string): FirebaseConfig {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy')
      header.value = withAuthEmulator(header.value, authHost)
  }
  return config
}

/** Adds the Auth emulator to a Content Security Policy. */
export function withAuthEmulator(policy: string, host = `127.0.0.1:${ports.auth}`): string {
  return policy.replaceAll(/\b(connect-src|frame-src) /g, `$1 http://${host} `)
}
