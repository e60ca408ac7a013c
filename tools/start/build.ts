import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import type { Command, Processes } from '../process/processes.ts'

/** Builds the function to functions/lib, in one step for a server that is just loading it. */
export async function buildFunctions(processes: Processes): Promise<void> {
  const file = `lib/${process.pid}.js`
  await processes.run(
    npm('Function build', ['run', 'build', '-w', 'functions', '--', '--file', file]),
  )
  const folder = join(root, 'functions')
  renameSync(join(folder, file), join(folder, 'lib/index.js'))
}

export const buildWeb = (processes: Processes, env: NodeJS.ProcessEnv = {}, cwd = root) =>
  processes.run({
    ...npm('Web build', ['run', 'build', '-w', 'web', '--', '--mode', 'emulator']),
    env,
    cwd,
  })

export function npm(name: string, args: string[]): Command {
  const program = process.env.npm_execpath
  return program
    ? { name, file: process.execPath, args: [program, ...args] }
    : { name, file: 'npm', args }
}
