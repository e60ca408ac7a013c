import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { startOptions } from '../process/options.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { ports } from '../project.ts'
import { npm } from './build.ts'
import { openShop } from './open-shop.ts'
import { sendLocalMails } from './send-mails.ts'

await runCommand(async (work) => {
  const { processes } = work
  const { dev, firestore: forced } = startOptions(process.argv.slice(2))
  const choice = chooseFirestore(forced, process.env.FIRESTORE_EMULATOR_HOST, findOfficialFirestore)
  const { firestore, env } = await openShop(processes, choice, ports.firestore, { dev })
  if (dev) await step('Starting Vite and watching the function', () => watch(processes, env))

  if (process.env.SMTP_URL) sendLocalMails(process.env.SMTP_URL, env)

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
