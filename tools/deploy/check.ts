import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { buildFunctions } from '../start/build.ts'
import {
  copyUpload,
  installUpload,
  requireCurrentLockfile,
  requireFunctions,
} from './function-upload.ts'
import { requireConfiguredClient } from './web-environment.ts'

/** Checks what neither the tests nor `firebase deploy --dry-run` do, and prints a line for each. */
await runCommand(async ({ processes }) => {
  const upload = mkdtempSync(join(tmpdir(), 'tech-house-'))
  process.once('exit', () => rmSync(upload, { recursive: true, force: true }))
  const checks: [title: string, check: () => unknown][] = [
    ['The client is configured', () => requireConfiguredClient(root)],
    ['The lockfile of functions/ is current', () => requireCurrentLockfile(processes, root)],
    ['The functions build', () => buildFunctions(processes)],
    ['The upload holds what was built', () => copyUpload(root, upload)],
    ['The upload installs without development packages', () => installUpload(processes, upload)],
    ['The upload exports every function of the code', () => requireFunctions(processes, upload)],
  ]
  let failed = 0
  for (const [title, check] of checks) {
    try {
      await check()
      console.log(`✓ ${title}`)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      failed += 1
      console.log(`✗ ${title}: ${error.message}`)
    }
  }
  console.log(failed ? `\n${failed} of these would fail a deploy.` : '\nReady: npx firebase deploy')
  return failed ? 1 : 0
})
