import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { runCommand } from '../process/command.ts'
import { startOptions } from '../process/options.ts'
import { requireFreePorts } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { emulatorEnv, ports } from '../project.ts'
import { seed } from '../seed/run-seed.ts'
import { buildFunctions, buildWeb, npm } from './build.ts'
import { startEmulators } from './emulators.ts'

await runCommand(async (work) => {
  const { processes } = work
  const { dev, firestore: forced } = startOptions(process.argv.slice(2))
  const choice = chooseFirestore(forced, process.env.FIRESTORE_EMULATOR_HOST, findOfficialFirestore)
  await requireFreePorts({
    Hosting: ports.hosting,
    Functions: ports.functions,
    Auth: ports.auth,
    ...(choice.kind !== 'running' && { Firestore: ports.firestore }),
    ...(dev && { Vite: ports.vite }),
  })

  const [firestore] = await step('Building the function and starting Firestore', () =>
    Promise.all([startFirestore(processes, choice, ports.firestore), buildFunctions(processes)]),
  )
  const env = emulatorEnv(firestore.host)
  await (dev
    ? step('Starting Auth and Functions', () =>
        startEmulators(processes, ['auth', 'functions'], env),
      )
    : step('Building the web client and starting Auth, Functions and Hosting', () =>
        Promise.all([
          startEmulators(processes, ['auth', 'functions', 'hosting'], env),
          buildWeb(processes),
        ]),
      ))
  await step('Filling the shop if it is empty', () => seed(processes, env))
  if (dev) await step('Starting Vite and watching the function', () => watch(processes, env))

  work.exitCodeWhenStopped = 0
  console.log(welcome(dev ? ports.vite : ports.hosting, firestore.title))
  return new Promise<never>(() => {})
})

function watch(processes: Processes, env: NodeJS.ProcessEnv) {
  const rebuild = npm('Function rebuild', ['run', 'build', '-w', 'functions', '--', '--watch'])
  const vite = npm('Vite', ['run', 'dev', '-w', 'web'])
  return Promise.all([
    processes.serve(rebuild, /Rebuilt lib/),
    processes.serve({ ...vite, env }, /ready in/),
  ])
}

function welcome(port: number, firestore: string): string {
  return `
Tech House is open: http://localhost:${port}

  Admin      admin@techhouse.example     password techhouse
  Customer   customer@techhouse.example  password techhouse

Orders and products are kept in ${firestore}.
Press Ctrl-C to stop.`
}
