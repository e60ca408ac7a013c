import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoProject } from '../emulator-target.ts'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { emulatorEnv } from '../project.ts'

interface Compiled {
  issues?: { description: string; sourcePosition: { line: number } }[]
  error?: { message: string }
}

/**
 * Lets Google's emulator on `host` compile the rules of the project at `root`; throws the errors
 * that it finds.
 */
export async function requireRules(root: string, host: string): Promise<void> {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const response = await fetch(`http://${host}/emulator/v1/projects/${demoProject}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  const { error, issues = [] } = (await response.json()) as Compiled
  const found = issues.map((issue) => `line ${issue.sourcePosition.line}: ${issue.description}`)
  if (error) found.push(error.message)
  if (found.length > 0) throw new UserError(`Fix firestore.rules: ${found.join(' ')}`)
}

/**
 * Runs the test that compares firestore.indexes.json with the queries of the stores, on the
 * Firestore at `host`.
 */
export async function requireIndexes(processes: Processes, host: string): Promise<void> {
  const test = 'functions/src/paging/indexes.test.ts'
  const indexes = {
    name: 'Indexes',
    file: process.execPath,
    args: [installed('vitest/vitest.mjs'), 'run', '--project=api', test],
    // This test needs Firestore only, so its setup must not start the API.
    env: { ...emulatorEnv(host), API_URL: '' },
  }
  if ((await processes.exitCode(indexes)) === 0) return
  throw new UserError('firestore.indexes.json is not what the queries need: see .local/indexes.log')
}
