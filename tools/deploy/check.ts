import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { freePort } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { npm } from '../start/build.ts'
import { checkOut, requireCommitted } from './clean-checkout.ts'
import { requireIndexes, requireRules } from './database.ts'
import {
  copyUpload,
  installUpload,
  requireCurrentLockfile,
  requireFunctions,
} from './function-upload.ts'
import { type Check, runChecks } from './run-checks.ts'
import { buildClient, requireAllowedScripts, requireOwnSettings } from './web-bundle.ts'
import { readWebEnvironment, requireAllowedHosts, requireSameProject } from './web-environment.ts'

await runCommand(async ({ processes }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tech-house-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const failed = await runChecks(await deployChecks(processes, folder))
  console.log(failed ? `\n${failed} of these would fail a deploy.` : '\nReady: npx firebase deploy')
  return failed ? 1 : 0
})

async function deployChecks(processes: Processes, folder: string): Promise<Check[]> {
  const [checkout, upload] = [join(folder, 'checkout'), join(folder, 'upload')]
  mkdirSync(checkout)
  mkdirSync(upload)
  const official = findOfficialFirestore()
  const choice = official ? { kind: 'official' as const, official } : { kind: 'embedded' as const }
  const { host } = await startFirestore(processes, choice, await freePort())

  return [
    { title: 'Everything is committed', run: () => requireCommitted(root) },
    { title: 'The commit can be laid out', run: () => checkOut(root, checkout) },
    {
      title: 'The rules compile',
      run: () => requireRules(root, host),
      leftOut: !official && noRules,
    },
    { title: 'Every query has its index', run: () => requireIndexes(processes, host) },
    ...functionChecks(processes, checkout, upload),
    ...clientChecks(processes, checkout),
  ]
}

const noRules = 'Only the official Firestore emulator compiles rules, and it is not installed.'

function functionChecks(processes: Processes, checkout: string, upload: string): Check[] {
  const build = { ...npm('Function build', ['run', 'build']), cwd: join(checkout, 'functions') }
  return [
    {
      title: 'The lockfile of functions/ is current',
      run: () => requireCurrentLockfile(processes, checkout),
    },
    { title: 'The function builds from the commit', run: () => processes.run(build) },
    { title: 'The upload holds what was built', run: () => copyUpload(checkout, upload) },
    {
      title: 'The upload installs without development packages',
      run: () => installUpload(processes, upload),
    },
    { title: 'The function loads as deployed', run: () => requireFunctions(processes, upload) },
  ]
}

function clientChecks(processes: Processes, checkout: string): Check[] {
  const env = () => readWebEnvironment(checkout)
  return [
    { title: 'The client is configured', run: env },
    { title: 'Client and deploy name one project', run: () => requireSameProject(checkout, env()) },
    {
      title: 'The policy allows the configured hosts',
      run: () => requireAllowedHosts(checkout, env()),
    },
    { title: 'The client builds from the commit', run: () => buildClient(processes, checkout) },
    { title: 'The client holds its own settings', run: () => requireOwnSettings(checkout, env()) },
    { title: 'The policy allows the pages’ scripts', run: () => requireAllowedScripts(checkout) },
  ]
}
