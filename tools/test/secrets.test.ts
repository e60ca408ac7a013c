import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { installed, root } from '../paths.ts'

// Composed here, so that this file contains no key.
const letters = (count: number) => 'aB3dE6gH9j'.repeat(10).slice(0, count)
const token = ['eyJhbGciOiJSUzI1NiJ9', `eyJ${letters(30)}`, letters(40)].join('.')

const planted = [
  `apiKey: 'AI${'za'}${letters(35)}'`,
  `GOCSPX${'-'}${letters(28)}`,
  `ya29${'.'}${letters(60)}`,
  `-----BEGIN${' '}PRIVATE KEY-----`,
  `-----BEGIN${' '}RSA PRIVATE KEY-----`,
  `"private_key${'_id'}": "${'0a'.repeat(20)}"`,
  token,
  `AK${'IA'}${'Q7'.repeat(8)}`,
  `gh${'p_'}${letters(36)}`,
  `npm${'_'}${letters(36)}`,
  `sk_${'live'}_${letters(24)}`,
  `xox${'b-'}123456789012-${letters(24)}`,
  `SG${'.'}${letters(22)}.${letters(43)}`,
  `CLIENT_SECRET${'='}"${letters(32)}"`,
]

const harmless = [
  // The key of a web app is public, and its file is in git.
  `VITE_FIREBASE_API_KEY=AI${'za'}${letters(35)}`,
  'VITE_FIREBASE_API_KEY=demo-key',
  'const apiKey = env.VITE_FIREBASE_API_KEY',
  '"integrity": "sha512-abcdefghijklmnopqrstuvwxyz0123456789=="',
]

test('npm run check finds each kind of key, and accepts harmless text', () => {
  using copy = projectCopy('.secretlintrc.json')
  const names = [...planted, ...harmless].map((line, index) => {
    const name = index < planted.length ? `planted-${index}` : `harmless-${index}`
    copy.write(`web/${name}.ts`, `first line\n  ${line},\n`)
    return name
  })
  const args = [installed('secretlint/bin/secretlint.js'), '**/*', '--format=json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' })
  const results: { filePath: string; messages: unknown[] }[] = JSON.parse(stdout)
  const found = results.filter(({ messages }) => messages.length > 0)
  expect(found.map(({ filePath }) => basename(filePath, '.ts')).sort()).toEqual(
    names.filter((name) => name.startsWith('planted')).sort(),
  )
})

test('npm run check skips the credentials that the deploy workflow writes into its checkout [OPS-1]', () => {
  using copy = projectCopy('.secretlintrc.json', '.gitignore', 'biome.json', 'tools/lint')
  // google-github-actions/auth.
  const credentials = `{"type":"external_account","private_key${'_id'}":"${'0a'.repeat(20)}"}`
  const check = (path: string, ...args: string[]) =>
    spawnSync(process.execPath, [installed(path), ...args], { cwd: copy.folder, encoding: 'utf8' })
  const checks = () => [
    check('@biomejs/biome/bin/biome', 'ci').status,
    check('secretlint/bin/secretlint.js', '--secretlintignore', '.gitignore', '**/*').status,
  ]
  copy.write('gha-creds-0123456789abcdef.json', credentials)
  expect(checks()).toEqual([0, 0])
  copy.write('other.json', credentials)
  expect(checks()).toEqual([1, 1])
})

test('of the configuration files, git has those of projects and none of a machine [OPS-1]', () => {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached'], {
    cwd: root,
    encoding: 'utf8',
  })
  // A copy of the project may lack git.
  const files = status === 0 ? stdout.split('\n') : []
  const names = files.filter((name) => basename(name).startsWith('.env'))
  const allowed = /^(functions|web)\/\.env\.(?!.*local)[\w-]+$/
  expect(names.filter((name) => !allowed.test(name))).toEqual([])
  expect(files.filter((name) => /service-?account|credentials\.json|\.pem$/i.test(name))).toEqual(
    [],
  )
})

/** Secrets stand in no file. */
const parameter = /define(?!Secret)\w+\(\s*'([A-Z_]+)'/g

test.each([
  ['functions/.env.example', ['functions/src/parameters.ts'], parameter],
  // So that the emulators ask nothing [OPS-4].
  ['functions/.env.demo-tech-house', ['functions/src/parameters.ts'], parameter],
  [
    'web/.env.example',
    ['web/src/shared/parse-environment.ts', 'web/prerender/site-url.ts'],
    /\b(VITE_[A-Z_]+)\b/g,
  ],
])('%s lists every key that %j reads, and no others', (example, sources, key) => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const named = [...read(example).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const known = new Set(
    sources.flatMap((source) => [...read(source).matchAll(key)].map(([, name]) => name)),
  )
  expect(named.sort()).toEqual([...known].sort())
})
