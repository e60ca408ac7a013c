import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import type { Command } from '../../../tools/process/processes.ts'

const children: ChildProcess[] = []
const killAll = () => {
  for (const child of children) child.kill('SIGKILL')
}

// Here and not in `launch`: a hook that a running test adds is never called.
afterAll(killAll)
process.once('exit', killAll)

/** Starts a server that the test may freeze or kill; it ends with the test file at the latest. */
export async function launch({ file, args, cwd, env }: Command, ready: RegExp) {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  await says(child, ready)
  return child
}

/** Kills a process at once, like a power failure. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function says(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-10_000)
        if (words.test(said)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`A server ended before it was ready:\n${said}`)))
  })
}
