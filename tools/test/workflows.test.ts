import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from '../paths.ts'

interface Step {
  uses?: string
  if?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  uses?: string
  steps?: Step[]
  permissions?: Record<string, string>
  'timeout-minutes'?: number
}

interface Workflow {
  on: Record<string, unknown>
  concurrency?: { group: string; 'cancel-in-progress': boolean }
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const files = globSync('.github/workflows/*.yml', { cwd: root })
const actions = globSync('.github/actions/*/action.yml', { cwd: root })
const workflows = files.map((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, workflow: parse(text) as Workflow }
})
const steps = workflows.flatMap(({ workflow }) =>
  Object.values(workflow.jobs).flatMap((job) => job.steps ?? []),
)

/** An action of this repository, or of a commit with its version beside it. */
const pinned = /^(\.\/\.github\/[\w/.-]+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/

test('every action of a workflow is pinned to a commit, with its version beside it', () => {
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of [...files, ...actions]) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, action] of text.matchAll(/uses: (.+)$/gm)) expect(action, file).toMatch(pinned)
  }
})

test('a workflow starts with a token that only reads, leaves no token behind, and ends in time', () => {
  for (const { file, workflow } of workflows) {
    // The called workflow has the permissions of its caller.
    const isCalled = Object.keys(workflow.on).join() === 'workflow_call'
    if (!isCalled) expect(workflow.permissions, file).toEqual({ contents: 'read' })
    expect(workflow.on, file).not.toHaveProperty('pull_request_target')
    for (const job of Object.values(workflow.jobs)) {
      if (!job.uses) expect(job['timeout-minutes'], file).toBeLessThanOrEqual(60)
    }
  }
  for (const { uses = '', with: options } of steps) {
    if (uses.startsWith('actions/checkout@')) {
      expect(options).toMatchObject({ 'persist-credentials': false })
    }
  }
})

test('a script of a workflow contains no text of an event, and calls only scripts that exist', () => {
  for (const { run = '' } of steps) {
    // An expression is replaced before the shell parses the script. Those of a matrix are fixed.
    expect(run).not.toMatch(/\$\{\{ (?!matrix\.)/)
    for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) {
      expect(packageJson.scripts).toHaveProperty([script])
    }
  }
})

test('a run of CI that precedes a deploy is cancelled by no other run', () => {
  const called = workflows.filter(({ workflow }) => 'workflow_call' in workflow.on)
  expect(called.length).toBeGreaterThan(1)
  for (const { file, workflow } of called) {
    if (!workflow.concurrency) continue
    // Unlike a branch, each run has an id of its own.
    expect(workflow.concurrency.group, file).toMatch(/== 'pull_request' && .* \|\| github\.run_id/)
  }
})

test('an attestation is skipped in a private repository, for which GitHub may refuse it', () => {
  const attested = steps.filter(({ uses = '' }) => uses.startsWith('actions/attest@'))
  expect(attested).toHaveLength(2)
  for (const step of attested) expect(step.if).toContain('!github.event.repository.private')
})
