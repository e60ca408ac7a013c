import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { root } from '../paths.ts'
import { operationsProblems } from './check-operations.ts'

const policy = 'operations/alert-policies/outbox.json'

test('the files of the alerts, metrics and dashboard have no problem', () => {
  expect(operationsProblems(root)).toEqual([])
})

test.each([
  [policy, /mail-age/, 'there is no log-based metric mails-age', 'mails-age'],
  [
    policy,
    /incidents.md#mails-wait/,
    'there is no chapter of incidents.md post',
    'incidents.md#post',
  ],
  [policy, /"outbox"/, 'there is no file of this name inbox', '"inbox"'],
  [
    'operations/log-metrics/mail-age.json',
    /Mails are sent/,
    'no function logs "Mails left"',
    'Mails left',
  ],
  ['operations/log-metrics/mail-age.json', /sendmails/, 'there is no function sender', 'sender'],
])('%s with another %s is refused: %s', (file, pattern, problem, replacement) => {
  using copy = projectCopy('operations', 'functions/src')
  copy.edit(file, pattern, replacement)
  expect(operationsProblems(copy.folder).join('\n')).toContain(`${file}: ${problem}`)
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
  const [metrics, policies] = ['log-metrics', 'alert-policies'].map(
    (folder) => globSync(`operations/${folder}/*.json`, { cwd: root }).length,
  )
  const created = calls(
    'case "$*" in *describe*) exit 1 ;; *"channels create"*) echo channel ;; esac',
  )
  expect(count(created, 'logging metrics create')).toBe(metrics)
  expect(count(created, 'policies create --policy-from-file')).toBe(policies)
  expect(count(created, '--notification-channels=channel')).toBe(policies)
  expect(created).toContain('--resource-labels=host=shop.web.app,project_id=shop')
  expect(created).toContain('dashboards create --config-from-file=dashboard.json')

  const updated = calls('echo known')
  expect(count(updated, 'logging metrics update')).toBe(metrics)
  expect(count(updated, 'policies update known --policy-from-file')).toBe(policies)
  expect(updated).not.toMatch(/(uptime|policies|channels|metrics) create/)
})
