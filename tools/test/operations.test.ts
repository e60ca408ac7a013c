import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { root } from '../paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const nameOf = (file: string) => basename(file, '.json')
const files = globSync('operations/**/*.json', { cwd: root })
const metrics = files.filter((file) => file.includes('log-metrics')).map(nameOf)
// Cloud Run has their names in lower case.
const functions = [
  ...globSync('functions/src/{index,schedules/*}.ts', { cwd: root })
    .map(read)
    .join('\n')
    .matchAll(/^export const (\w+) = on(?:Request|Schedule)\(/gm),
].map(([, name = '']) => name.toLowerCase())
const chapters = [...read('operations/incidents.md').matchAll(/^## (.+)$/gm)].map(
  ([, title = '']) => title.toLowerCase().replaceAll(' ', '-'),
)
const source = globSync('functions/src/**/*.ts', { cwd: root }).map(read).join('\n')

test('index.ts exports each scheduled function', () => {
  const [, exported = ''] = /^export \{([^}]+)\}/m.exec(read('functions/src/index.ts')) ?? []
  const names = exported.toLowerCase().match(/\w+/g) ?? []
  expect([...names, 'api'].sort()).toEqual([...functions].sort())
})

test.each(files)('%s names only metrics, functions, chapters and messages that exist', (file) => {
  const named = (pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)
  expect(metrics).toEqual(
    expect.arrayContaining(named(/logging\.googleapis\.com\/user\/([\w-]+)/g)),
  )
  expect(functions).toEqual(expect.arrayContaining(named(/service_name=\\"(\w+)\\"/g)))
  expect(chapters).toEqual(expect.arrayContaining(named(/incidents\.md#([\w-]+)/g)))
  expect([nameOf(file)]).toEqual(expect.arrayContaining(named(/"file": "([\w-]+)"/g)))
  const logged = named(/jsonPayload\.message[:=]\\"([^"\\]+)\\"/g)
  expect(logged.filter((message) => !source.includes(message))).toEqual([])
})

test.each(metrics)('an alert or the dashboard uses the metric %s', (name) => {
  const use = `logging.googleapis.com/user/${name}\\"`
  expect(files.filter((file) => read(file).includes(use))).not.toEqual([])
})

test('create.sh creates what is missing in a new project, and updates what exists', () => {
  using copy = projectCopy('operations')
  const calls = (answer: string) => {
    copy.write('bin/gcloud', `#!/bin/sh\necho "gcloud $*" >> "$CALLS"\n${answer}`)
    chmodSync(join(copy.folder, 'bin/gcloud'), 0o755)
    copy.write('calls', '')
    const { status, stderr } = spawnSync('sh', ['operations/create.sh', 'shop', 'me@example.com'], {
      cwd: copy.folder,
      encoding: 'utf8',
      env: {
        CALLS: join(copy.folder, 'calls'),
        PATH: [join(copy.folder, 'bin'), process.env.PATH].join(delimiter),
      },
    })
    expect([status, stderr]).toEqual([0, ''])
    return readFileSync(join(copy.folder, 'calls'), 'utf8')
  }
  const count = (text: string, words: string) => text.split(words).length - 1
  const policies = globSync('operations/alert-policies/*.json', { cwd: root }).length
  const created = calls(
    'case "$*" in *describe*) exit 1 ;; *"channels create"*) echo channel ;; esac',
  )
  expect(count(created, 'logging metrics create')).toBe(metrics.length)
  expect(count(created, 'policies create --policy-from-file')).toBe(policies)
  expect(count(created, '--notification-channels=channel')).toBe(policies)
  expect(created).toContain('--resource-labels=host=shop.web.app,project_id=shop')
  expect(created).toContain('dashboards create --config-from-file=dashboard.json')

  const known = (host: string) =>
    calls(`case "$*" in *list-configs*) echo "check ${host}" ;; *) echo known ;; esac`)
  const updated = known('shop.web.app')
  expect(count(updated, 'logging metrics update')).toBe(metrics.length)
  expect(count(updated, 'policies update known --policy-from-file')).toBe(policies)
  // Edits of the dashboard in the console are kept.
  expect(updated).not.toMatch(
    /(uptime|policies|channels|metrics) create|dashboards (create|delete)/,
  )
  const moved = known('my-shop.web.app')
  expect(moved).toContain('monitoring uptime delete check --quiet')
  expect(moved).toContain('--resource-labels=host=shop.web.app,project_id=shop')
})
