import type { LocalFirestore } from '../firestore/start-firestore.ts'
import type { Part, TestOptions } from '../process/options.ts'
import type { Processes } from '../process/processes.ts'
import { emulatorEnv, ports } from '../project.ts'
import { clearAccounts, serveApi } from './api-server.ts'
import type { Count } from './count.ts'
import { runJourneys } from './run-journeys.ts'
import { runVitest } from './run-tests.ts'
import { testShop } from './test-shop.ts'

/** A run of tests, or why this machine cannot do it. */
export interface TestRun {
  title: string
  run: (() => Promise<Count>) | undefined
}

/** What each part of `npm test` runs; the API runs on each kind of Firestore, so that they cannot drift. */
export function testParts(processes: Processes, options: TestOptions): Record<Part, TestRun[]> {
  const { filters } = options
  const shop = testShop(processes, options)
  const { reference, embedded, hasOfficial } = shop

  async function http(project: string, firestore: () => Promise<LocalFirestore>): Promise<Count> {
    await shop.functionBuild()
    await shop.auth()
    await clearAccounts()
    const env = await serveApi(processes, await firestore())
    return runVitest(processes, [project], { filters, env })
  }

  /** These tests start and break a Firestore and a function of their own, and mostly wait. */
  async function faults(): Promise<Count> {
    await shop.functionBuild()
    await shop.auth()
    const env = {
      ...process.env,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      ...(options.firestore && { FIRESTORE_KIND: options.firestore }),
    }
    const projects = ['faults', ...(hasOfficial ? ['faults-official'] : [])]
    return runVitest(processes, projects, { filters: ['--maxWorkers=4', ...filters], env })
  }

  async function rules(firestore: () => Promise<LocalFirestore>): Promise<Count> {
    const { host } = await firestore()
    return runVitest(processes, ['rules'], { filters, env: emulatorEnv(host) })
  }

  return {
    unit: [{ title: 'unit', run: () => runVitest(processes, ['unit', 'unit-web'], { filters }) }],
    api: [
      { title: 'api, official Firestore', run: reference && (() => http('api', reference)) },
      { title: 'api, embedded Firestore', run: embedded && (() => http('api', embedded)) },
    ],
    // Only the embedded Firestore tells what it would charge.
    reads: [{ title: 'reads', run: () => http('reads', shop.counting) }],
    faults: [
      { title: 'faults', run: faults },
      ...(hasOfficial ? [] : [{ title: 'faults, official Firestore', run: undefined }]),
    ],
    rules: [{ title: 'rules', run: reference && (() => rules(reference)) }],
    browser: [{ title: 'browser', run: () => runJourneys(processes, shop, filters) }],
  }
}
