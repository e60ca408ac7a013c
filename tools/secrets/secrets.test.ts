import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'
import { findSecrets } from './find-secrets.ts'

const inGit = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const made = ['node_modules', '.git', '.local', '.firebase', 'lib', 'dist']
const unpacked = () =>
  globSync('**/*.*', { cwd: root, exclude: (path) => made.includes(basename(path)) })

/** Every file that is in git or about to be; in a copy without git, all but what is made. */
const files = (inGit.status === 0 ? inGit.stdout.split('\0') : unpacked()).filter(
  (name) => name && statSync(join(root, name), { throwIfNoEntry: false })?.isFile(),
)

test('no file of the project holds anything that looks like a key', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((name) =>
    findSecrets(readFileSync(join(root, name), 'utf8')).map((what) => `${name}, ${what}`),
  )
  expect(found).toEqual([])
})

test('of the files that hold configuration, only examples and the emulator’s own are in git', () => {
  const names = files.filter((name) => basename(name).startsWith('.env'))
  expect(names.sort()).toEqual(['functions/.env.example', 'web/.env.emulator', 'web/.env.example'])
  expect(files.filter((name) => /service-?account|credentials\.json|\.pem$/i.test(name))).toEqual(
    [],
  )
})

// Put together here, so that this file holds no key itself.
const letters = (count: number) => 'aB3dE6gH9j'.repeat(10).slice(0, count)
const token = ['eyJhbGciOiJSUzI1NiJ9', `eyJ${letters(30)}`, letters(40)].join('.')

test.each([
  ['a Google API key', `apiKey: 'AI${'za'}${letters(35)}'`],
  ['a Google OAuth secret', `GOCSPX${'-'}${letters(28)}`],
  ['a Google access or refresh token', `ya29${'.'}${letters(60)}`],
  ['a private key', `-----BEGIN${' '}PRIVATE KEY-----`],
  ['a private key', `-----BEGIN${' '}RSA PRIVATE KEY-----`],
  ['a service account', `"private_key${'_id'}": "${'0a'.repeat(20)}"`],
  ['a signed token', token],
  ['an AWS key', `AK${'IA'}${'Q7'.repeat(8)}`],
  ['a GitHub token', `gh${'p_'}${letters(36)}`],
  ['an npm token', `npm${'_'}${letters(36)}`],
  ['a Stripe key', `sk_${'live'}_${letters(24)}`],
  ['a Slack token', `xox${'b-'}123456789012-${letters(24)}`],
  ['a SendGrid key', `SG${'.'}${letters(22)}.${letters(43)}`],
  ['a secret that is spelled out', `CLIENT_SECRET${'='}"${letters(32)}"`],
])('%s is found wherever it stands', (name, line) => {
  expect(findSecrets(`first line\n  ${line},\n`)).toContain(`line 2: ${name}`)
})

test.each([
  'VITE_FIREBASE_API_KEY=demo-key',
  'const apiKey = env.VITE_FIREBASE_API_KEY',
  '"integrity": "sha512-abcdefghijklmnopqrstuvwxyz0123456789=="',
])('"%s" is no key', (line) => {
  expect(findSecrets(line)).toEqual([])
})

test.each([
  ['functions/.env.example', ['functions/src/parameters.ts'], /define\w+\(\s*'([A-Z_]+)'/g],
  [
    'web/.env.example',
    ['web/src/shared/env.ts', 'web/prerender/site-url.ts'],
    /\b(VITE_[A-Z_]+)\b/g,
  ],
])('%s names every key that %j read, and no other', (example, sources, key) => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const named = [...read(example).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const known = new Set(
    sources.flatMap((source) => [...read(source).matchAll(key)].map(([, name]) => name)),
  )
  expect(named.sort()).toEqual([...known].sort())
})
