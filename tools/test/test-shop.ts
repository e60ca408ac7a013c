import { chooseFirestore, type FirestoreChoice } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import type { TestOptions } from '../process/options.ts'
import { freePort, requireFreePorts } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { emulatorEnv, ports } from '../project.ts'
import { buildFunctions, buildWeb } from '../start/build.ts'
import { startEmulators } from '../start/emulators.ts'

export type TestShop = ReturnType<typeof testShop>

const { auth, functions, hosting } = ports

/** What the tests run against; each piece starts once, when the first test asks for it. */
export function testShop(processes: Processes, { parts, firestore: forced }: TestOptions) {
  const reference = chooseFirestore(
    forced,
    process.env.FIRESTORE_EMULATOR_HOST,
    findOfficialFirestore,
  )
  const start = async (choice: FirestoreChoice) =>
    startFirestore(processes, choice, await freePort())
  const embedded = once(() => start({ kind: 'embedded' }))
  const functionBuild = once(() => step('Building the function', () => buildFunctions(processes)))

  async function startAuth(): Promise<void> {
    await requireFreePorts({ Auth: auth })
    await startEmulators(processes, ['auth'], process.env)
  }

  /** A Firestore of its own keeps the browser journeys apart from what the API tests write. */
  async function startWholeShop(): Promise<NodeJS.ProcessEnv> {
    await requireFreePorts({ Auth: auth, Functions: functions, Hosting: hosting })
    const own = reference.kind === 'running' ? { kind: 'embedded' as const } : reference
    const [firestore] = await Promise.all([start(own), functionBuild()])
    const env = emulatorEnv(firestore.host)
    const emulators = startEmulators(processes, ['auth', 'functions', 'hosting'], env)
    await Promise.all([emulators, buildWeb(processes)])
    return env
  }

  const wholeShop = once(() => step('Opening a shop to test', startWholeShop))
  return {
    hasOfficial: reference.kind === 'official',
    /** The official Firestore, or one that is running already. */
    reference: reference.kind === 'embedded' ? undefined : once(() => start(reference)),
    embedded: forced === 'official' ? undefined : embedded,
    /** An empty one of its own, for what is counted. */
    counting: () => start({ kind: 'embedded' }),
    functionBuild,
    wholeShop,
    auth: parts.includes('browser') ? wholeShop : once(() => step('Starting Auth', startAuth)),
  }
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined
  return () => {
    started ??= start()
    return started
  }
}
