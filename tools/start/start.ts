import { parseArgs } from 'node:util'
import * as shop from '@tech-house/shop'
import { requireRightMoney } from '../deploy/shop-rules.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { runCommand } from '../process/command.ts'
import { requireFreePorts } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { emulatorEnv, ports } from '../project.ts'
import { seed } from '../seed/run-seed.ts'
import { buildFunctions, buildWeb, npm } from './build.ts'
import { startEmulators } from './emulators.ts'
import { readLocalLists } from './read-local-lists.ts'
import { sendLocalMails } from './send-mails.ts'

await runCommand(async (work) => {
  const { processes } = work
  requireRightMoney(shop)
  const flag = { type: 'boolean', default: false } as const
  const { dev, empty } = parseArgs({ options: { dev: flag, empty: flag } }).values
  const choice = chooseFirestore()
  const { auth, functions, hosting } = ports
  await requireFreePorts({
    Hosting: hosting,
    Functions: functions,
    Auth: auth,
    Firestore: ports.firestore,
    ...(dev && { Vite: ports.vite }),
  })
  const [firestore] = await step('Building the function and starting Firestore', () =>
    Promise.all([startFirestore(processes, choice, ports.firestore), buildFunctions(processes)]),
  )
  const env = emulatorEnv(firestore.host)
  await (dev
    ? step('Starting Auth and Functions', () => startEmulators(processes, { auth, functions }, env))
    : step('Building the web client and starting Auth, Functions and Hosting', () =>
        Promise.all([
          startEmulators(processes, { auth, functions, hosting }, env),
          buildWeb(processes),
        ]),
      ))
  if (!empty) await step('Filling the shop if it is empty', () => seed(processes, env))
  await step('Starting the function', readLocalLists)
  if (dev) await step('Starting Vite and watching the function', () => watch(processes, env))
  if (process.env.SMTP_URL) sendLocalMails(process.env.SMTP_URL, env)

  work.exitCodeWhenStopped = 0
  console.log(welcome(dev ? ports.vite : ports.hosting, firestore.title, empty))
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

function welcome(port: number, firestore: string, empty: boolean): string {
  const accounts = empty
    ? '  It is empty. Sign up, and then: npm run make-admin -- YOUR_EMAIL --unverified'
    : `  Admin      admin@techhouse.example     password techhouse
  Customer   customer@techhouse.example  password techhouse`
  return `
${shop.name} is open: http://localhost:${port}

${accounts}

Orders and products are kept in ${firestore}.
Press Ctrl-C to stop.`
}
